'use client'

import type { TranslationUnitView } from './find-units'
import { Fragment, useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { dropCopy, dropTyped, findTyped, storeTyped as keep } from '@/payload/admin/unsaved-changes/typed-store.client'
import { Button, useAuth, useTranslation } from '@payloadcms/ui'
import { findWordingErrors } from '@/core/wording/find-errors'
import { useAskBeforeLeaving } from '@/payload/admin/unsaved-changes/saved-form.client'
import { notesOf } from '@/payload/admin/wording/wording-notes'
import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'
import { isRecord } from '@/core/records'

type Saved =
  | { readonly kind: 'done'; readonly unit: TranslationUnitView | null }
  | { readonly kind: 'refused'; readonly unit: TranslationUnitView | null; readonly message: string }
  /** The request failed, or the session ended. */
  | { readonly kind: 'lost' }

/** Statuses whose body explains the error. */
const told: ReadonlySet<number> = new Set([404, 409, 422, 423])

const toSaved = async (response: Response): Promise<Saved> => {
  if (!response.ok && !told.has(response.status)) return { kind: 'lost' }
  const { unit, message } = (await response.json()) as { readonly unit: TranslationUnitView | null; readonly message?: string }
  return response.ok ? { kind: 'done', unit } : { kind: 'refused', unit, message: message ?? '' }
}

const send = async (address: string, body: object): Promise<Saved> => {
  try {
    const headers = { 'Content-Type': 'application/json' }
    return await toSaved(
      await fetch(address, { method: 'POST', credentials: 'same-origin', cache: 'no-store', headers, body: JSON.stringify(body) }),
    )
  } catch {
    return { kind: 'lost' }
  }
}

const EnglishText = ({ unit: { english, changes } }: { readonly unit: TranslationUnitView }) =>
  changes ? (
    <p className="translation-english" lang="en">
      {changes.map(({ kind, text }, at) => {
        if (kind === 'added') return <ins key={at}>{text}</ins>
        return kind === 'removed' ? <del key={at}>{text}</del> : <Fragment key={at}>{text}</Fragment>
      })}
    </p>
  ) : (
    english.map((segment, at) => (
      <p key={at} className="translation-english" lang="en">
        {segment}
      </p>
    ))
  )

interface Typed {
  readonly segments: readonly string[]
  /** The version shown while typing. */
  readonly version: string
}

interface TypedPlace extends Pick<TranslationUnitView, 'area' | 'document' | 'path'> {
  readonly locale: string
  readonly user: string | null
}

const isTyped = (value: unknown): value is Typed =>
  isRecord(value) &&
  typeof value['version'] === 'string' &&
  Array.isArray(value['segments']) &&
  value['segments'].every((segment) => typeof segment === 'string')

const ofPlace = ({ locale, area, document, path }: TypedPlace): string => `translation ${locale} ${area} ${document} ${path}`

/** H1: stores unsaved text in the browser, so that it survives an expired session, a lost connection or a reload. */
const storeTyped = (place: TypedPlace, typed: Typed): void => {
  const { user } = place
  if (user !== null) keep({ user, of: ofPlace(place), window: '' }, typed)
}

const forgetTyped = (place: TypedPlace): void => {
  const { user } = place
  if (user !== null) dropTyped({ user, of: ofPlace(place), window: '' })
}

const readTyped = (place: TypedPlace): Typed | null => {
  const { user } = place
  if (user === null) return null
  const [newest, ...older] = findTyped({ user, of: ofPlace(place) }, isTyped)
  older.forEach(dropCopy)
  return newest?.value ?? null
}

interface Props {
  readonly api: string
  readonly locale: string
  readonly unit: TranslationUnitView
  /** Link to its form; `null` for messages. */
  readonly form: string | null
  readonly onSaved: (unit: TranslationUnitView | null, goes: boolean) => void
}

const fieldsOf = ({ english, target, kind }: TranslationUnitView): readonly string[] => {
  if (target.length > 0) return target
  return kind === 'rich' ? english.map(() => '') : ['']
}

const isBlank = (segments: readonly string[]): boolean => segments.every((segment) => segment.trim() === '')

const useTyped = ({ api, locale, unit, onSaved }: Props) => {
  const { user } = useAuth()
  const { area, document, path } = unit
  const place = { area, document, path, locale }
  const own = { ...place, user: user ? String(user.id) : null }
  const [typed, setTyped] = useState<Typed>(() => readTyped(own) ?? { segments: fieldsOf(unit), version: unit.version })
  const [answer, setAnswer] = useState<Saved | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isUnsaved = typed.segments.join('\n') !== fieldsOf(unit).join('\n')
  useAskBeforeLeaving(isUnsaved)

  const type = (segments: readonly string[], version = typed.version) => {
    setTyped({ segments, version })
    storeTyped(own, { segments, version })
  }

  const tell = async (path: string, body: object) => {
    setBusy(true)
    const saved = await send(`${api}/${path}`, { ...place, version: typed.version, ...body })
    setBusy(false)
    setAnswer(saved)
    if (saved.kind === 'done') {
      forgetTyped(own)
      // The last open text stays visible after saving.
      if (saved.unit) setTyped({ segments: fieldsOf(saved.unit), version: saved.unit.version })
      onSaved(saved.unit, true)
      return
    }
    // Keeps the typed text and rebases it on the current version.
    if (saved.kind === 'refused' && saved.unit) {
      type(typed.segments, saved.unit.version)
      onSaved(saved.unit, false)
    }
  }

  const save = () => {
    if (isBlank(typed.segments) && unit.target.length === 0) onSaved(null, true)
    else void tell('save', { segments: typed.segments })
  }
  return { typed, isUnsaved, type, save, confirm: () => void tell('confirm', {}), answer, isBusy }
}

const Hints = ({ locale, text }: { readonly locale: string; readonly text: string }) => {
  const { i18n } = useTranslation()
  const notes = notesOf({ i18n }, findWordingErrors(locale, text))
  return (
    <div className="wording-notes" aria-live="polite">
      {notes.length > 0 ? (
        <ul>
          {notes.slice(0, 4).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface AnswerProps {
  readonly answer: Saved | null
  readonly typed: Typed
  readonly onTake: (segments: readonly string[]) => void
}

const Answer = ({ answer, typed, onTake }: AnswerProps) => {
  const { i18n } = useTranslation()
  if (answer === null) return null
  if (answer.kind === 'done') return <p role="status">{translate({ i18n }, 'translationScreen.saved')}</p>
  if (answer.kind === 'lost') return <p role="alert">{translate({ i18n }, 'translationScreen.lost')}</p>
  const theirs = answer.unit?.target ?? []
  return (
    <div role="alert">
      <p>{answer.message}</p>
      {theirs.length > 0 && theirs.join('\n') !== typed.segments.join('\n') ? (
        <>
          <p>
            {translate({ i18n }, 'translationScreen.theirs')}: <q>{theirs.join(' ')}</q>
          </p>
          <Button buttonStyle="secondary" size="small" type="button" onClick={() => onTake(theirs)}>
            {translate({ i18n }, 'translationScreen.takeTheirs')}
          </Button>
        </>
      ) : null}
    </div>
  )
}

/** English on the left, the translation on the right. Keyed by text, so it remounts for each one. */
export const UnitPane = (props: Props) => {
  const { locale, unit, form } = props
  const { i18n } = useTranslation()
  const { typed, isUnsaved, type, save, confirm, answer, isBusy } = useTyped(props)
  const first = useRef<HTMLTextAreaElement>(null)
  const text = (key: NamesIn<'translationScreen'>) => translate({ i18n }, `translationScreen.${key}`)
  useEffect(() => first.current?.focus(), [])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!isBusy) save()
  }

  return (
    <section className="translation-pane" aria-label={unit.label} onKeyDown={press}>
      <h2>
        {[unit.title, unit.label].filter(Boolean).join(' › ')}{' '}
        <span className="translation-state" data-state={unit.state}>
          {translate({ i18n }, `translationScreen.state.${unit.state}`)}
        </span>
      </h2>
      <div className="translation-sides">
        <div>
          <h3>{text('english')}</h3>
          <EnglishText unit={unit} />
        </div>
        <div>
          <h3>{text('translation')}</h3>
          {typed.segments.map((segment, at) => (
            <textarea
              key={at}
              ref={at === 0 ? first : null}
              aria-label={typed.segments.length > 1 ? `${text('piece')} ${at + 1}` : text('translation')}
              lang={locale}
              rows={Math.min(12, Math.max(2, Math.ceil(segment.length / 60), Math.ceil((unit.english[at]?.length ?? 0) / 60)))}
              value={segment}
              onChange={({ target: { value } }) => type(typed.segments.map((each, index) => (index === at ? value : each)))}
            />
          ))}
          {isUnsaved ? <small>{text('unsaved')}</small> : null}
          <Hints locale={locale} text={typed.segments.join('\n')} />
          <Answer answer={answer} typed={typed} onTake={(segments) => type(segments)} />
        </div>
      </div>
      <div className="translation-controls">
        <Button type="button" size="small" disabled={isBusy} onClick={save}>
          {text('save')}
        </Button>
        {unit.target.length > 0 ? (
          <Button type="button" size="small" buttonStyle="secondary" disabled={isBusy} onClick={confirm}>
            {text('confirm')}
          </Button>
        ) : null}
        <Button type="button" size="small" buttonStyle="secondary" onClick={() => type(unit.english)}>
          {text('copy')}
        </Button>
        {form ? <a href={form}>{text('document')}</a> : null}
      </div>
    </section>
  )
}
