import type { Context } from '@/lib/context'
import { findChanges, findChangeSets, historyPage } from '@/modules/pricing/price-history/price-history.repository'
import { writeCell } from '@/cms/price-lists/cells'
import type { PriceList } from '@/cms/price-lists/kinds'
import type { HistoryAnswer, HistoryChange } from './answers'

interface Asked {
  readonly key: string | null
  readonly before: string | null
}

/** Who changed which prices of a list when, a page of it. */
export const historyOf = async ({ payload }: Context, { collection }: PriceList, asked: Asked): Promise<HistoryAnswer> => {
  const sets = await findChangeSets(payload.db.drizzle, { area: collection, ...asked })
  return { sets, older: sets.length < historyPage ? null : (sets.at(-1)?.oldest ?? null) }
}

/** What one set changed, as a file of the list would write it. */
export const historySetOf = async ({ payload }: Context, list: PriceList, set: string): Promise<readonly HistoryChange[]> => {
  const changes = await findChanges(payload.db.drizzle, set, list.collection)
  return changes.flatMap(({ key, period, field, before, after }) => {
    const column = list.columns.find((each) => each.field === field)
    if (!column) return []
    return [
      {
        key,
        period: list.byPeriod ? period : null,
        column: column.name,
        before: writeCell(column.kind, before),
        after: writeCell(column.kind, after),
      },
    ]
  })
}
