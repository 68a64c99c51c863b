import { ofFlags, ofTexts, type ExtensionFacts, type FactName } from '@/core/catalog/extension-facts'
import type { ExtensionDocument } from './documents'

/** What is not filled in does not hold, or says nothing. */
export const toFacts = (document: Pick<ExtensionDocument, FactName>): ExtensionFacts => ({
  ...ofFlags((name) => document[name] ?? false),
  ...ofTexts((name) => document[name] ?? ''),
})
