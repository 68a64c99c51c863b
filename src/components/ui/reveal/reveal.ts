/** px of an element below its top that must be on the screen for it to count as seen: a heading and the first row under it. */
const seenFrom = 240

/** With the keyboard of a phone open, less is seen than the window is high. */
const isSeen = (element: HTMLElement): boolean => {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top + seenFrom <= (window.visualViewport?.height ?? window.innerHeight)
}

/** S13: brings an answer to the top of the screen, and the focus with it, which closes the keyboard of a phone. The element takes the focus by `tabIndex={-1}`. */
export const reveal = (element: HTMLElement | null, { unlessSeen = false } = {}): void => {
  if (!element || (unlessSeen && isSeen(element))) return
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
}
