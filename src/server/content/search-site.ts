import { markWords } from '@/core/search/mark-words'
import { rankEntries, type Searchable } from '@/core/search/rank-entries'
import { relatedEntries } from '@/core/search/related-entries'
import { siteSearchLimits } from '@/config/limits'
import { searchWords } from '@/config/search-words'
import type { Context } from '@/server/platform/context'
import { type FoundAnswer, searchKinds } from '@/contract/site-search'
import { findSearchIndex, type IndexEntry } from './find-search-index'

const marksIn = (text: string, question: string): FoundAnswer['titleMarks'] =>
  markWords(text, question).map(([from, before]) => [from, before])

const toFound = ({ kind, title, description, href }: IndexEntry, question: string): FoundAnswer => ({
  kind,
  title,
  titleMarks: marksIn(title, question),
  description,
  descriptionMarks: marksIn(description, question),
  href,
})

/** A few of each kind, so that one long list does not hide the others. */
const mostWanted = (entries: readonly Searchable<IndexEntry>[]): readonly IndexEntry[] =>
  searchKinds.flatMap((kind) =>
    entries
      .map(({ entry }) => entry)
      .filter((entry) => entry.isPopular && entry.kind === kind)
      .slice(0, siteSearchLimits.popular[kind]),
  )

/** Below so many answers that have the words of a question, those that mean the same are shown too. */
const enough = 4

const answersTo = (entries: readonly Searchable<IndexEntry>[], question: string, locale: Context['locale']): readonly IndexEntry[] => {
  const { results } = siteSearchLimits
  const found = rankEntries(entries, question, results)
  if (found.length >= enough) return found
  return [...new Set([...found, ...relatedEntries(entries, question, searchWords[locale], results)])].slice(0, results)
}

/** Pages, plans, extensions and resources in the visitor's language. Without a question: what is looked for most. */
export const searchSite = async (context: Context, question: string): Promise<readonly FoundAnswer[]> => {
  const entries = await findSearchIndex(context, context.now())
  const found = question.trim() === '' ? mostWanted(entries) : answersTo(entries, question, context.locale)
  return found.map((entry) => toFound(entry, question))
}
