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
  /** Field whose title the address or key follows. */
  readonly from: string
  readonly prefix?: string
  readonly path: string
}

/** Fills an address or key from the title of a new document, until somebody types another. */
export const KeyFromTitle = ({ from, prefix = '', path }: Props) => {
  const { id } = useDocumentInfo()
  const title = useFormFields(([fields]) => fields[from]?.value)
  const { value, setValue } = useField<string>({ path })
  const made = useRef('')
  const follow = useEffectEvent(() => {
    if (id !== undefined || typeof title !== 'string' || title.trim() === '') return
    if ((value ?? '') !== made.current) return
    made.current = `${prefix}${slugOf(title)}`
    setValue(made.current)
  })
  useEffect(() => follow(), [title])
  return null
}
