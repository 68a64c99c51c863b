import type { Locale } from '@/lib/config/locales'
import type { ShownUnit } from './find-units'

/** Limits of a file that leaves or comes back. */
export const exchangeLimits = { bytes: 8_000_000, units: 5_000 } as const

export const exchangeFormats = ['xliff', 'csv'] as const
export type ExchangeFormat = (typeof exchangeFormats)[number]

/** What a file holds of a text. */
export interface ExchangedUnit {
  /** In the file, for whoever looks for a fault. */
  readonly line: number
  readonly area: string
  readonly document: string
  readonly path: string
  readonly locale: Locale
  readonly english: readonly string[]
  /** As many as of English; empty where nothing is said. */
  readonly target: readonly string[]
  /** What English and the translation were when the file was written. */
  readonly version: string
}

export type FileFaultKind = 'empty' | 'too-large' | 'unreadable' | 'doctype' | 'language' | 'inline' | 'column' | 'incomplete'

export interface FileFault {
  readonly line: number
  readonly kind: FileFaultKind
}

export type ReadFile = { readonly units: readonly ExchangedUnit[] } | { readonly faults: readonly FileFault[] }

/** A translation that has other pieces than English cannot stand beside it piece by piece: its place is left empty. */
export const pairedTarget = ({ english, target }: Pick<ShownUnit, 'english' | 'target'>): readonly string[] =>
  target.length === english.length ? target : english.map(() => '')
