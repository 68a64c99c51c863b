'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** In px; granularity of the packing. */
const rowHeight = 4

export const rowsOf = (height: number): number => Math.max(1, Math.ceil(height / rowHeight))

/** Spans each item over the rows its height needs, also when it grows. Returns a cleanup function. */
export function spanRows(list: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    // Reads sizes from the entries, because reading them from elements would force layout.
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

interface MasonryProps {
  /** Columns on a wide screen: 4, then 3 below 1280 px; or 3 at once. Then 2 below 1024, 1 below 768 (§2). */
  readonly most: 3 | 4
  readonly children: ReactNode
}

/** Masonry in reading order, so that visual, tab and reading order match the document. Without JavaScript the rows are level. */
export const Masonry = ({ most, children }: MasonryProps) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? spanRows(list.current) : undefined), [])
  return (
    <ul className={`masonry masonry--${most}`} ref={list}>
      {children}
    </ul>
  )
}
