import type { SeedLocale } from './locales'

/** Written as an escape: a space nobody can see does not belong in source. */
const fixedSpace = '\u00a0'
/** Before tall punctuation French wants a narrower one. */
const narrowFixedSpace = '\u202f'

const everyLanguage: readonly [RegExp, string][] = [
  // A figure stays with its unit.
  [/(\d) (?=(?:%|€|\$|GB|TB|MB|Go|To|Mo|Gbit\/s|GHz|ms|vCPU|U|HE)(?![\p{L}\d]))/gu, `$1${fixedSpace}`],
  // Thousands written with a space.
  [/(\d) (?=\d{3}(?!\d))/g, `$1${fixedSpace}`],
]

const perLanguage: Readonly<Record<SeedLocale, readonly [RegExp, string][]>> = {
  en: [],
  es: [],
  fr: [
    [/[ \u00a0](?=[:;?!»%])/g, narrowFixedSpace],
    [/« /g, `«${narrowFixedSpace}`],
  ],
  de: [[/\b(z|d|u)\. (?=[BhaA]\.)/g, `$1.${fixedSpace}`]],
}

/** Content is written with plain spaces; this puts the unbreakable ones where the language's typography wants them. */
export const typeset = (locale: SeedLocale, text: string): string =>
  [...everyLanguage, ...perLanguage[locale]].reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
