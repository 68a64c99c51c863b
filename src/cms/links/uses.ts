import { articlePath } from '@/core/navigation/paths'
import { sources } from '@/cms/admin/picker/source'
import { topicKind } from '@/cms/fields/faq-topics'

type Values = Readonly<Record<string, unknown>>

export interface Target {
  readonly kind: string
  readonly target: string
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The ways in which others name a document of a collection: by its id, its key in a list of a form, its address. */
export const targetsOfDocument = (collection: string, document: Values): readonly Target[] => {
  const id = textOf(document['id'])
  const keys = Object.entries(sources).flatMap(([kind, list]) =>
    list.flatMap((source) => {
      const target = source.collection === collection ? textOf(document[source.value]) : null
      return target === null ? [] : [{ kind, target }]
    }),
  )
  const path = collection === 'pages' ? textOf(document['path']) : null
  const topic = collection === 'faqs' ? textOf(document['topic']) : null
  const slug = collection === 'resources' ? textOf(document['slug']) : null
  return [
    ...(id === null ? [] : [{ kind: collection, target: id }]),
    ...keys,
    ...(path === null ? [] : [{ kind: 'path', target: path }]),
    ...(slug === null ? [] : [{ kind: 'path', target: articlePath(slug) }]),
    ...(topic === null ? [] : [{ kind: topicKind, target: topic }]),
    ...(collection === 'coupons' && textOf(document['code']) !== null ? [{ kind: 'coupons', target: String(document['code']) }] : []),
  ]
}
