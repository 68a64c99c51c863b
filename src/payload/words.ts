import { typeset } from '@/core/wording/typeset'
import { englishBehind, isLocale, type Locale, type Written } from '@/lib/config/locales'

/** A text of the admin in every language. */
export type Words = Record<Locale, string>

/** A text of the admin: in every complete language, and in any other that somebody has translated it into. It is written with plain spaces. */
export const words = (text: Written<string>): Words =>
  Object.fromEntries(Object.entries(englishBehind(text)).map(([language, each]) => [language, typeset(language, each)])) as Words

/** Whoever knows the language the admin is read in: a request, or the props of an admin component. */
export interface Reader {
  readonly i18n: { readonly language: string }
}

/** The text in the language the editor reads the admin in. */
export const translate = ({ i18n }: Reader, text: Words): string => (isLocale(i18n.language) ? text[i18n.language] : text.en)
