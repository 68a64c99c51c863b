/** In CSS pixels. */
export interface MeasuredBox {
  /** Position in the document: `0/3/1` is below `0/3`. */
  readonly place: string
  /** For reports: `main > section.plans > h3`. */
  readonly name: string
  readonly left: number
  readonly right: number
  readonly width: number
  readonly height: number
  readonly clientWidth: number
  readonly clientHeight: number
  readonly scrollWidth: number
  readonly scrollHeight: number
  readonly overflowX: string
  readonly overflowY: string
  /** Text fields scroll their single line; overflow can't be judged by size. */
  readonly isTextField: boolean
  /** Negative right margin of a child, in px. */
  readonly bleed: number
  /** Inside a horizontal scroller, so it may exceed the screen. */
  readonly isInScroller: boolean
}

export interface Overflow {
  readonly name: string
  readonly fault: string
}

/** Tolerates rounding and sub-pixel sizes. */
const tolerance = 1

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'

/** Screen-reader only, or collapsed. */
const isHidden = ({ width, height }: MeasuredBox): boolean => width <= 1 || height <= 1

const faultOf = (box: MeasuredBox, screenWidth: number): string | undefined => {
  const tooWide = box.scrollWidth - box.clientWidth - box.bleed
  const tooHigh = box.scrollHeight - box.clientHeight
  if (box.clientWidth > 0 && tooWide > tolerance && !scrolls(box.overflowX))
    return `its content is ${tooWide} px wider than its ${box.clientWidth} px`
  if (box.clientHeight > 0 && !box.isTextField && tooHigh > tolerance && cuts(box.overflowY))
    return `${tooHigh} px of its content is cut off at the bottom`
  if (box.isInScroller || box.right <= 0) return undefined
  if (box.right > screenWidth + tolerance) return `it ends ${Math.round(box.right - screenWidth)} px beyond the right edge of the screen`
  if (box.left < -tolerance) return `it begins ${Math.round(-box.left)} px beyond the left edge of the screen`
  return undefined
}

/** Overflowing elements; of nested ones only the innermost, which causes the others. */
export const overflowsIn = (boxes: readonly MeasuredBox[], screenWidth: number): readonly Overflow[] => {
  const found = boxes.flatMap((box) => {
    const fault = isHidden(box) ? undefined : faultOf(box, screenWidth)
    return fault === undefined ? [] : [{ place: box.place, name: box.name, fault }]
  })
  return found
    .filter(({ place }) => !found.some((other) => other.place.startsWith(`${place}/`)))
    .map(({ name, fault }) => ({ name, fault }))
}
