'use client'

import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react'
import { siteSearchLimits } from '@/lib/config/limits'
import { callApi } from '@/components/api-client/call-api'
import { displayCurrency } from '@/features/cart/display-currency'
import type { SearchKind, FoundResponse } from '@/modules/content/schema'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { BookOpen, CircleQuestionMark, FileText, Globe, type IconNode, Search, Server } from 'lucide'
import { piecesOf } from '@/core/text-search'
import { Icon } from '@/components/ui/icons/icon'
import type { BillingPeriod } from '@/core/catalog/types'

export type SiteSearchHit = FoundResponse

export interface SiteSearchWords {
  readonly open: string
  readonly title: string
  readonly field: string
  readonly close: string
  readonly loading: string
  readonly results: string
  readonly popular: string
  readonly recent: string
  readonly forget: string
  readonly empty: string
  readonly emptyHint: string
  readonly searchName: string
  readonly failed: string
  readonly retry: string
  readonly kinds: Readonly<Record<SearchKind, string>>
  /** "/month". */
  readonly periods: Readonly<Record<BillingPeriod, string>>
  readonly noResults: string
  /** "# results" by plural category. */
  readonly counts: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
}

interface SiteSearchState {
  readonly phase: 'loading' | 'failed' | 'loaded'
  readonly question: string
  readonly results: readonly SiteSearchHit[]
  /** Where to go on without results. */
  readonly suggestions: readonly SiteSearchHit[]
}

/** Debounced; the newest query wins, and old results stay until new ones arrive. */
export function useSiteSearch(question: string) {
  const [state, setState] = useState<SiteSearchState>({ phase: 'loading', question: '', results: [], suggestions: [] })
  const running = useRef<AbortController | null>(null)

  const ask = useCallback(async (asked: string) => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setState((before) => ({ ...before, phase: 'loading' }))
    const currency = displayCurrency()
    const parameters = new URLSearchParams({ q: asked, ...(currency === null ? {} : { currency }) })
    const answer = await callApi<Pick<SiteSearchState, 'results' | 'suggestions'>>(`/api/site-search?${parameters}`, {
      signal: abort.signal,
    })
    if (abort.signal.aborted) return
    setState(
      answer.ok
        ? { phase: 'loaded', question: asked, results: answer.value.results, suggestions: answer.value.suggestions }
        : { phase: 'failed', question: asked, results: [], suggestions: [] },
    )
  }, [])

  const asked = question.trim()
  useEffect(() => {
    const timer = setTimeout(() => void ask(asked), asked === '' ? 0 : siteSearchLimits.pause)
    return () => clearTimeout(timer)
  }, [ask, asked])

  useEffect(() => () => running.current?.abort(), [])

  return { state, retry: () => void ask(asked) }
}

interface SearchFacesProps {
  readonly state: SiteSearchState
  readonly words: SiteSearchWords
  readonly locale: string
  /** Recent searches, shown while the input is empty. */
  readonly recent: readonly string[]
  readonly onAsk: (question: string) => void
  readonly onForget: () => void
  readonly onRetry: () => void
  readonly onLeave: () => void
}

const skeletonRows = [1, 2, 3, 4, 5, 6]

export const SearchFaces = ({ state, words, locale, recent, onAsk, onForget, onRetry, onLeave }: SearchFacesProps) => {
  const { phase, question, results, suggestions } = state
  return (
    <>
      {recent.length > 0 ? (
        <div className="site-search__recent">
          <h2 className="site-search__title">{words.recent}</h2>
          <ul>
            {recent.map((each) => (
              <li key={each}>
                <Button variant="quiet" onClick={() => onAsk(each)}>
                  {each}
                </Button>
              </li>
            ))}
            <li>
              <Button variant="quiet" className="muted" onClick={onForget}>
                {words.forget}
              </Button>
            </li>
          </ul>
        </div>
      ) : null}
      {phase === 'loading' && results.length === 0 ? (
        <div className="site-search__wait">
          <p className="site-search__title">{words.loading}</p>
          {skeletonRows.map((row) => (
            <Skeleton key={row} width="100%" height="56px" />
          ))}
        </div>
      ) : null}
      {phase === 'failed' ? (
        <div className="site-search__face" role="alert">
          <p>{words.failed}</p>
          <Button onClick={onRetry}>{words.retry}</Button>
        </div>
      ) : null}
      {phase === 'loaded' && results.length === 0 ? (
        <div className="site-search__face">
          <p>
            <b>{words.empty}</b> {words.emptyHint}
          </p>
          <ul className="site-search__links">
            {suggestions.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
          <ButtonLink href={`/${locale}/domains/search?q=${encodeURIComponent(question)}`} onClick={onLeave}>
            {words.searchName}
          </ButtonLink>
        </div>
      ) : null}
    </>
  )
}

const icons = {
  page: FileText,
  plan: Server,
  extension: Globe,
  resource: BookOpen,
  question: CircleQuestionMark,
  domain: Search,
} satisfies Record<SearchKind, IconNode>

interface SearchOptionsProps {
  readonly listId: string
  readonly optionId: (position: number) => string
  readonly label: string
  readonly results: readonly SiteSearchHit[]
  readonly active: number
  readonly words: SiteSearchWords
  readonly onFollow: (found: SiteSearchHit, event: MouseEvent) => void
  readonly onPoint: (position: number) => void
}

const Marked = ({ text, marks }: { readonly text: string; readonly marks: SiteSearchHit['titleMarks'] }) =>
  piecesOf(text, marks).map((piece, index) => (index % 2 === 0 ? <span key={index}>{piece}</span> : <mark key={index}>{piece}</mark>))

/** The input keeps focus; options are real links, so they can be opened in a new tab. */
export const SearchOptions = ({ listId, optionId, label, results, active, words, onFollow, onPoint }: SearchOptionsProps) => {
  const activeId = optionId(active)
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <>
      {results.length > 0 ? (
        <p className="site-search__title" aria-hidden="true">
          {label}
        </p>
      ) : null}
      <div id={listId} className="site-search__list" role="listbox" aria-label={label}>
        {results.map((found, index) => (
          <a
            key={`${found.kind} ${found.title} ${found.href}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className="site-search__option"
            href={found.href}
            onClick={(event) => onFollow(found, event)}
            onPointerMove={() => onPoint(index)}
          >
            <Icon of={icons[found.kind]} />
            <span className="site-search__found">
              <b>
                <Marked text={found.title} marks={found.titleMarks} />
              </b>
              <span>
                {found.heading === null ? null : <span>{found.heading}: </span>}
                <Marked text={found.description} marks={found.descriptionMarks} />
              </span>
            </span>
            <span className="site-search__kind">
              {found.price === null ? (
                words.kinds[found.kind]
              ) : (
                <>
                  <b>{found.price.text}</b> {words.periods[found.price.period]}
                </>
              )}
            </span>
          </a>
        ))}
      </div>
    </>
  )
}
