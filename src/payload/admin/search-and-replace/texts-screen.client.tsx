'use client'

import { ScreenTrouble, TypedOffer } from '@/payload/admin/unsaved-changes/save-trouble.client'
import { translate } from '@/payload/translate'
import type { BrowserKey } from '@/payload/i18n/browser-words'
import { FoundTitle, PlaceName, type ReplaceResult, FoundCount, FoundPlace, replaceIn, useTextSearch } from './text-palette.client'
import type { ReviewedPlace, FoundDocument, TextHit } from './search-texts'
import { useTranslation, Button, useConfig } from '@payloadcms/ui'
import { useMemo, type ReactNode, useId, useState } from 'react'

import { useSavedScreen } from '@/payload/admin/unsaved-changes/saved-form.client'
import { replaceInSegments, toQuery } from '@/core/find-text'
import { isRecord } from '@/core/records'

interface NamedProps {
  readonly place: ReviewedPlace
  readonly documents: readonly FoundDocument[]
}

/** Shows a conflict as it was found; if it no longer matches, by document and language. */
const RefusedPlace = ({ place: { area, document, path, locale }, documents }: NamedProps) => {
  const found = documents.find((each) => each.area === area && each.document === document)
  const hit = found?.hits.find((each) => each.path === path && each.locale === locale)
  return (
    <>
      {found ? <FoundTitle found={found} /> : null} {hit ? <PlaceName hit={hit} /> : locale.toUpperCase()}
    </>
  )
}

interface OutcomeProps {
  readonly outcome: ReplaceResult | 'lost'
  readonly documents: readonly FoundDocument[]
  readonly say: (text: BrowserKey) => string
}

