'use client'

import type { BrowserKey } from '@/payload/i18n/browser-words'
import { Button, useTranslation, useConfig, useForm, useFormInitializing } from '@payloadcms/ui'
import { readScreen } from '@/payload/admin/staff-call.client'
import { translate } from '@/payload/translate'
import { textParameter } from './text-parameter'
import type { FoundDocument, SearchResponse, TextSearchResponse, TextHit, ReviewedPlace } from './search-texts'
import { useEffect, useState, useId, useRef, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { hasText, toQuery } from '@/core/find-text'
import { useSearchParams } from 'next/navigation'
import { fieldElement, openRows, useShowField } from '@/payload/admin/pages/open-section.client'

/** For example "30 days: 18 places". */
export const FoundCount = ({ answer }: { readonly answer: TextSearchResponse }) => {
  const { i18n } = useTranslation()
  const say = (text: BrowserKey) => translate({ i18n }, text)
  if (answer.places === 0) return <p role="status">{say('textSearch.none')}</p>
  return (
    <p role="status">
      <strong>{answer.query}</strong>: {answer.places} {say('textSearch.places')} {answer.isMore ? say('textSearch.more') : null}
    </p>
  )
}

export const FoundTitle = ({ found }: { readonly found: FoundDocument }) => (
  <>
    {found.title || found.areaLabel} <small>{found.title ? found.areaLabel : null}</small>
  </>
)

export const PlaceName = ({ hit: { locale, label, key } }: { readonly hit: TextHit }) => (
  <>
    {[locale.toUpperCase(), label].filter((word) => word !== '').join(' · ')}
    {key === null ? null : (
      <>
        {' '}
        <code>{key}</code>
      </>
    )}
  </>
)

export const FoundPlace = ({ hit }: { readonly hit: TextHit }) => (
  <a href={hit.address}>
    <span className="text-place__where">
      <PlaceName hit={hit} />
    </span>
    <span lang={hit.locale}>
      {hit.excerpt.before}
      <mark>{hit.excerpt.match}</mark>
      {hit.excerpt.after}
    </span>
  </a>
)

export interface ReplaceResult {
  readonly replaced: number
  readonly refused: readonly { readonly place: ReviewedPlace; readonly message: string }[]
}

export const replaceIn = async (api: string, body: object): Promise<ReplaceResult | null> => {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const sent = { method: 'POST', credentials: 'same-origin', cache: 'no-store', headers, body: JSON.stringify(body) } as const
    const response = await fetch(`${api}/texts/replace`, sent)
    return response.ok || response.status === 409 ? ((await response.json()) as ReplaceResult) : null
  } catch {
    return null
  }
}

const pauseMs = 250

type TextSearch = { readonly kind: 'idle' } | { readonly kind: 'lost' } | { readonly kind: 'found'; readonly answer: SearchResponse }

