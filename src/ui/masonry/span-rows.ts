/** Height of one grid row, in px: how finely items are packed. */
const rowHeight = 4

/** How many rows an item of this height covers. */
export const rowsOf = (height: number): number => Math.max(1, Math.ceil(height / rowHeight))

/** Makes every item of a grid span the rows its height needs, also as it grows. Returns a function that stops this. */
export function spanRows(list: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    // The sizes come with the entries: asked of the elements, each answer would be a layout of the page anew.
    for (const { target, borderBoxSize } of entries) {
      const item = target.parentElement
      if (item) item.style.gridRowEnd = `span ${rowsOf(borderBoxSize[0]?.blockSize ?? 0)}`
    }
  })
  for (const item of list.children) {
    if (item.firstElementChild) observer.observe(item.firstElementChild)
  }
  list.dataset.packed = ''
  return () => observer.disconnect()
}
