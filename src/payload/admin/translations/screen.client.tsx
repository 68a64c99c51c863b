'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState, useCallback, useEffect, useRef, useMemo } from 'react'
import { DataTable } from '@/payload/admin/data-table'
import { FileField } from '@/payload/admin/form-fields.client'
import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'
import type { ImportOutcome } from './import-file'
import { isOpen, type StateFilter, stateFilters } from '@/core/translations/segments'
import { postAdmin, readScreen } from '@/payload/admin/staff-call.client'
import { PublishPanel } from './publish-panel.client'
import { UnitPane } from './unit-pane.client'
import type { TranslationUnitView, UnitPage } from './find-units'

interface Checked {
  readonly name: string
  readonly text: string
  readonly outcome: ImportOutcome
}

const formatOf = (name: string): 'csv' | 'xliff' => (name.toLowerCase().endsWith('.csv') ? 'csv' : 'xliff')

const Outcome = ({ outcome: { changes, faults, applied } }: { readonly outcome: ImportOutcome }) => {
  const { i18n } = useTranslation()
  const text = (key: NamesIn<'translationScreen'>) => translate({ i18n }, `translationScreen.${key}`)
  if (applied) return <p>{text('applied')}</p>
  if (faults.length > 0) {
    const rows = faults.map(({ line, place, reason }) => [line, place, reason])
    return <DataTable caption={text('faults')} headings={[text('line'), text('place'), text('reason')]} rows={rows} />
  }
  if (changes.length === 0) return <p>{text('noChanges')}</p>
  const rows = changes.map(({ line, place, before, after }) => [line, place, before, after])
  return <DataTable caption={text('changes')} headings={[text('line'), text('place'), text('before'), text('after')]} rows={rows} />
}

const FilesPanel = ({ api, query }: { readonly api: string; readonly query: string }) => {
  const { i18n } = useTranslation()
  const text = (key: NamesIn<'translationScreen'>) => translate({ i18n }, `translationScreen.${key}`)
  const [file, setFile] = useState<File | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const submit = async (name: string, content: string, fingerprint: string | null, publishes = false) => {
    setBusy(true)
    const answered = await postAdmin<ImportOutcome>(`${api}/import/${formatOf(name)}`, { text: content, fingerprint, publishes })
    setBusy(false)
    setFailed(!('body' in answered))
    setChecked('body' in answered ? { name, text: content, outcome: answered.body } : null)
  }

  const outcome = checked?.outcome
  const canApply = outcome && !outcome.applied && outcome.faults.length === 0 && outcome.changes.length > 0
  return (
    <section className="translation-files" aria-label={text('file')}>
      <h2>{text('file')}</h2>
      <p>{text('fileIntro')}</p>
      <p>
        <a href={`${api}/export/xliff?${query}`} download>
          {text('downloadXliff')}
        </a>{' '}
        <a href={`${api}/export/csv?${query}`} download>
          {text('downloadCsv')}
        </a>
      </p>
      <p>
        <FileField
          id="translation-file"
          label={text('chooseFile')}
          accept=".xlf,.xliff,.csv"
          file={file}
          onPick={(picked) => {
            setFile(picked)
            setChecked(null)
          }}
        />
      </p>
      <Button
        buttonStyle="secondary"
        type="button"
        disabled={isBusy || file === null}
        onClick={() => void file?.text().then((content) => submit(file.name, content, null))}
      >
        {text('check')}
      </Button>
      <div aria-live="polite">
        {hasFailed ? <p role="alert">{text('lost')}</p> : null}
        {outcome ? (
          <div className="table">
            <Outcome outcome={outcome} />
          </div>
        ) : null}
      </div>
      {checked && canApply ? (
        <p className="desk-action">
          {([true, false] as const).map((publishes) => (
            <Button
              key={String(publishes)}
              type="button"
              margin={false}
              buttonStyle={publishes ? 'primary' : 'secondary'}
              disabled={isBusy}
              onClick={() => void submit(checked.name, checked.text, checked.outcome.fingerprint, publishes)}
            >
              {text(publishes ? 'applyAndPublish' : 'apply')}
            </Button>
          ))}
        </p>
      ) : null}
    </section>
  )
}

interface ScreenFilter {
  readonly api: string
  /** `null` for all kinds of content. */
  readonly area: string | null
  readonly locale: string
  readonly state: StateFilter
  readonly document: string | null
}

const queryOf = ({ area, locale, document }: Omit<ScreenFilter, 'api' | 'state'>, state: StateFilter): string =>
  new URLSearchParams({ ...(area === null ? {} : { area }), in: locale, state, ...(document === null ? {} : { document }) }).toString()

const placeOf = ({ area, document, path }: TranslationUnitView): string => `${area} ${document} ${path}`

const findOpen = (units: readonly TranslationUnitView[], from: number): number => {
  const later = units.findIndex(({ state }, at) => at >= from && isOpen(state))
  return later >= 0 ? later : units.findIndex(({ state }) => isOpen(state))
}

interface Loaded {
  readonly units: readonly TranslationUnitView[]
  /** `undefined` before the first response. */
  readonly next: string | null | undefined
  readonly at: number
}

const nothing: Loaded = { units: [], next: undefined, at: -1 }

