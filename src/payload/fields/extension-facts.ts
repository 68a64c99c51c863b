import { locales, type Locale } from '@/lib/config/locales'
import { type FactName, extensionFacts, type ExtensionFact, type FactPlace } from '@/core/catalog/tlds'
import { messagesInEveryLanguage } from '@/lib/i18n/complete-messages'
import type { Words } from '@/payload/words'
import type { Field } from 'payload'
import { checkbox, popular } from './numbers'
import { localizedTextarea } from './text'

const tables = messagesInEveryLanguage(({ domainSearch }) => domainSearch.facts)

type Unnamed = Exclude<FactName, keyof (typeof tables)[Locale]>

/** `true`, or a type whose text is the compile error to show. */
type EveryFactHasWords<Missing extends string> = [Missing] extends [never]
  ? true
  : `Say what “${Missing}” is called in each src/lib/i18n/messages/*.json, under domainSearch.facts`

const inWords =
  (all: Readonly<Record<Locale, Readonly<Record<string, string>>>>, _check: { readonly everyFactHasWords: EveryFactHasWords<Unnamed> }) =>
  (name: FactName) =>
    Object.fromEntries(locales.map((locale) => [locale, all[locale][name]])) as Words

/** Editors see the same words as visitors. */
const factLabel = inWords(tables, { everyFactHasWords: true })

/** Facts that other collections also use. */
const shared: Readonly<Partial<Record<FactName, Field>>> = { popular }

const fieldOf = (fact: ExtensionFact): Field => {
  switch (fact.kind) {
    case 'flag':
      return checkbox(fact.name, factLabel(fact.name), { isInSidebar: fact.place === 'mark' })
    case 'text':
      return localizedTextarea(fact.name, factLabel(fact.name), { maxLength: fact.most })
    default:
      return fact satisfies never
  }
}

export const factFields = (place: FactPlace): Field[] =>
  extensionFacts.filter((fact) => fact.place === place).map((fact) => shared[fact.name] ?? fieldOf(fact))
