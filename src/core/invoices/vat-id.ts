import { isInEu, vatPrefixOf } from '../tax/types'
import { removeInvisible } from '../typed-text'

/** The number after the country prefix. Source: structures published by VIES, and the tax authorities of CH, GB and NO. */
const formats = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA|VAT)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(?:MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
} as const satisfies Readonly<Record<string, RegExp>>

type Prefix = keyof typeof formats

const isPrefix = (text: string): text is Prefix => Object.hasOwn(formats, text)

/** Leading characters that people often omit. Belgian numbers had nine digits until 2007. */
const leading: Readonly<Partial<Record<Prefix, string>>> = { AT: 'U', BE: '0', CH: 'E' }

/** Loose check for countries without a known format. */
const elsewhere = /^(?=.*\d)[A-Z0-9]{4,20}$/

/** A country's possible prefixes; the first is added if none was typed. Empty if the format is unknown. */
const prefixesOf = (country: string): readonly Prefix[] => {
  if (country === 'GB') return ['GB', 'XI']
  const prefix = vatPrefixOf(country)
  return isPrefix(prefix) && (isInEu(country) || country === 'CH' || country === 'NO') ? [prefix] : []
}

const completed = (prefix: Prefix, typed: string): string | null => {
  const national = [typed, `${leading[prefix] ?? ''}${typed}`].find((each) => formats[prefix].test(each))
  return national === undefined ? null : `${prefix}${national}`
}

/** Requires the prefix, since DE123456789 without its letters would be a valid French number. */
const isWhole = (typed: string): boolean => {
  const prefix = typed.slice(0, 2)
  return isPrefix(prefix) && formats[prefix].test(typed.slice(2))
}

/** Upper case without spaces, punctuation and invisible characters. */
export const normaliseVatId = (text: string): string =>
  removeInvisible(text)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.,/\p{Cc}\p{Pd}]/gu, '')

/**
 * I6: canonical VAT ID with its prefix; null if it can't belong to `country` (ISO 3166-1 alpha-2, empty if unknown). Check digits are left
 * to the tax authorities' verification (ADR 028).
 */
export const parseVatId = (text: string, country: string): string | null => {
  const typed = normaliseVatId(text).replace(/^GR(?=\d{9}$)/, 'EL')
  const [usual, ...others] = prefixesOf(country)
  if (usual === undefined) return elsewhere.test(typed) ? typed : null
  const prefix = [usual, ...others].find((each) => typed.startsWith(each))
  if (prefix !== undefined) return completed(prefix, typed.slice(prefix.length))
  return isWhole(typed) ? null : completed(usual, typed)
}
