/** In px below the element's top that must be visible to count as seen: a heading and the first row. */
const seenFrom = 240

/** An on-screen keyboard shrinks the visual viewport. */
const isSeen = (element: HTMLElement): boolean => {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top + seenFrom <= (window.visualViewport?.height ?? window.innerHeight)
}

/** S13: scrolls a result to the top and focuses it, which closes the on-screen keyboard. The element needs `tabIndex={-1}`. */
export const reveal = (element: HTMLElement | null, { unlessSeen = false } = {}): void => {
  if (!element || (unlessSeen && isSeen(element))) return
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
}
