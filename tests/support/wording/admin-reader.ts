import type { Locale } from '@/lib/config/locales'
import type { Translator } from '@/payload/translate'
import { words, type WordKey } from '@/payload/words'

/** An editor whom the admin speaks to in this language, as Payload hands it to components. */
export const readerOf = (language: Locale): Translator => ({
  i18n: { language, t: (key) => words(key.split(':').slice(1).join('.') as WordKey)[language] },
})
