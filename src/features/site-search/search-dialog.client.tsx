'use client'

import { Search, X } from 'lucide'
import { useRouter } from 'next/navigation'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button/button'
import { useCombobox } from '@/components/ui/combobox/use-combobox.client'
import { Icon } from '@/components/ui/icons/icon'
import { SearchFaces, SearchOptions, useSiteSearch, type SiteSearchHit, type SiteSearchWords } from './search-faces.client'
import { siteSearchKey } from '@/lib/config/browser-storage'
import { siteSearchLimits } from '@/lib/config/limits'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Newest first, deduplicated case-insensitively. */
export const addRecentSearch = (questions: readonly string[], question: string): readonly string[] => {
  const asked = question.trim()
  if (asked === '') return questions
  const others = questions.filter((each) => each.toLowerCase() !== asked.toLowerCase())
  return [asked, ...others].slice(0, siteSearchLimits.recent)
}

/** Validated: an older version may have written other data. */
export const readQuestions = (storage: () => Storage): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage().getItem(siteSearchKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string').slice(0, siteSearchLimits.recent) : []
  } catch {
    return []
  }
}

export const writeQuestions = (storage: () => Storage, questions: readonly string[]): void => {
  try {
    if (questions.length === 0) storage().removeItem(siteSearchKey)
    else storage().setItem(siteSearchKey, JSON.stringify(questions))
  } catch {}
}

interface SearchDialogProps {
  readonly locale: string
  readonly words: SiteSearchWords
  readonly onClose: () => void
}

const storage = () => window.localStorage

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0

const countText = ({ noResults, counts }: SiteSearchWords, locale: string, count: number) =>
  count === 0 ? noResults : counts[new Intl.PluralRules(locale).select(count)]?.replace('#', String(count))

type InputProps = ReturnType<typeof useCombobox>['inputProps']

interface QuestionFieldProps extends InputProps {
  readonly label: string
  readonly question: string
  readonly onAsk: (question: string) => void
}

const QuestionField = ({ label, question, onAsk, ...combobox }: QuestionFieldProps) => (
  <input
    {...combobox}
    className="site-search__input"
    type="text"
    inputMode="search"
    enterKeyHint="go"
    autoFocus
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    maxLength={100}
    aria-label={label}
    placeholder={label}
    value={question}
    onChange={(event) => onAsk(event.currentTarget.value)}
  />
)

/** Site search: a combobox (WAI-ARIA) in a native dialog. */
export const SearchDialog = ({ locale, words, onClose }: SearchDialogProps) => {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [question, setQuestion] = useState('')
  const [recent, setRecent] = useState<readonly string[]>(() => readQuestions(storage))
  const { state, retry } = useSiteSearch(question)
  const { results } = state
  const isListed = results.length > 0 && state.phase !== 'failed'

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const ask = (next: string) => {
    setQuestion(next)
    combobox.point(0)
  }
  const remember = () => writeQuestions(storage, addRecentSearch(recent, question))
  const follow = (found: SiteSearchHit, event?: MouseEvent) => {
    remember()
    if (event && opensElsewhere(event)) return
    event?.preventDefault()
    onClose()
    // The browser's own navigation opens what is folded around an anchor.
    if (found.href.includes('#')) window.location.assign(found.href)
    else router.push(found.href)
  }
  const combobox = useCombobox({
    optionCount: isListed ? results.length : 0,
    onChoose: (position) => {
      const found = results[position]
      if (found) follow(found)
    },
    isAlwaysOpen: true,
  })

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
          <QuestionField {...combobox.inputProps} label={words.field} question={question} onAsk={ask} />
          <IconButton icon={X} label={words.close} onClick={() => dialog.current?.close()} />
        </div>
        <p className="visually-hidden" role="status">
          {state.phase === 'loaded' && state.question !== '' ? countText(words, locale, results.length) : ''}
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
            listId={combobox.listId}
            optionId={combobox.optionId}
            label={state.question === '' ? words.popular : words.results}
            results={isListed ? results : []}
            active={combobox.position}
            words={words}
            onFollow={follow}
            onPoint={combobox.point}
          />
        </div>
      </div>
    </dialog>
  )
}
