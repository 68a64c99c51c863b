import type { PayloadRequest } from 'payload'
import { parseDecimal } from '@/core/money/arithmetic'
import { countMoved } from '@/core/pricing/prices'
import { changePercent, warningOf } from '@/core/pricing/reference-price'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'
import type { Context } from '@/lib/context'
import { findTouched, judgePlanned } from '@/modules/pricing/price-history/price-history'
import { checkFile, type Checked } from '@/cms/price-lists/import-file'
import type { Fault } from '@/cms/price-lists/faults'
import type { PriceList } from '@/cms/price-lists/kinds'
import { fingerprintOf, type Change } from '@/cms/price-lists/plan'
import type { File } from '@/cms/price-lists/read-file'
import type { MovedRate, ReviewAnswer, ReviewedChange, ReviewFault } from './answers'

/** Each fault with what stands on its line, for whoever has no file to count lines in. */
export const placeFaults = (list: PriceList, file: File | null, faults: readonly Fault[]): readonly ReviewFault[] => {
  const keys = new Map((file?.lines ?? []).map(({ line, cells }) => [line, `${cells[list.key] ?? ''} ${cells['period'] ?? ''}`.trim()]))
  return faults.map((fault) => ({ ...fault, key: keys.get(fault.line) ?? '' }))
}

const toNumber = (cell: string): number | null => (cell === '' ? null : Number(cell))

const reviewed = (list: PriceList, { line, key, period, column, before, after }: Change): ReviewedChange => {
  const kind = list.columns.find(({ name }) => name === column)?.kind
  const figures = kind === 'number' ? ([toNumber(before), toNumber(after)] as const) : ([null, null] as const)
  return { line, key, period, column, before, after, percent: changePercent(...figures), warning: warningOf(...figures) }
}

/** M8: what a new rate does to the prices that are shown in its currency. */
const movedRates = (changes: readonly Change[], { catalog, currencies }: CatalogSnapshot): readonly MovedRate[] =>
  changes.flatMap(({ key, column, after }) => {
    const currency = currencies.get(key)
    if (column !== 'exchangeRate' || !currency) return []
    return [{ code: key, ...countMoved(catalog, currency, { ...currency, exchangeRate: parseDecimal(after) }) }]
  })

const strikesAfter = (context: Context, { collection }: PriceList, changes: readonly Change[]) =>
  collection === 'currencies'
    ? []
    : judgePlanned(
        context,
        collection,
        changes.map(({ entry, key, period, field, value }) => ({
          id: entry.id,
          key,
          period: period ?? '',
          field,
          after: value === null ? null : String(value),
        })),
      )

/** Everything there is to see before prices are saved. Nothing is written. */
export const reviewFile = async (req: PayloadRequest, context: Context, list: PriceList, file: File): Promise<ReviewAnswer> => {
  const { changes, faults }: Checked = await checkFile(req, list, file)
  const isSound = faults.length === 0 && changes.length > 0
  const [snapshot, touched, strikes] = await Promise.all([
    findCatalogSnapshot(context),
    isSound ? findTouched(context, list.collection, [...new Set(changes.map(({ key }) => key))]) : null,
    isSound ? strikesAfter(context, list, changes) : [],
  ])
  return {
    changes: changes.map((change) => reviewed(list, change)),
    faults: placeFaults(list, file, faults),
    fingerprint: fingerprintOf(changes),
    touched,
    strikes,
    currencies: list.collection === 'currencies' ? [] : [...snapshot.currencies.values()],
    rates: list.collection === 'currencies' && isSound ? movedRates(changes, snapshot) : [],
  }
}
