'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { stateFilters, type StateFilter } from '@/core/translations/segments'
import { translate } from '@/cms/words'
import { deskWords, stateWords } from './desk-words'
import { FilesPanel } from './files-panel.client'
import type { ShownUnit } from './find-units'
import { UnitPane } from './unit-pane.client'
import { useDesk } from './use-desk.client'

interface Props {
  readonly api: string
  readonly admin: string
  readonly address: string
  readonly kind: 'collection' | 'global' | 'messages'
  readonly area: string
  readonly locale: string
  readonly state: StateFilter
  readonly document: string | null
}

const queryOf = ({ area, locale, document }: Props, state: StateFilter): string =>
  new URLSearchParams({ area, in: locale, state, ...(document === null ? {} : { document }) }).toString()

const formOf = ({ admin, kind, area, locale }: Props, unit: ShownUnit): string | null => {
  if (kind === 'messages') return null
  return kind === 'global' ? `${admin}/globals/${area}?locale=${locale}` : `${admin}/collections/${area}/${unit.document}?locale=${locale}`
}

const Filters = (props: Props) => {
  const { i18n } = useTranslation()
  const nameOf = (state: StateFilter) => translate({ i18n }, state === 'open' || state === 'all' ? deskWords[state] : stateWords[state])
  return (
    <nav aria-label={translate({ i18n }, deskWords.show)} className="translation-filters">
      {stateFilters.map((state) => (
        <a key={state} href={`${props.address}?${queryOf(props, state)}`} aria-current={state === props.state ? 'page' : undefined}>
          {nameOf(state)}
        </a>
      ))}
    </nav>
  )
}

interface ListProps {
  readonly units: readonly ShownUnit[]
  readonly at: number
  readonly onSelect: (at: number) => void
}

const UnitList = ({ units, at, onSelect }: ListProps) => (
  <ol className="translation-list">
    {units.map((unit, index) => (
      <li key={`${unit.document} ${unit.path}`}>
        <button type="button" aria-current={index === at ? 'true' : undefined} onClick={() => onSelect(index)}>
          <span className="translation-dot" data-state={unit.state} />
          <span>{[unit.title, unit.label].filter(Boolean).join(' › ')}</span>
          <small lang="en">{unit.english.join(' ').slice(0, 80)}</small>
        </button>
      </li>
    ))}
  </ol>
)

/** Texts of one filter: the list, the two panes, and files for translators elsewhere. */
export const Desk = (props: Props) => {
  const { api, area, locale, state, document } = props
  const { i18n } = useTranslation()
  const text = (key: keyof typeof deskWords) => translate({ i18n }, deskWords[key])
  const filter = useMemo(() => ({ api, area, locale, state, document }), [api, area, locale, state, document])
  const { units, next, at, hasFailed, select, advance, more } = useDesk(filter)
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
          <UnitList units={units} at={at} onSelect={select} />
          {typeof next === 'string' ? (
            <Button type="button" size="small" buttonStyle="secondary" onClick={more}>
              {text('more')}
            </Button>
          ) : null}
        </nav>
        {unit ? (
          <UnitPane
            key={`${unit.document} ${unit.path}`}
            api={api}
            locale={locale}
            unit={unit}
            form={formOf(props, unit)}
            onSaved={advance}
          />
        ) : null}
      </div>
      <FilesPanel api={api} query={queryOf(props, state)} />
    </div>
  )
}
