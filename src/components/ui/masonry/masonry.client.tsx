'use client'

import { type ReactNode, useEffect, useRef } from 'react'

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

interface MasonryProps {
  /** Columns on a wide screen: 4, then 3 below 1280 px; or 3 at once. Then 2 below 1024, 1 below 768 (§2). */
  readonly most: 3 | 4
  readonly children: ReactNode
}

/**
 * Items of unequal height in columns without gaps, in reading order: the first row is the first items, the next ones
 * stand under them one by one, so what is seen, tabbed and read out follows the document. Without script the rows are
 * level; with it each item moves up to the one above it.
 */
export const Masonry = ({ most, children }: MasonryProps) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? spanRows(list.current) : undefined), [])
  return (
    <ul className={`masonry masonry--${most}`} ref={list}>
      {children}
    </ul>
  )
}
