/** One element as the browser measured it, in CSS pixels. */
export interface MeasuredBox {
  /** Where it stands in the document: `0/3/1` is below `0/3`. */
  readonly place: string
  /** For people: `main > section.plans > h3`. */
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
  /** Its one line scrolls by itself, and is cut where the line ends: only ink could be lost, which no figure tells. */
  readonly isTextField: boolean
  /** By how much a child is pulled out to its right on purpose, with a negative margin. */
  readonly bleed: number
  /** Something around it scrolls sideways, so that it may be wider than the screen. */
  readonly isInScroller: boolean
}

export interface Overflow {
  readonly name: string
  readonly fault: string
}

/** Rounded and sub-pixel sizes differ by one. */
const tolerance = 1

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'

/** Kept for screen readers, or shrunk to nothing on purpose. */
const isHidden = ({ width, height }: MeasuredBox): boolean => width <= 1 || height <= 1

const faultOf = (box: MeasuredBox, screenWidth: number): string | undefined => {
  const tooWide = box.scrollWidth - box.clientWidth - box.bleed
  const tooHigh = box.scrollHeight - box.clientHeight
  if (box.clientWidth > 0 && tooWide > tolerance && !scrolls(box.overflowX))
    return `its content is ${tooWide} px wider than its ${box.clientWidth} px`
  if (box.clientHeight > 0 && !box.isTextField && tooHigh > tolerance && cuts(box.overflowY))
    return `${tooHigh} px of its content are cut off below`
  if (box.isInScroller || box.right <= 0) return undefined
  if (box.right > screenWidth + tolerance) return `it ends ${Math.round(box.right - screenWidth)} px right of the screen`
  if (box.left < -tolerance) return `it begins ${Math.round(-box.left)} px left of the screen`
  return undefined
}

/** What leaves its box or the screen, and of elements within each other the innermost alone: the others follow from it. */
export const overflowsIn = (boxes: readonly MeasuredBox[], screenWidth: number): readonly Overflow[] => {
  const found = boxes.flatMap((box) => {
    const fault = isHidden(box) ? undefined : faultOf(box, screenWidth)
    return fault === undefined ? [] : [{ place: box.place, name: box.name, fault }]
  })
  return found
    .filter(({ place }) => !found.some((other) => other.place.startsWith(`${place}/`)))
    .map(({ name, fault }) => ({ name, fault }))
}
