'use client'

import type { Source } from './source'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** Larger than any list of the catalogue today; further options are found by typing. */
const most = 300

const isRow = (row: unknown): row is Readonly<Record<string, unknown>> => typeof row === 'object' && row !== null

const choiceOf = ({ value, title }: Source, row: Readonly<Record<string, unknown>>): Choice[] => {
  const [kept, known] = [row[value], row[title]]
  if (typeof kept !== 'string' || kept === '') return []
  return [{ value: kept, label: typeof known === 'string' && known !== '' && known !== kept ? `${known} (${kept})` : kept }]
}

const addressOf = ({ collection, value, title, where }: Source, locale: string, typed: string): string => {
  const query = new URLSearchParams({
    limit: String(most),
    depth: '0',
    locale,
    sort: title,
    [`select[${value}]`]: 'true',
    [`select[${title}]`]: 'true',
  })
  if (where) query.set(`where[and][0][${where.field}][in]`, where.values.join(','))
  if (typed !== '') query.set(`where[and][1][or][0][${value}][like]`, typed)
  if (typed !== '') query.set(`where[and][1][or][1][${title}][like]`, typed)
  return `/api/${collection}?${query.toString()}`
}

const fetchChoices = async (source: Source, locale: string, typed: string): Promise<readonly Choice[]> => {
  const response = await fetch(addressOf(source, locale, typed), { credentials: 'same-origin' })
  if (!response.ok) return []
  const { docs = [] } = (await response.json()) as { docs?: readonly unknown[] }
  return docs.filter(isRow).flatMap((row) => choiceOf(source, row))
}

/** Caches lists: a form has dozens of pickers of the same one. */
const known = new Map<string, { readonly at: number; readonly choices: Promise<readonly Choice[]> }>()
const freshForMs = 60_000

export const loadChoices = async (sources: readonly Source[], locale: string, typed = ''): Promise<readonly Choice[]> => {
  const lists = sources.map((source) => {
    const address = addressOf(source, locale, typed)
    const kept = known.get(address)
    if (kept && Date.now() - kept.at < freshForMs) return kept.choices
    const choices = fetchChoices(source, locale, typed).catch(() => [])
    known.set(address, { at: Date.now(), choices })
    return choices
  })
  return (await Promise.all(lists)).flat()
}

export const isWhole = (choices: readonly Choice[]): boolean => choices.length < most