/** Debounced search; a new `round` repeats it. */
export const useTextSearch = (typed: string, most: number, round = 0): TextSearch => {
  const { config } = useConfig()
  const [search, setSearch] = useState<TextSearch>({ kind: 'idle' })
  const query = toQuery(typed)
  const api = config.routes.api
  useEffect(() => {
    if (query === null) return undefined
    const control = new AbortController()
    const ask = async () => {
      const asked = new URLSearchParams({ q: query, most: String(most) })
      const found = await readScreen<SearchResponse>(`${api}/texts/search?${asked.toString()}`, control.signal)
      if (!control.signal.aborted) setSearch('body' in found ? { kind: 'found', answer: found.body } : { kind: 'lost' })
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [api, query, most, round])
  return query === null ? { kind: 'idle' } : search
}

const most = 12
const mostScreens = 5

interface FoundLink {
  readonly title: string
  readonly note?: string
  readonly address: string
}

const FoundLinks = ({ label, links }: { readonly label: string; readonly links: readonly FoundLink[] }) =>
  links.length === 0 ? null : (
    <section>
      <h2>{label}</h2>
      <ul>
        {links.map(({ title, note = '', address }) => (
          <li key={address}>
            <a href={address}>
              {title}
              {note === '' ? null : <span className="text-place__where">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

interface PaletteProps {
  /** Screens that the reader's role may open. */
  readonly screens: readonly { readonly label: string; readonly address: string }[]
}

/** Search of the admin's header, opened by Ctrl-K or ⌘-K: screens, records and texts. */
export const TextPalette = ({ screens }: PaletteProps) => {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useId()
  const [typed, setTyped] = useState('')
  /** Enter was pressed before the results arrived. */
  const [isOpening, setOpening] = useState(false)
  const search = useTextSearch(typed, most)
  const say = (text: BrowserKey) => translate({ i18n }, text)
  const word = typed.trim()
  const shown = word === '' ? [] : screens.filter(({ label }) => hasText(label, word)).slice(0, mostScreens)
  const records = search.kind === 'found' ? search.answer.records : []
  const query = toQuery(typed)
  const isPending = query !== null && (search.kind === 'idle' || (search.kind === 'found' && search.answer.query !== query))

  const links = () => [...(dialog.current?.querySelectorAll<HTMLElement>('li a') ?? [])]
  const openFirst = useEffectEvent(() => {
    setOpening(false)
    const [first] = links()
    if (first) first.click()
    else dialog.current?.querySelector('form')?.requestSubmit()
  })
  useEffect(() => {
    if (isOpening && !isPending) openFirst()
  }, [isOpening, isPending])

  const pressInField = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    setOpening(true)
  }
  const step = (event: ReactKeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [dialog.current?.querySelector('input'), ...links()]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    if (at < 0) return
    event.preventDefault()
    stops[Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1))]?.focus()
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!dialog.current?.open) dialog.current?.showModal()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button className="text-palette__open" type="button" onClick={() => dialog.current?.showModal()}>
        {say('textSearch.search')} <kbd>{say('textSearch.keys')}</kbd>
      </button>
      <dialog
        ref={dialog}
        className="text-palette"
        aria-label={say('textSearch.search')}
        onKeyDown={step}
        onClose={() => setOpening(false)}
      >
        <form action={`${config.routes.admin}/texts`} role="search">
          <label htmlFor={field}>{say('textSearch.field')}</label>
          <input
            id={field}
            name="q"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setOpening(false)
            }}
            onKeyDown={pressInField}
          />
          <div className="text-palette__keys">
            <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
              {say('textSearch.all')}
            </Button>
            <Button type="button" buttonStyle="secondary" size="small" margin={false} onClick={() => dialog.current?.close()}>
              {say('textSearch.close')}
            </Button>
          </div>
        </form>
        {search.kind === 'idle' ? <p>{say('textSearch.allHint')}</p> : null}
        {search.kind === 'lost' ? <p role="alert">{say('textSearch.lost')}</p> : null}
        <FoundLinks label={say('textSearch.screens')} links={shown.map(({ label, address }) => ({ title: label, address }))} />
        {records.map((found) => (
          <FoundLinks key={found.collection} label={found.label} links={found.records} />
        ))}
        {search.kind === 'found' ? (
          <>
            {search.answer.places > 0 || shown.length + records.length === 0 ? <FoundCount answer={search.answer} /> : null}
            {search.answer.documents.map((found) => (
              <section key={`${found.area} ${found.document}`}>
                <h2>
                  <FoundTitle found={found} />
                </h2>
                <ul>
                  {found.hits.slice(0, 6).map((hit) => (
                    <li key={`${hit.locale} ${hit.path}`}>
                      <FoundPlace hit={hit} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        ) : null}
      </dialog>
    </>
  )
}

/** Scrolls to the text named in the URL, even if its section has moved. */
export const OpenText = () => {
  const form = useForm()
  const show = useShowField()
  const isInitializing = useFormInitializing()
  const path = useSearchParams().get(textParameter)
  const open = useEffectEvent((asked: string) => {
    const way = openRows(form, asked)
    if (way !== null) show(way, () => fieldElement(way))
  })
  useEffect(() => {
    if (path !== null && !isInitializing) open(path)
  }, [path, isInitializing])
  return null
}
