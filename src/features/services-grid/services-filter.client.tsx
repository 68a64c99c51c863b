'use client'

import { type MouseEvent, useEffect, useRef } from 'react'

import type { CategoryBranch } from '@/core/catalog/categories'
import type { CategoryId } from '@/core/catalog/types'

interface ServicesFilterProps {
  readonly outline: readonly CategoryBranch[]
  readonly labels: { readonly filter: string; readonly categories: Readonly<Record<string, string>> }
  readonly active: CategoryId | null
  readonly onChoose: (category: CategoryId | null) => void
}

/** §4: the category tree as links; the chosen one is kept in the URL, so Back undoes it. */
export const ServicesFilter = ({ outline, labels, active, onChoose }: ServicesFilterProps) => {
  const nav = useRef<HTMLElement>(null)
  // Where the tree lies in one line, the chosen branch is drawn into sight.
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && chosen) nav.current.scrollLeft = chosen.offsetLeft - (nav.current.clientWidth - chosen.offsetWidth) / 2
  }, [active])

  const link = (category: CategoryId | null) => (
    <a
      href={`?type=${category ?? 'all'}`}
      aria-current={category === active ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        // A new tab or window is the browser's own business.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onChoose(category)
      }}
    >
      {labels.categories[category ?? 'all']}
    </a>
  )
  return (
    <nav ref={nav} className="goods__filter" aria-label={labels.filter}>
      <ul>
        <li>{link(null)}</li>
        {outline.map(({ category, children }) => (
          <li key={category}>
            {link(category)}
            {children.length > 0 ? (
              <ul>
                {children.map((child) => (
                  <li key={child}>{link(child)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}
