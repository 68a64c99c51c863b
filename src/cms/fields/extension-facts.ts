import type { Field } from 'payload'
import { extensionFacts, type ExtensionFact, type FactName, type FactPlace } from '@/core/catalog/tlds'
import { factLabel } from './fact-labels'
import { checkbox, popular } from './flags'
import { localizedTextarea } from './localized-text'

/** Those that other collections have, too. */
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

/** The fields of those facts that the search row shows in this place. */
export const factFields = (place: FactPlace): Field[] =>
  extensionFacts.filter((fact) => fact.place === place).map((fact) => shared[fact.name] ?? fieldOf(fact))
