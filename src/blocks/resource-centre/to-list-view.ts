import type { Locale } from '@/lib/config/locales'
import { articleListPath, localizedHref } from '@/core/navigation/paths'
import type { ResourceCentreBlock } from '@/payload-types'
import type { ListedResource, Resources, ResourceQuestion } from '@/modules/content/articles'
import { resourceAddress } from '@/modules/content/pages'
import type { ResourceCentreView, ResourceView, ResourceListView } from './types'
import { articleLimits } from '@/lib/config/limits'
import { type ResourceType, resourceTypes } from '@/core/filters'

const toResource = (resource: ListedResource, locale: Locale): ResourceView => {
  const address = resourceAddress(resource)
  return {
    key: resource.key,
    type: resource.type,
    title: resource.title ?? '',
    description: resource.description ?? '',
    difficulty: resource.difficulty,
    duration: resource.duration ?? null,
    rating: resource.demo ? null : (resource.rating ?? null),
    views: resource.demo ? null : (resource.views ?? null),
    href: address === null ? null : localizedHref(locale, address),
  }
}

/** The types an editor chose, or all, in the collection's order. */
export const toResourceCentreView = (block: ResourceCentreBlock, { rows, total }: Resources, locale: Locale): ResourceCentreView => {
  const types = block.types ?? []
  const asked = rows.filter(({ type }) => types.length === 0 || types.includes(type))
  const shown = asked.slice(0, block.limit ?? asked.length)
  return {
    heading: block.heading ?? '',
    intro: block.intro,
    resources: shown.map((resource) => toResource(resource, locale)),
    all: total > shown.length ? { total, href: localizedHref(locale, articleListPath) } : null,
  }
}

interface ResourceListAddress {
  readonly q: string
  readonly type: string
  readonly page: string
}

const longestQuestion = 100

/** Invalid parameters fall back to the first page of all. */
export const readResourceQuery = ({ q, type, page }: ResourceListAddress): ResourceQuestion => ({
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
