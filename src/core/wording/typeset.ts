type Change = readonly [pattern: RegExp, replacement: string]

/** Written as an escape: a space nobody can see does not belong in source. */
const fixedSpace = '\u00a0'
/** Before tall punctuation French wants a narrower one. */
const narrowFixedSpace = '\u202f'

/** What a figure stays with. */
export const unitNames = '%|€|\\$|GB|TB|MB|Go|To|Mo|Gbit\\/s|GHz|ms|vCPU|U|HE'

const everywhere: readonly Change[] = [
  [/ {2,}/g, ' '],
  [/\.{3}/g, '…'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [new RegExp(`(\\d) (?=(?:${unitNames})(?![\\p{L}\\d]))`, 'gu'), `$1${fixedSpace}`],
  // Thousands written with a space.
  [/(\d) (?=\d{3}(?!\d))/g, `$1${fixedSpace}`],
]

/** A pair of straight quotes as the language draws it. */
const quoted = (opening: string, closing: string): Change => [/"([^"]*)"/g, `${opening}$1${closing}`]

const perLanguage: Readonly<Record<string, readonly Change[]>> = {
  en: [quoted('“', '”')],
  es: [quoted('«', '»')],
  fr: [quoted('« ', ' »'), [/[ \u00a0](?=[:;?!»%])/g, narrowFixedSpace], [/«[ \u00a0]/g, `«${narrowFixedSpace}`]],
  de: [quoted('„', '“'), [/\b(z|d|u)\. (?=[BhaA]\.)/g, `$1.${fixedSpace}`]],
}

/** Text is typed with plain spaces, quotes and dots; this puts the marks that the language's typography wants. At rest after one pass. */
export const typeset = (language: string, text: string): string =>
  [...everywhere, ...(perLanguage[language] ?? [])].reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
