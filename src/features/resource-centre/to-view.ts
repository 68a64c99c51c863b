import type { Locale } from '@/lib/config/locales'
import { articleListPath, localizedHref } from '@/core/navigation/paths'
import type { ResourceCentreBlock } from '@/payload-types'
import type { ListedResource, Resources } from '@/modules/content/articles'
import { resourceAddress } from '@/modules/content/pages'
import type { ResourceCentreView, ResourceView } from './types'

export const toResource = (resource: ListedResource, locale: Locale): ResourceView => {
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

/** The kinds an editor asked for, every kind where none is named, in the order of the collection. */
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
