'use client'

import { isRecord } from '@/core/unsaved-changes'
import { dropCopy, dropTyped, findTyped, keepTyped as keep } from '@/cms/admin/recovery/typed-store.client'
import type { ShownUnit } from './find-units'

export interface Typed {
  readonly segments: readonly string[]
  /** What was seen while typing. */
  readonly version: string
}

/** A text in a language, and who types. */
export interface TypedPlace extends Pick<ShownUnit, 'area' | 'document' | 'path'> {
  readonly locale: string
  readonly user: string | null
}

const isTyped = (value: unknown): value is Typed =>
  isRecord(value) &&
  typeof value['version'] === 'string' &&
  Array.isArray(value['segments']) &&
  value['segments'].every((segment) => typeof segment === 'string')

const ofPlace = ({ locale, area, document, path }: TypedPlace): string => `translation ${locale} ${area} ${document} ${path}`

/** H1: what was typed and is not saved yet stays with the browser, through a lost session, a lost network or a reload. */
export const keepTyped = (place: TypedPlace, typed: Typed): void => {
  const { user } = place
  if (user !== null) keep({ user, of: ofPlace(place), window: '' }, typed)
}

export const forgetTyped = (place: TypedPlace): void => {
  const { user } = place
  if (user !== null) dropTyped({ user, of: ofPlace(place), window: '' })
}

export const readTyped = (place: TypedPlace): Typed | null => {
  const { user } = place
  if (user === null) return null
  const [newest, ...older] = findTyped({ user, of: ofPlace(place) }, isTyped)
  older.forEach(dropCopy)
  return newest?.value ?? null
}
