import type { PayloadRequest } from 'payload'
import { isLocale, type Locale } from '@/config/locales'

/** A text of the admin in its four languages. */
export type Words = Record<Locale, string>

export const words = (en: string, es: string, fr: string, de: string): Words => ({ en, es, fr, de })

/** The text in the language the editor reads the admin in. */
export const say = (req: Pick<PayloadRequest, 'i18n'>, text: Words): string => {
  const language: unknown = req.i18n.language
  return isLocale(language) ? text[language] : text.en
}
