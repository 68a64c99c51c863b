'use client'

import type { ShownUnit } from './find-units'

export interface Typed {
  readonly segments: readonly string[]
  /** What was seen while typing. */
  readonly version: string
}

type Named = Pick<ShownUnit, 'area' | 'document' | 'path'>

const nameOf = (locale: string, { area, document, path }: Named): string => `hostfront.translation ${locale} ${area} ${document} ${path}`

/** What was typed and is not saved yet stays with the window, through a lost session, a lost network or a reload. */
export const keepTyped = (locale: string, unit: Named, typed: Typed): void => {
  try {
    window.sessionStorage.setItem(nameOf(locale, unit), JSON.stringify(typed))
  } catch {
    // A full or forbidden storage: the words are in the field all the same.
  }
}

export const forgetTyped = (locale: string, unit: Named): void => {
  try {
    window.sessionStorage.removeItem(nameOf(locale, unit))
  } catch {
    // as above
  }
}

export const readTyped = (locale: string, unit: Named): Typed | null => {
  try {
    const kept = window.sessionStorage.getItem(nameOf(locale, unit))
    return kept === null ? null : (JSON.parse(kept) as Typed)
  } catch {
    return null
  }
}
