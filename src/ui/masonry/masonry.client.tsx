'use client'

import { type ReactNode, useEffect, useRef } from 'react'

import { spanRows } from './span-rows'

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
