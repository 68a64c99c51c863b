'use client'

import { Search, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'

import { IconButton } from '@/ui/button/icon-button'
import { Icon } from '@/ui/icons/icon'

import { readQuestions, withQuestion, writeQuestions } from './recent-questions'
import { SearchFaces } from './search-faces.client'
import { SearchOptions } from './search-options.client'
import type { Found, SiteSearchWords } from './types'
import { useSiteSearch } from './use-site-search.client'

interface SearchDialogProps {
  readonly locale: string
  readonly words: SiteSearchWords
  readonly onClose: () => void
}

const storage = () => window.localStorage

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0

/** The search of the whole site: a field with a list of ways under it (WAI-ARIA combobox), in a dialog of the browser's own. */
export function SearchDialog({ locale, words, onClose }: SearchDialogProps) {
  const router = useRouter()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [question, setQuestion] = useState('')
  const [active, setActive] = useState(0)
  const [recent, setRecent] = useState<readonly string[]>(() => readQuestions(storage))
  const { state, retry } = useSiteSearch(question)
  const { results } = state
  const isListed = results.length > 0 && state.phase !== 'failed'
  const position = active < results.length ? active : 0

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const ask = (next: string) => {
    setQuestion(next)
    setActive(0)
  }
  const remember = () => writeQuestions(storage, withQuestion(recent, question))
  const follow = (found: Found, event?: MouseEvent) => {
    remember()
    if (event && opensElsewhere(event)) return
    event?.preventDefault()
    onClose()
    router.push(found.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isListed) return
    const found = results[position]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive((position + (event.key === 'ArrowDown' ? 1 : results.length - 1)) % results.length)
    } else if (event.key === 'Enter' && found) {
      event.preventDefault()
      follow(found)
    }
  }

  return (
    <dialog
      ref={dialog}
      className="site-search on-paper"
      aria-label={words.title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <div className="site-search__frame">
        <div className="site-search__head">
          <Icon of={Search} />
          <input
            className="site-search__input"
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            autoFocus
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            aria-label={words.field}
            placeholder={words.field}
            aria-expanded={isListed}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isListed ? `${id}-${position}` : undefined}
            value={question}
            onChange={(event) => ask(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton icon={X} label={words.close} onClick={() => dialog.current?.close()} />
        </div>
        <p className="visually-hidden" role="status">
          {state.phase === 'loaded' && state.question !== '' ? words.counts[results.length] : ''}
        </p>
        <div className="site-search__body" aria-busy={state.phase === 'loading'}>
          <SearchFaces
            state={state}
            words={words}
            locale={locale}
            recent={question === '' ? recent : []}
            onAsk={ask}
            onForget={() => {
              writeQuestions(storage, [])
              setRecent([])
            }}
            onRetry={retry}
            onLeave={onClose}
          />
          <SearchOptions
            id={id}
            label={state.question === '' ? words.popular : words.results}
            results={isListed ? results : []}
            active={position}
            words={words}
            onFollow={follow}
            onPoint={setActive}
          />
        </div>
      </div>
    </dialog>
  )
}
