'use client'

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/** `Über uns: Preise` becomes `uber-uns-preise`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')

interface Props {
  /** Field that this one is derived from. */
  readonly from: string
  readonly prefix?: string
  /** Copies the field in capitals, as codes are stored. */
  readonly isCode?: boolean
  /** Takes the value listed for that of the field. */
  readonly values?: Readonly<Record<string, string>>
  readonly path: string
}

/** Derives the address or key of a new document from its title, or a field from another, until the editor changes it. */
export const KeyFromTitle = ({ from, prefix = '', isCode = false, values, path }: Props) => {
  const { id } = useDocumentInfo()
  const title = useFormFields(([fields]) => fields[from]?.value)
  const { value, setValue } = useField<string>({ path })
  const made = useRef('')
  const follow = useEffectEvent(() => {
    if (id !== undefined || typeof title !== 'string' || title.trim() === '') return
    if ((value ?? '') !== made.current) return
    if (values) made.current = values[title] ?? ''
    else made.current = isCode ? title.trim().toUpperCase() : `${prefix}${slugOf(title)}`
    setValue(made.current)
  })
  useEffect(() => follow(), [title])
  return null
}
