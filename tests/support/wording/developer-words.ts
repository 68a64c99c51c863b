/** Developer jargon that means nothing to editors. A star matches any letters. */
const everywhere = [
  ...['slug*', 'JSON', 'boolean*', 'undefined', 'UUID*', 'enum', 'enums', 'regex*', 'payload', 'endpoint*', 'hash*', 'token*', 'locale*'],
  ...['backend', 'frontend', 'cron*', 'timestamp*', 'array*', 'string*', 'schema*', 'SQL', 'NaN', 'idempoten*'],
] as const

const own: Readonly<Record<string, readonly string[]>> = {
  en: ['null', 'cache*', 'worker*'],
  es: ['null', 'caché*', 'booleano*', 'idempotencia', 'cadena de texto'],
  fr: ['null', 'jeton*', 'booléen*', 'chaîne de caractères'],
  de: ['Zeichenkette*', 'Cache*'],
}

/** One spelling per term, beyond the words avoided everywhere. */
const double: Readonly<Record<string, readonly string[]>> = {
  en: ['mail(?! server)', 'mails', 'log-in', 'web-site', 'multi-domain SSL'],
  es: ['e-correo', 'mail', 'mails'],
  fr: ['email*', 'Site Internet'],
  de: ['Mail', 'Mails', 'Webseiten*'],
}

const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d_-])(?:${words.map((word) => word.replace('*', '\\p{L}*')).join('|')})(?![\\p{L}\\d_])`, 'giu')

const found = (text: string, words: readonly string[]): readonly string[] => Array.from(text.matchAll(patternOf(words)), ([each]) => each)

export const developerWordsIn = (language: string, text: string): readonly string[] =>
  found(text, [...everywhere, ...(own[language] ?? [])])

export const doubleSpellingsIn = (language: string, text: string): readonly string[] => found(text, double[language] ?? [])
