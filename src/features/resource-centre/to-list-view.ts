import { articleLimits } from '@/lib/config/limits'
import type { Locale } from '@/lib/config/locales'
import { type ResourceType, resourceTypes } from '@/core/filters'
import { articleListPath, localizedHref } from '@/core/navigation/paths'
import type { ResourceQuestion, Resources } from '@/modules/content/articles'
import { toResource } from './to-view'
import type { ResourceListView } from './types'

/** What the URL asks for. */
export interface ResourceListAddress {
  readonly q: string
  readonly type: string
  readonly page: string
}

const longestQuestion = 100

/** What is written oddly in the address asks for the first page of all. */
export const readResourceQuestion = ({ q, type, page }: ResourceListAddress): ResourceQuestion => ({
  text: q.trim().slice(0, longestQuestion),
  type: resourceTypes.find((known) => known === type) ?? null,
  page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
})

const hrefOf = (
  locale: Locale,
  { text, type, page }: { readonly text: string; readonly type: ResourceType | null; readonly page: number },
) => {
  const parameters = new URLSearchParams({
    ...(text === '' ? {} : { q: text }),
    ...(type === null ? {} : { type }),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString()
  return `${localizedHref(locale, articleListPath)}${parameters === '' ? '' : `?${parameters}`}`
}

/** One page of the list, with the ways to the pages beside it. */
export const toResourceListView = (asked: ResourceQuestion, { rows, total: found }: Resources, locale: Locale): ResourceListView => {
  const pages = Math.max(1, Math.ceil(found / articleLimits.listed))
  const { text, type, page } = asked
  return {
    question: text,
    type,
    rows: rows.map((row) => toResource(row, locale)),
    page,
    pages,
    total: found,
    previous: page > 1 ? hrefOf(locale, { text, type, page: Math.min(page - 1, pages) }) : null,
    next: page < pages ? hrefOf(locale, { text, type, page: page + 1 }) : null,
    action: hrefOf(locale, { text: '', type: null, page: 1 }),
  }
}
