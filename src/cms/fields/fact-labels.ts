import { englishBehind, locales, type CompleteLocale } from '@/lib/config/locales'
import type { FactName } from '@/core/catalog/tlds'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'
import type { Words } from '@/cms/words'

const written = {
  en: en.domainSearch.facts,
  es: es.domainSearch.facts,
  fr: fr.domainSearch.facts,
  de: de.domainSearch.facts,
} satisfies Record<CompleteLocale, unknown>

type Unnamed = Exclude<FactName, keyof (typeof written)[CompleteLocale]>

/** `true`, or a type that reads as what is to be done. */
type EveryFactHasWords<Missing extends string> = [Missing] extends [never]
  ? true
  : `Say what “${Missing}” is called in each src/lib/i18n/messages/*.json, under domainSearch.facts`

const inWords = (
  tables: Readonly<Record<CompleteLocale, Readonly<Record<string, string>>>>,
  _check: { readonly everyFactHasWords: EveryFactHasWords<Unnamed> },
) => {
  const all = englishBehind(tables)
  return (name: FactName) => Object.fromEntries(locales.map((locale) => [locale, all[locale][name]])) as Words
}

/** Editors read the words that visitors read. */
export const factLabel = inWords(written, { everyFactHasWords: true })
