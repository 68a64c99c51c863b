import { defaultLocale, isLocale, locales, type Locale } from '../config/locales'

interface Preference {
  readonly tag: string
  readonly weight: number
}

const parsePreference = (part: string): Preference => {
  const [tag = '', ...parameters] = part.trim().split(';')
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
  return { tag: tag.trim().toLowerCase(), weight: quality === undefined ? 1 : Number(quality) }
}

const languageOf = (tag: string): string => tag.split('-')[0] ?? ''

const byTag = new Map(locales.map((locale) => [locale.toLowerCase(), locale]))
/** The first of several regional variants. */
const byLanguage = new Map([...byTag].reverse().map(([tag, locale]) => [languageOf(tag), locale]))

/** Exact tag, then base language, then another region: `pt-PT` gets `pt-BR` rather than English. */
const findLocale = ({ tag }: Preference): Locale | undefined =>
  byTag.get(tag) ?? byTag.get(languageOf(tag)) ?? byLanguage.get(languageOf(tag))

/** R1: cookie, then Accept-Language, then English. Never throws on malformed input (ADR 018). */
export function negotiateLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(cookie)) return cookie
  const preferences = (acceptLanguage ?? '')
    .slice(0, 1000)
    .split(',')
    .map(parsePreference)
    .filter(({ weight }) => weight > 0)
    .sort((first, second) => second.weight - first.weight)
  return preferences.map(findLocale).find((locale) => locale !== undefined) ?? defaultLocale
}
