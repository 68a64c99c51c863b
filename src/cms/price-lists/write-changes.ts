import { ValidationError, type PayloadRequest } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import type { Reader } from '@/cms/words'
import type { Fault } from './faults'
import type { PriceList } from './kinds'
import type { Change } from './plan'

/** The changes of one document. */
export type Edit = readonly [Change, ...Change[]]

export const editsOf = (changes: readonly Change[]): readonly Edit[] => {
  const edits = new Map<string, [Change, ...Change[]]>()
  for (const change of changes) {
    const edit = edits.get(change.entry.id)
    if (edit) edit.push(change)
    else edits.set(change.entry.id, [change])
  }
  return [...edits.values()]
}

const valuesOf = (changes: readonly Change[]) => Object.fromEntries(changes.map(({ field, value }) => [field, value]))

/** The prices of a document as they are to be. */
export const pricesOf = (list: PriceList, edit: Edit): object => {
  if (!list.byPeriod) return valuesOf(edit)
  const prices = edit[0].entry.prices.map((price) => ({ ...price, ...valuesOf(edit.filter(({ period }) => period === price.period)) }))
  return { prices }
}

/** Saves one document as its form would: the same rules, the same hooks, the same rights. */
export const writeEdit = async (req: PayloadRequest, list: PriceList, edit: Edit): Promise<void> => {
  await req.payload.update({
    collection: list.collection,
    id: edit[0].entry.id,
    data: { ...pricesOf(list, edit), ...(list.collection === 'currencies' ? {} : { _status: 'published' }) } as never,
    depth: 0,
    locale: defaultLocale,
    overrideAccess: false,
    req,
  })
}

/** The change a form's message is about: `price`, or `prices.2.basePrice`. */
const changeAt = (list: PriceList, edit: Edit, path: string): Change | undefined => {
  const [, row, field] = /^prices\.(\d+)\.(\w+)$/.exec(path) ?? []
  const period = row === undefined ? null : edit[0].entry.prices[Number(row)]?.period
  return edit.find((change) => (list.byPeriod ? change.period === period && change.field === field : change.field === path))
}

/** What the form would say, at the cells it speaks of; anything but a message of a form goes on. */
export const faultsOfEdit = (list: PriceList, edit: Edit, error: unknown, reader: Reader): Fault[] => {
  if (!(error instanceof ValidationError)) throw error
  return error.data.errors.map(({ path, message }) => {
    const change = changeAt(list, edit, path)
    const label = typeof message === 'string' ? message : reader.i18n.language
    return { line: (change ?? edit[0]).line, column: change?.column ?? path, reason: label }
  })
}
