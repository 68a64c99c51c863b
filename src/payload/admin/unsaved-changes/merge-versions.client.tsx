'use client'

import { Button, toast, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { isRecord } from '@/core/records'
import {
  differenceName,
  mergeVersions,
  typedTexts,
  type Choices,
  type Difference,
  type FormData,
  type Side,
  type Versions,
} from '@/core/unsaved-changes'
import { formatMoment } from '@/payload/admin/formats'
import { englishTitle } from '@/payload/admin/titles/english-titles.client'
import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'
import { placeOf, rowName } from './difference-place'
import { readJson, type OthersVersion } from './others-changes.client'
import { Notice } from './save-trouble.client'
import { useServerState } from './server-state.client'

/** Loads the newest version with the values a form would have, so that empty lists and references compare equal. */
const useNewest = () => {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const buildState = useServerState()
  const { config } = useConfig()
  const { code } = useLocale()
  return async (): Promise<FormData | null> => {
    const place = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
    const data = await readJson<FormData>(`${config.routes.api}/${place}?draft=true&depth=0&locale=${code}&fallback-locale=none`)
    if (data === null) return null
    const state = await buildState({ data })
    return state ? reduceFieldsToValues(state, true) : null
  }
}

const useText = () => {
  const { i18n } = useTranslation()
  return (text: NamesIn<'unsavedChanges'>, values?: Readonly<Record<string, string>>) =>
    translate({ i18n }, `unsavedChanges.${text}`, values)
}

/** Title of a referenced document. */
const Reference = ({ collection, id }: { readonly collection: string; readonly id: string }) => {
  const { getEntityConfig } = useConfig()
  const [title, setTitle] = useState('…')
  const field = getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle ?? 'id'
  useEffect(() => {
    let isCurrent = true
    void englishTitle(collection, field, id).then((found) => isCurrent && setTitle(found || '–'))
    return () => {
      isCurrent = false
    }
  }, [collection, field, id])
  return <span>{title} </span>
}

type Place = NonNullable<ReturnType<typeof placeOf>>

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const ValueText = ({ place, value }: { readonly place: Place; readonly value: unknown }): ReactNode => {
  const { i18n } = useTranslation()
  const text = useText()
  const { field } = place
  if (typeof value === 'boolean') return text(value ? 'yes' : 'no')
  if (value === undefined || value === null || value === '') return <em>{text('empty')}</em>
  switch (field.type) {
    case 'array':
    case 'blocks': {
      // The order of rows is a list of their ids.
      const isOrder = Array.isArray(value) && value.every((each) => typeof each === 'string')
      if (isOrder) return value.map((id) => rowName(place, id, i18n)).join(', ')
      break
    }
    case 'relationship':
    case 'upload':
      return listOf(value).map((each, at) => {
        const [collection, id] = isRecord(each) ? [each['relationTo'], each['value']] : [field.relationTo, each]
        return <Reference key={at} collection={String(collection)} id={String(id)} />
      })
    case 'select':
    case 'radio': {
      const labelOf = (each: unknown) => {
        const option = field.options.find((known) => typeof known === 'object' && known.value === each)
        return typeof option === 'object' ? getTranslation(option.label, i18n) : String(each)
      }
      return listOf(value).map(labelOf).join(', ')
    }
    case 'date':
      return formatMoment({ i18n }, String(value))
    case 'number':
      return new Intl.NumberFormat(i18n.language).format(Number(value))
  }
  return typedTexts({ value: { base: null, typed: value } }).join(' · ') || <em>{text('empty')}</em>
}

interface ChoiceProps {
  readonly difference: Difference
  readonly place: Place
  readonly theirs: string
  readonly onChoose: (side: Side) => void
}

const Choice = ({ difference, place, theirs, onChoose }: ChoiceProps) => {
  const text = useText()
  const name = useId()
  return (
    <fieldset>
      <legend>
        {place.labels.join(' › ')} {difference.isClash ? <small>{text('bothChanged')}</small> : null}
      </legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <input type="radio" name={name} checked={difference.side === side} onChange={() => onChoose(side)} />
          <span>
            <strong>{side === 'mine' ? text('mine') : theirs}</strong>: <ValueText place={place} value={difference[side]} />
          </span>
        </label>
      ))}
      <small>
        {text('base')}: <ValueText place={place} value={difference.base} />
      </small>
    </fieldset>
  )
}

