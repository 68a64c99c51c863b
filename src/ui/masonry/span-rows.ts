/** Height of one grid row, in px: how finely items are packed. */
const rowHeight = 4

/** How many rows an item of this height covers. */
export const rowsOf = (height: number): number => Math.max(1, Math.ceil(height / rowHeight))

/** Lets every item of a grid cover as many rows as it is tall, and follows when it grows. Returns what ends it. */
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
