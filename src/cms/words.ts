import { englishBehind, isLocale, type CompleteLocale, type Locale } from '@/config/locales'

/** A text of the admin in every language. */
export type Words = Record<Locale, string>

/** A text as it is written: in every complete language, and in others where somebody has translated it. */
type WrittenWords = Readonly<Record<CompleteLocale, string> & Partial<Record<Locale, string>>>

export const words = (text: WrittenWords): Words => englishBehind(text)

/** Whoever knows the language the admin is read in: a request, or the props of an admin component. */
export interface Reader {
  readonly i18n: { readonly language: string }
}

/** The text in the language the editor reads the admin in. */
export const say = ({ i18n }: Reader, text: Words): string => (isLocale(i18n.language) ? text[i18n.language] : text.en)
