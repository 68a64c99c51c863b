import type { Localized, SpecRow, TextRow } from './types'

/** Requires as many translations as English has lines. */
type SameLength<T extends readonly string[]> = { readonly [Index in keyof T]: string }

/** Zips four lists into rows of an array field. */
export const lines = <const T extends readonly string[]>(text: {
  readonly en: T
  readonly es: NoInfer<SameLength<T>>
  readonly fr: NoInfer<SameLength<T>>
  readonly de: NoInfer<SameLength<T>>
}): readonly TextRow[] =>
  text.en.map((en, index) => ({
    text: { en, es: at(text.es, index), fr: at(text.fr, index), de: at(text.de, index) },
  }))

export const rowsOf = (...texts: readonly Localized[]): readonly TextRow[] => texts.map((text) => ({ text }))

const at = (list: readonly string[], index: number): string => {
  const line = list[index]
  if (line === undefined) throw new Error(`Line ${index + 1} lacks a translation`)
  return line
}

/** Same text in every language: product names, versions, numbers. */
export const everywhere = (text: string): Localized => ({ en: text, es: text, fr: text, de: text })

export const spec = (label: Localized, value: Localized | string): SpecRow => ({
  label,
  value: typeof value === 'string' ? everywhere(value) : value,
})

export const fact = (name: Localized, value: Localized | string): { readonly name: Localized; readonly value: Localized } => ({
  name,
  value: typeof value === 'string' ? everywhere(value) : value,
})

const grouped = (value: number, separator: string): string => String(value).replace(/\B(?=(\d{3})+$)/g, separator)

/** Whole number; thousands are separated by a space where a point could be read as a decimal mark beside prices (M9). */
export const count = (value: number): Localized => ({
  en: grouped(value, ','),
  es: value < 10_000 ? String(value) : grouped(value, ' '),
  fr: grouped(value, ' '),
  de: value < 10_000 ? String(value) : grouped(value, ' '),
})

/** French uses octets. */
export const gigabytes = (value: number): Localized => ({ ...everywhere(`${value} GB`), fr: `${value} Go` })
export const terabytes = (value: number): Localized => ({ ...everywhere(`${value} TB`), fr: `${value} To` })
export const megabytes = (value: number): Localized => ({ ...everywhere(`${value} MB`), fr: `${value} Mo` })
