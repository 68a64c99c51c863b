type Change = readonly [pattern: RegExp, replacement: string]

/** Escaped, since the character is invisible in source. */
const fixedSpace = '\u00a0'
/** French uses a narrow no-break space before tall punctuation. */
const narrowFixedSpace = '\u202f'

/** Units kept on the same line as their number. */
export const unitNames = '%|€|\\$|GB|TB|MB|Go|To|Mo|Gbit\\/s|GHz|ms|vCPU|U|HE'

const everywhere: readonly Change[] = [
  [/ {2,}/g, ' '],
  [/\.{3}/g, '…'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [new RegExp(`(\\d) (?=(?:${unitNames})(?![\\p{L}\\d]))`, 'gu'), `$1${fixedSpace}`],
  // Space-separated thousands.
  [/(\d) (?=\d{3}(?!\d))/g, `$1${fixedSpace}`],
]

const quoted = (opening: string, closing: string): Change => [/"([^"]*)"/g, `${opening}$1${closing}`]

const perLanguage: Readonly<Record<string, readonly Change[]>> = {
  en: [quoted('“', '”'), [/(?<=\d)[ \u00a0\u202f](?=%)/g, '']],
  es: [quoted('«', '»')],
  fr: [quoted('« ', ' »'), [/[ \u00a0](?=[:;?!»%])/g, narrowFixedSpace], [/«[ \u00a0]/g, `«${narrowFixedSpace}`]],
  de: [quoted('„', '“'), [/\b(z|d|u)\. (?=[BhaA]\.)/g, `$1.${fixedSpace}`]],
}

/** Replaces plain spaces, quotes and dots according to the language's typography. Idempotent. */
export const typeset = (language: string, text: string): string =>
  [...everywhere, ...(perLanguage[language] ?? [])].reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