interface MergeFormProps {
  readonly versions: Versions<FormData>
  /** Heading of the other version. */
  readonly theirs: string
  readonly onMerge: (data: FormData) => void
}

/** Lists the fields in which two versions differ, to choose one of each. */
export const MergeForm = ({ versions, theirs, onMerge }: MergeFormProps) => {
  const { i18n } = useTranslation()
  const { docConfig } = useDocumentInfo()
  const text = useText()
  const [choices, setChoices] = useState<Choices>(new Map())
  const { value, differences } = mergeVersions(versions, choices)
  const clashesFirst = differences.toSorted((one, other) => Number(other.isClash) - Number(one.isClash))
  const shown = clashesFirst.flatMap((difference) => {
    const place = placeOf(docConfig?.fields ?? [], difference.path, [versions.mine, versions.theirs, versions.base], i18n)
    return place ? [{ difference, place }] : []
  })
  const listed = shown.map(({ difference }) => difference)
  const choose = (side: Side, chosen: readonly Difference[]) =>
    setChoices((before) => new Map([...before, ...chosen.map((difference) => [differenceName(difference), side] as const)]))
  const merge = () => {
    toast.success(text('merged'))
    onMerge(value)
  }
  return (
    <>
      <p>{text(shown.length === 0 ? 'noneShared' : 'choose')}</p>
      {shown.map(({ difference, place }) => (
        <Choice
          key={differenceName(difference)}
          difference={difference}
          place={place}
          theirs={theirs}
          onChoose={(side) => choose(side, [difference])}
        />
      ))}
      <p className="typed-notice__keys">
        <Button type="button" size="small" margin={false} disabled={listed.some(({ side }) => side === null)} onClick={merge}>
          {text('merge')}
        </Button>
        {(['mine', 'theirs'] as const).map((side) => (
          <Button key={side} type="button" size="small" margin={false} buttonStyle="secondary" onClick={() => choose(side, listed)}>
            {text(side === 'mine' ? 'allMine' : 'allTheirs')}
          </Button>
        ))}
      </p>
    </>
  )
}

interface MergeNoticeProps {
  readonly version: OthersVersion
  readonly versionsWith: (theirs: FormData) => Versions<FormData>
  readonly onMerge: (data: FormData, theirs: FormData) => void
}

/** A12: compares the form with the version that made its save fail. Keyed by that version. */
export const MergeNotice = ({ version, versionsWith, onMerge }: MergeNoticeProps) => {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const text = useText()
  const findNewest = useNewest()
  /** `undefined` while loading. */
  const [theirs, setTheirs] = useState<FormData | null | undefined>(undefined)
  const load = useEffectEvent(async () => setTheirs(await findNewest().catch(() => null)))
  useEffect(() => void load(), [])
  const place = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`
  return (
    <Notice>
      <p role="alert">{text('changedMeanwhile', { who: version.by, at: formatMoment({ i18n }, version.at) })}</p>
      {theirs ? <MergeForm versions={versionsWith(theirs)} theirs={version.by} onMerge={(data) => onMerge(data, theirs)} /> : null}
      {theirs === null ? <p>{text('notLoaded')}</p> : null}
      <p className="typed-notice__keys">
        <a href={`${config.routes.admin}/${place}/versions/${version.id}`} target="_blank">
          {text('compare', { who: version.by })}
        </a>
        <a href={window.location.href}>{text('reload')}</a>
      </p>
    </Notice>
  )
}
