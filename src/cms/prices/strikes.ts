import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { judgeStrikes, loadRecords } from '@/modules/catalog/strike-prices'
import type { Context } from '@/lib/context'
import type { StrikesAnswer } from './answers'

/** So many are named; how many there are is said. */
const mostNamed = 200

/** P11: struck-through prices that are not true, and how many nothing proves. */
export const strikesOf = async (context: Context): Promise<StrikesAnswer> => {
  const [{ catalog }, records, { strikePolicy }] = await Promise.all([
    findCatalogSnapshot(context),
    loadRecords(context.payload, null),
    context.payload.findGlobal({ slug: 'pricing-settings', depth: 0, select: { strikePolicy: true } }),
  ])
  const judged = judgeStrikes(catalog, records)
  const untrue = judged.filter(({ reference }) => reference.verdict === 'untrue')
  return {
    policy: strikePolicy,
    strikes: untrue.slice(0, mostNamed),
    count: untrue.length,
    unproven: judged.filter(({ reference }) => reference.verdict === 'unproven').length,
  }
}