const useScreen = (filter: ScreenFilter) => {
  const [loaded, setLoaded] = useState(nothing)
  const [hasFailed, setFailed] = useState(false)
  const asked = useRef<string | null>(null)

  const load = useCallback(
    async (after: string) => {
      if (asked.current === after) return
      asked.current = after
      const answered = await readScreen<UnitPage>(
        `${filter.api}/units?${queryOf(filter, filter.state)}&${new URLSearchParams({ after }).toString()}`,
      )
      const page = 'body' in answered ? answered.body : null
      setFailed(page === null)
      asked.current = page === null ? null : after
      if (!page) return
      setLoaded(({ units, at }) => {
        const all = after === '' ? page.units : [...units, ...page.units]
        const first = findOpen(all, Math.max(0, after === '' ? 0 : units.length))
        return {
          units: all,
          next: page.next,
          at: after === '' || at < 0 ? Math.max(first, all.length > 0 ? 0 : -1) : first < 0 ? at : first,
        }
      })
    },
    [filter],
  )

  useEffect(() => {
    void load('')
  }, [load])

  const select = (at: number) => setLoaded((before) => ({ ...before, at }))

  const advance = (saved: TranslationUnitView | null, goes: boolean) => {
    const units = saved ? loaded.units.map((unit) => (placeOf(unit) === placeOf(saved) ? saved : unit)) : loaded.units
    const open = goes ? findOpen(units, loaded.at + 1) : loaded.at
    setLoaded({ ...loaded, units, at: open >= 0 ? open : loaded.at })
    if (goes && open < 0 && typeof loaded.next === 'string') void load(loaded.next)
  }

  const more = () => {
    if (typeof loaded.next === 'string') void load(loaded.next)
  }

  return { ...loaded, hasFailed, select, advance, more }
}

interface ShownArea {
  readonly kind: 'collection' | 'global' | 'messages'
  readonly label: string
}

interface Props extends ScreenFilter {
  readonly admin: string
  readonly address: string
  readonly areas: Readonly<Record<string, ShownArea>>
}

const formOf = ({ admin, areas, locale }: Props, { area, document }: TranslationUnitView): string | null => {
  const kind = areas[area]?.kind
  if (kind === 'collection') return `${admin}/collections/${area}/${document}?locale=${locale}`
  return kind === 'global' ? `${admin}/globals/${area}?locale=${locale}` : null
}

const Filters = (props: Props) => {
  const { i18n } = useTranslation()
  const nameOf = (state: StateFilter) =>
    translate({ i18n }, state === 'open' || state === 'all' ? `translationScreen.${state}` : `translationScreen.state.${state}`)
  return (
    <nav aria-label={translate({ i18n }, 'translationScreen.show')} className="translation-filters">
      {stateFilters.map((state) => (
        <a key={state} href={`${props.address}?${queryOf(props, state)}`} aria-current={state === props.state ? 'page' : undefined}>
          {nameOf(state)}
        </a>
      ))}
    </nav>
  )
}

interface ListProps {
  readonly areas: Props['areas']
  readonly units: readonly TranslationUnitView[]
  readonly at: number
  readonly onSelect: (at: number) => void
}

const UnitList = ({ areas, units, at, onSelect }: ListProps) => (
  <ol className="translation-list">
    {units.map((unit, index) => (
      <li key={placeOf(unit)}>
        <button type="button" aria-current={index === at ? 'true' : undefined} onClick={() => onSelect(index)}>
          <span className="translation-dot" data-state={unit.state} />
          <span>{[areas[unit.area]?.label, unit.title, unit.label].filter(Boolean).join(' › ')}</span>
          <small lang="en">{unit.english.join(' ').slice(0, 80)}</small>
        </button>
      </li>
    ))}
  </ol>
)

export const Screen = (props: Props) => {
  const { api, area, locale, state, document } = props
  const { i18n } = useTranslation()
  const text = (key: NamesIn<'translationScreen'>) => translate({ i18n }, `translationScreen.${key}`)
  const filter = useMemo(() => ({ api, area, locale, state, document }), [api, area, locale, state, document])
  const { units, next, at, hasFailed, select, advance, more } = useScreen(filter)
  const unit = units[at]
  return (
    <div className="translation-desk">
      <Filters {...props} />
      <p>
        {text('keys')} {text('draftNote')}
      </p>
      <div aria-live="polite">
        {hasFailed ? <p role="alert">{text('lost')}</p> : null}
        {next === null && units.length === 0 ? <p>{text('none')}</p> : null}
      </div>
      <div className="translation-work">
        <nav aria-label={text('texts')}>
          <UnitList areas={area === null ? props.areas : {}} units={units} at={at} onSelect={select} />
          {typeof next === 'string' ? (
            <Button type="button" size="small" buttonStyle="secondary" onClick={more}>
              {text('more')}
            </Button>
          ) : null}
        </nav>
        {unit ? <UnitPane key={placeOf(unit)} api={api} locale={locale} unit={unit} form={formOf(props, unit)} onSaved={advance} /> : null}
      </div>
      <PublishPanel api={api} area={area} locale={locale} document={document} />
      <FilesPanel api={api} query={queryOf(props, state)} />
    </div>
  )
}
