import { isLocale, type Locale } from '@/config/locales'

/** A text of the admin in its four languages. */
export type Words = Record<Locale, string>

export const words = (en: string, es: string, fr: string, de: string): Words => ({ en, es, fr, de })

/** Whoever knows the language the admin is read in: a request, or the props of an admin component. */
export interface Reader {
  readonly i18n: { readonly language: string }
}

/** The text in the language the editor reads the admin in. */
export const say = ({ i18n }: Reader, text: Words): string => (isLocale(i18n.language) ? text[i18n.language] : text.en)
