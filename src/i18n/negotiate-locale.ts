import { defaultLocale, isLocale, type Locale } from '@/config/locales'

interface Preference {
  readonly language: string
  readonly weight: number
}

const parsePreference = (part: string): Preference => {
  const [tag = '', ...parameters] = part.trim().split(';')
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
  return { language: tag.trim().toLowerCase().split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality) }
}

/** R1: the cookie's language, else the best of Accept-Language, else English. Unreadable input never throws. */
export function negotiateLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(cookie)) return cookie
  const preferences = (acceptLanguage ?? '')
    .slice(0, 1000)
    .split(',')
    .map(parsePreference)
    .filter(({ weight }) => weight > 0)
    .sort((first, second) => second.weight - first.weight)
  return preferences.map(({ language }) => language).find(isLocale) ?? defaultLocale
}
