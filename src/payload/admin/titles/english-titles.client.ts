'use client'

import { defaultLocale } from '@/lib/config/locales'

type Answer = (title: string) => void

/** Batches title lookups of a list into one request after its rows have rendered. */
const waiting = new Map<string, Map<string, Answer[]>>()

const isNamed = (row: unknown): row is Readonly<Record<string, unknown>> & { readonly id: string } =>
  typeof row === 'object' && row !== null && 'id' in row

const fetchTitles = async (collection: string, field: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const query = new URLSearchParams({
    limit: String(ids.length),
    depth: '0',
    locale: defaultLocale,
    draft: 'true',
    'where[id][in]': ids.join(','),
    [`select[${field}]`]: 'true',
  })
  const response = await fetch(`/api/${collection}?${query.toString()}`, { credentials: 'same-origin' })
  const { docs = [] } = response.ok ? ((await response.json()) as { docs?: readonly unknown[] }) : {}
  return new Map(docs.filter(isNamed).map((row) => [row.id, typeof row[field] === 'string' ? row[field] : '']))
}

const askAll = async (collection: string, field: string): Promise<void> => {
  const asked = waiting.get(`${collection}.${field}`) ?? new Map<string, Answer[]>()
  waiting.delete(`${collection}.${field}`)
  const titles = await fetchTitles(collection, field, [...asked.keys()]).catch(() => new Map<string, string>())
  for (const [id, answers] of asked) for (const answer of answers) answer(titles.get(id) ?? '')
}

/** The document's English title; empty if it has none. */
export const englishTitle = (collection: string, field: string, id: string): Promise<string> =>
  new Promise((resolve) => {
    const list = `${collection}.${field}`
    const asked = waiting.get(list) ?? new Map<string, Answer[]>()
    if (asked.size === 0) setTimeout(() => void askAll(collection, field), 0)
    asked.set(id, [...(asked.get(id) ?? []), resolve])
    waiting.set(list, asked)
  })
