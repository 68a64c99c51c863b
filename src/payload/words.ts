import { typeset } from '@/core/wording/typeset'
import { englishBehind, isLocale, type Locale, type Written } from '@/lib/config/locales'

export type Words = Record<Locale, string>

/** An admin text in every complete language and any other it has been translated into; typographic spaces are added. */
export const words = (text: Written<string>): Words =>
  Object.fromEntries(Object.entries(englishBehind(text)).map(([language, each]) => [language, typeset(language, each)])) as Words

export interface Reader {
  readonly i18n: { readonly language: string }
}

export const translate = ({ i18n }: Reader, text: Words): string => (isLocale(i18n.language) ? text[i18n.language] : text.en)
