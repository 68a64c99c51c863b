/** Height of one grid row, in px: how finely items are packed. */
const rowHeight = 4

/** How many rows an item of this height covers. */
export const rowsOf = (height: number): number => Math.max(1, Math.ceil(height / rowHeight))

/** Makes every item of a grid span the rows its height needs, also as it grows. Returns a function that stops this. */
export function spanRows(list: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const item = target.parentElement
      if (item) item.style.gridRowEnd = `span ${rowsOf(target.getBoundingClientRect().height)}`
    }
  })
  for (const item of list.children) {
    if (item.firstElementChild) observer.observe(item.firstElementChild)
  }
  list.dataset.packed = ''
  return () => observer.disconnect()
}
