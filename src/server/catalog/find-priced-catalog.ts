import type { Currency } from '@/core/money/types'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { findCatalogSnapshot } from './find-catalog-snapshot'
import type { CatalogSnapshot } from './load-catalog-snapshot'
import { refusal, type Refusal } from '@/server/platform/refusals'

/** A catalogue and the currency it is asked for in. */
export interface PricedCatalog {
  readonly snapshot: CatalogSnapshot
  readonly currency: Currency
}

/** The catalogue to be shown in a currency of the shop. */
export const findPricedCatalog = async (context: Context, code: string): Promise<Result<PricedCatalog, Refusal>> => {
  const snapshot = await findCatalogSnapshot(context)
  const currency = snapshot.currencies.get(code)
  if (!currency) return refuse(refusal('unknown-currency', { values: { currency: code }, field: 'currency' }))
  return ok({ snapshot, currency })
}
