import { startOfDay } from '@/core/calendar'
import { refuse, type Result } from '@/core/result'
import { changeChoices, type ChangeChoices } from '@/core/subscriptions/change-choices'
import type { ChangeWish } from '@/core/subscriptions/change-wish'
import type { ChangePreview } from '@/core/subscriptions/change-preview'
import { previewChange as preview, type NoPreview } from '@/core/subscriptions/preview-change'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import type { CatalogSnapshot } from '@/server/catalog/load-catalog-snapshot'
import { apiWords } from '@/server/platform/api-words'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { noCodes } from '@/server/pricing/coupon-repository'
import { toQuoteWorld } from '@/server/pricing/find-quote-world'
import { findHolderTax, sameForAll, type BuyerTax } from '@/server/tax/find-buyer-tax'
import { findHolderOf } from './subscription-holder-repository'
import { findChangesOfDay, findOpenChange } from '@/server/subscriptions/change-repository'
import { findPaidTerms } from '@/server/subscriptions/paid-term-repository'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { findSubscription } from '@/server/subscriptions/subscription-repository'

export type NoChange =
  | NoPreview['code']
  | 'not-found'
  | 'not-active'
  | 'prepaid'
  | 'change-open'
  | 'parts-open'
  | 'billing-address-missing'
  | 'unavailable'
  | 'changed-meanwhile'

const toldReasons: ReadonlySet<string> = new Set<NoChange>([
  'changed-meanwhile',
  'same',
  'parts-open',
  'quantity-out-of-range',
  'not-offered',
  'unavailable',
])

/** Those a page says by its address. */
export const isNoChange = (reason: unknown): reason is NoChange => typeof reason === 'string' && toldReasons.has(reason)

/** U9: why nothing of it can be changed now. U36: a change counts whole terms, and a balance has none. */
const barred = ({ state, cancelAtEnd, balance }: SubscriptionRecord): 'prepaid' | 'not-active' | null => {
  if (balance) return 'prepaid'
  return state !== 'active' || cancelAtEnd ? 'not-active' : null
}

export interface ChangeWorld {
  readonly snapshot: CatalogSnapshot
  readonly tax: BuyerTax
}

/** What a change is priced in. To be called before a transaction: it may wait for a tax office (T5). */
export const findChangeWorld = async (context: Context, id: string): Promise<ChangeWorld> => {
  const snapshot = await findCatalogSnapshot(context)
  const holder = await findHolderOf(context.payload.db.drizzle, id)
  return { snapshot, tax: holder ? await findHolderTax(context, snapshot, holder) : sameForAll }
}

/** Every figure of a change as it stands now, by what the caller reads or holds. */
export const previewIn = async (
  context: Context,
  handle: Handle,
  subscription: SubscriptionRecord,
  { snapshot, tax }: ChangeWorld,
  wish: ChangeWish,
): Promise<Result<ChangePreview, NoChange>> => {
  const bar = barred(subscription)
  if (bar) return refuse(bar)
  const now = context.now()
  const today = startOfDay(now)
  const { terms, isOwed } = await findPaidTerms(handle, subscription, today)
  if (isOwed) return refuse('parts-open')
  const [first] = await findChangesOfDay(handle, subscription.id, today)
  const creditName = (await apiWords(subscription.locale)).credit
  const asked = { running: subscription, terms, began: first?.before ?? null, wish, creditName }
  const found = preview(asked, toQuoteWorld(snapshot, now, noCodes, tax.place))
  return found.ok ? found : refuse(found.error.code)
}

export interface ChangeOffer {
  readonly choices: ChangeChoices
  /** Nothing was asked for yet. */
  readonly preview: Result<ChangePreview, NoChange> | null
}

/** U9: what a subscription can become, and what that costs; somebody else's is not there. */
export const offerChange = async (
  context: Context,
  { id, customerId, wish }: { readonly id: string; readonly customerId: string | null; readonly wish: ChangeWish | null },
): Promise<Result<ChangeOffer & { readonly subscription: SubscriptionRecord }, NoChange>> => {
  const { drizzle } = context.payload.db
  const subscription = await findSubscription(drizzle, id)
  if (!subscription || (customerId !== null && subscription.customerId !== customerId)) return refuse('not-found')
  const bar = barred(subscription)
  if (bar) return refuse(bar)
  if (await findOpenChange(drizzle, id)) return refuse('change-open')
  const world = await findChangeWorld(context, id)
  const found = wish && (await previewIn(context, drizzle, subscription, world, wish))
  const choices = changeChoices(subscription, toQuoteWorld(world.snapshot, context.now(), noCodes, world.tax.place))
  return { ok: true, value: { subscription, choices, preview: found } }
}
