import type { Locale } from '@/lib/config/locales'
import type { Translator } from '@/payload/translate'
import { words, type WordKey } from '@/payload/words'

/** A reader of the admin in this language, as Payload passes it to components. */
export const readerOf = (language: Locale): Translator => ({
  i18n: { language, t: (key) => words(key.split(':').slice(1).join('.') as WordKey)[language] },
})
