'use client'

import {
  ErrorPill,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormInitializing,
  useFormSubmitted,
  useRowLabel,
  useTranslation,
  Pill,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { openRow } from '@/payload/admin/pages/open-section.client'
import type { RowNaming } from '@/payload/fields/rows'
import { isNewRow, rowText } from './row-text'
import { translate } from '@/payload/translate'
import type { Words } from '@/payload/words'

/** A row that was just added, or that a new document starts with, opens to show its fields. One of a saved document may be untranslated. */
const useOpenWhenNew = (path: string, isNew: boolean): void => {
  const form = useForm()
  const { id } = useDocumentInfo()
  const isInitializing = useFormInitializing()
  const [cameWithForm] = useState(isInitializing)
  const open = useEffectEvent(() => {
    const at = path.lastIndexOf('.')
    if (isNew && at > 0 && (!cameWithForm || id === undefined)) openRow(form, path.slice(0, at), Number(path.slice(at + 1)))
  })
  // Payload replaces the form's state once it has mounted.
  useEffect(() => {
    if (!isInitializing) open()
  }, [isInitializing])
}

export const RowName = ({ naming }: { readonly naming: RowNaming }) => {
  const { data, path, rowNumber = 0 } = useRowLabel<object | undefined>()
  const { i18n } = useTranslation()
  const row = data ?? {}
  const { title, detail } = rowText(row, rowNumber + 1, naming, { i18n })
  useOpenWhenNew(path, isNewRow(row, naming))
  return (
    <span className="row-name">
      {title}
      <span className="row-name__detail">{detail}</span>
    </span>
  )
}

const Kind = ({ kind }: { readonly kind: Words }) => {
  const { i18n } = useTranslation()
  return (
    <Pill pillStyle="white" size="small">
      {translate({ i18n }, kind)}
    </Pill>
  )
}

interface Section {
  readonly heading?: string | null
}

export const SectionName = ({ kind }: { readonly kind: Words }) => {
  const { data, rowNumber = 0 } = useRowLabel<Section>()
  return (
    <span className="section-name">
      <span className="section-name__number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Kind kind={kind} />
      <span className="section-name__heading">{data?.heading}</span>
    </span>
  )
}

interface BlockNaming {
  readonly kind: Words
  /** Fields whose texts follow the kind. */
  readonly fields: readonly string[]
}

const firstLine = (value: unknown): string => (typeof value === 'string' ? (value.trim().split('\n', 1)[0] ?? '') : '')

/** Label of an article's block. Payload gives each block its own form, whose fields show their errors once the article was submitted. */
export const BlockName = ({ kind, fields }: BlockNaming) => {
  const texts = useFormFields(([form]) =>
    fields
      .map((name) => firstLine(form[name]?.value))
      .filter((text) => text !== '')
      .join(' · '),
  )
  const faults = useFormFields(([form]) => Object.values(form).filter((field) => field.valid === false).length)
  const isSubmitted = useFormSubmitted()
  const { i18n } = useTranslation()
  return (
    <div className="section-name">
      <Kind kind={kind} />
      <span className="section-name__heading">{texts}</span>
      {isSubmitted && faults > 0 ? <ErrorPill count={faults} i18n={i18n} withMessage /> : null}
    </div>
  )
}
