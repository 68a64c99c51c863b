import type { Locale } from '@/config/locales'
import { localizedHref } from '@/core/navigation/localized-href'
import type { Resource, ResourceCentreBlock } from '@/payload-types'
import type { ResourceCentreView, ResourceView } from './types'

const toResource = (resource: Resource, locale: Locale): ResourceView => ({
  key: resource.key,
  type: resource.type,
  title: resource.title ?? '',
  description: resource.description ?? '',
  difficulty: resource.difficulty,
  duration: resource.duration ?? null,
  rating: resource.rating ?? null,
  views: resource.views ?? null,
  href: resource.url ? localizedHref(locale, resource.url) : null,
})

/** The kinds an editor asked for, every kind where none is named, in the order of the collection. */
export const toResourceCentreView = (block: ResourceCentreBlock, documents: readonly Resource[], locale: Locale): ResourceCentreView => {
  const types = block.types ?? []
  const asked = documents.filter(({ type }) => types.length === 0 || types.includes(type))
  const shown = asked.slice(0, block.limit ?? asked.length)
  return {
    hasSampleFigures: shown.some(({ demo, rating, views }) => demo && (typeof rating === 'number' || typeof views === 'number')),
    heading: block.heading ?? '',
    intro: block.intro,
    resources: shown.map((resource) => toResource(resource, locale)),
  }
}