const ReplaceOutcome = ({ outcome, documents, say }: OutcomeProps) => {
  if (outcome === 'lost')
    return (
      <>
        <p role="alert">{say('textSearch.lost')}</p>
        <ScreenTrouble />
      </>
    )
  if (outcome.refused.length === 0) return <p role="status">{say('textSearch.done')}</p>
  return (
    <div role="alert">
      <p>{say('textSearch.refused')}</p>
      <ul>
        {outcome.refused.map(({ place, message }) => (
          <li key={`${place.area} ${place.document} ${place.locale} ${place.path}`}>
            <RefusedPlace place={place} documents={documents} />: {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ReviewedPlaceProps {
  readonly hit: TextHit
  readonly after: readonly string[]
  readonly isChosen: boolean
  readonly choose: (isChosen: boolean) => void
}

const ReviewedLine = ({ hit, after, isChosen, choose }: ReviewedPlaceProps) => {
  const { i18n } = useTranslation()
  return (
    <div className="text-change">
      <label>
        <input type="checkbox" checked={isChosen} onChange={({ target }) => choose(target.checked)} /> <PlaceName hit={hit} />
      </label>
      {hit.segments.map((segment, at) =>
        segment === after[at] ? null : (
          // Segments have no ids and never reorder.
          <dl key={at} lang={hit.locale}>
            <dt lang={i18n.language}>{translate({ i18n }, 'textSearch.before')}</dt>
            <dd>
              <del>{segment}</del>
            </dd>
            <dt lang={i18n.language}>{translate({ i18n }, 'textSearch.after')}</dt>
            <dd>
              <ins>{after[at]}</ins>
            </dd>
          </dl>
        ),
      )}
    </div>
  )
}

interface Replacement {
  readonly find: string
  readonly replacement: string
}

const isReplacement = (value: unknown): value is Replacement =>
  isRecord(value) && typeof value['find'] === 'string' && typeof value['replacement'] === 'string'

interface Typed extends Replacement {
  readonly isDone: boolean
  readonly onRestore: (value: Replacement) => void
}

/** H1, H2: restores a replacement that was typed but not applied. */
const useKeptReplacement = ({ find, replacement, isDone, onRestore }: Typed): ReactNode => {
  const value = useMemo(() => (replacement === '' || isDone ? null : { find, replacement }), [find, replacement, isDone])
  const { offer, restore, drop } = useSavedScreen({ of: 'texts', value, isValue: isReplacement, onRestore })
  if (!offer) return null
  const { at, value: kept } = offer
  return <TypedOffer at={at} texts={[`${kept.find} → ${kept.replacement}`]} onRestore={() => restore(offer)} onDrop={() => drop(offer)} />
}

const most = 40

const nameOf = ({ area, document }: FoundDocument, { locale, path }: TextHit): string => `${area} ${document} ${locale} ${path}`

interface Line {
  readonly name: string
  readonly found: FoundDocument
  readonly hit: TextHit
  readonly after: readonly string[]
}

const linesOf = (documents: readonly FoundDocument[], find: string, replacement: string): readonly Line[] =>
  replacement === ''
    ? []
    : documents.flatMap((found) =>
        found.hits.flatMap((hit): Line[] => {
          const after = hit.mayChange ? replaceInSegments(hit.segments, find, replacement) : null
          return after === null ? [] : [{ name: nameOf(found, hit), found, hit, after }]
        }),
      )

const isDone = (outcome: ReplaceResult | 'lost' | null): boolean => outcome !== null && outcome !== 'lost' && outcome.refused.length === 0

interface KeysProps {
  readonly count: number
  readonly isBusy: boolean
  readonly say: (text: BrowserKey) => string
  readonly apply: (publishes: boolean) => void
}

const Keys = ({ count, isBusy, say, apply }: KeysProps) => (
  <div className="text-search__keys">
    <p>
      {say('textSearch.exact')} {say('textSearch.atOnce')}
    </p>
    <Button disabled={isBusy || count === 0} onClick={() => apply(false)}>
      {say('textSearch.asDrafts')} ({count})
    </Button>
    <Button buttonStyle="secondary" disabled={isBusy || count === 0} onClick={() => apply(true)}>
      {say('textSearch.publish')} ({count})
    </Button>
  </div>
)

interface FoundSectionProps {
  readonly found: FoundDocument
  readonly lines: readonly Line[]
  /** Deselected matches. */
  readonly left: ReadonlySet<string>
  readonly choose: (name: string, isChosen: boolean) => void
}

const FoundSection = ({ found, lines, left, choose }: FoundSectionProps) => (
  <section>
    <h2>
      <FoundTitle found={found} />
    </h2>
    <ul>
      {found.hits.map((hit) => {
        const line = lines.find(({ name }) => name === nameOf(found, hit))
        return (
          <li key={`${hit.locale} ${hit.path}`}>
            {line ? (
              <ReviewedLine hit={hit} after={line.after} isChosen={!left.has(line.name)} choose={(is) => choose(line.name, is)} />
            ) : (
              <FoundPlace hit={hit} />
            )}
          </li>
        )
      })}
    </ul>
  </section>
)

interface TextsScreenProps {
  readonly query: string
  readonly mayReplace: boolean
}

/** Search and replace with a preview of each match; applies all selected ones or none. */
export const TextsScreen = ({ query, mayReplace }: TextsScreenProps) => {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const [typed, setTyped] = useState(query)
  const [replacement, setReplacement] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<ReplaceResult | 'lost' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const search = useTextSearch(typed, most, round)
  const ids = { find: useId(), replacement: useId() }
  const say = (text: BrowserKey) => translate({ i18n }, text)
  const documents = search.kind === 'found' ? search.answer.documents : []
  const lines = linesOf(documents, toQuery(typed) ?? typed, replacement)
  const chosen = lines.filter(({ name }) => !left.has(name))
  const replaceWith = (text: string) => {
    setReplacement(text)
    setOutcome(null)
  }
  const kept = useKeptReplacement({
    find: typed,
    replacement,
    isDone: isDone(outcome),
    onRestore: ({ find, replacement: text }) => {
      setTyped(find)
      replaceWith(text)
    },
  })

  const choose = (name: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(name)
    else next.add(name)
    setLeft(next)
  }

  const apply = async (publishes: boolean) => {
    setBusy(true)
    const places = chosen.map(({ found: { area, document }, hit: { path, locale, version } }) => ({
      area,
      document,
      path,
      locale,
      version,
    }))
    setOutcome((await replaceIn(config.routes.api, { find: toQuery(typed), replacement, publishes, places })) ?? 'lost')
    setRound(round + 1)
    setBusy(false)
  }

  return (
    <div className="text-search">
      {kept}
      <p>{say('textSearch.hint')}</p>
      <label htmlFor={ids.find}>{say('textSearch.field')}</label>
      <input id={ids.find} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      {mayReplace ? (
        <>
          <label htmlFor={ids.replacement}>{say('textSearch.replacement')}</label>
          <input
            id={ids.replacement}
            type="text"
            maxLength={200}
            value={replacement}
            onChange={({ target }) => replaceWith(target.value)}
          />
        </>
      ) : null}
      {search.kind === 'lost' ? <p role="alert">{say('textSearch.lost')}</p> : null}
      {search.kind === 'found' && !(isDone(outcome) && documents.length === 0) ? <FoundCount answer={search.answer} /> : null}
      {documents.length >= most ? <p>{say('textSearch.shown')}</p> : null}
      {outcome === null ? null : <ReplaceOutcome outcome={outcome} documents={documents} say={say} />}
      {lines.length > 0 ? <Keys count={chosen.length} isBusy={isBusy} say={say} apply={(publishes) => void apply(publishes)} /> : null}
      {documents.map((found) => (
        <FoundSection key={`${found.area} ${found.document}`} found={found} lines={lines} left={left} choose={choose} />
      ))}
    </div>
  )
}
