'use client'

import { Search } from 'lucide'
import { lazy, Suspense, useEffect, useState } from 'react'

import { Icon } from '@/components/ui/icons/icon'

import type { SiteSearchWords } from './search-faces.client'

/** Loaded on first use. */
const SearchDialog = lazy(() => import('./search-dialog.client').then((module) => ({ default: module.SearchDialog })))

interface SiteSearchButtonProps {
  readonly locale: string
  readonly words: SiteSearchWords
}

const isShortcut = (event: KeyboardEvent) =>
  (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'

/** Also opens with Ctrl or Cmd and K. */
export const SiteSearchButton = ({ locale, words }: SiteSearchButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className="site-search__button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} />
        <span className="site-search__word">{words.open}</span>
      </button>
      {isOpen ? (
        <Suspense>
          <SearchDialog locale={locale} words={words} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
