import { consentWords } from '@/core/payments/cards'
import { startConsentWords } from '@/core/orders/extra-consent'
import { isKeptFor } from '@/core/subscriptions/is-kept-for'
import type { Quote } from '@/core/orders/types'
import { normaliseCode } from '@/core/discounts/normalise-code'
import { updateMissingAddress } from '@/server/accounts/account-repository'
import { insertConsent } from '@/server/cards/consent-repository'
import { findCartRows } from '@/server/cart/cart-repository'
import { holdNames } from '@/server/names/holds/hold-names'
import { requestTransfers } from '@/server/names/transfers/request-transfers'
import type { OrderRecord } from '@/server/orders/order-record'
import { findOrderById } from '@/server/orders/order-repository'
import { insertLaterPayments } from '@/server/payments/insert-later-payments'
import { takeLocks } from '@/server/platform/database/advisory-locks'
import type { Handle } from '@/server/platform/database/handle'
import { OvertakenError, RefusedError } from '@/server/platform/refused-error'
import { limitHold } from '@/server/pricing/coupon-uses-repository'
import { claimantOf, networkOf, refuseBeyondLimits } from './buyer-limits'
import { findStandings, lockCheckouts, type Standing } from './checkout-repository'
import { buyerOf, cartHashOf, customerOf, idempotencyKeyOf, sourceOf, type CheckoutSource } from './checkout-source'
import { createStock, decideOrder, type DecidedOrder, type PreparedCheckout } from './decide-order'
import { insertOrders, insertStartConsent } from './placed-order-repository'

export interface WrittenOrder {
  readonly order: OrderRecord
  readonly isReplay: boolean
}

/** What became of one of several: its order, or what is to be thrown to whoever asked for it. */
export type Outcome = { readonly written: WrittenOrder } | { readonly fault: unknown }

/** The sources as they stand under the locks of their rows and codes; another order may have taken one meanwhile. */
const lockSources = async (handle: Handle, group: readonly PreparedCheckout[]): Promise<readonly (CheckoutSource | null)[]> => {
  const hashes = group.flatMap(({ checkout }) => cartHashOf(checkout) ?? [])
  const carts = hashes.length === 0 ? new Map<string, never>() : await findCartRows(handle, hashes, { isLocked: true })
  const sources = group.map(({ checkout }) => sourceOf(checkout, carts))
  const codes = sources.flatMap((source) => (source?.kind === 'cart' ? source.request.codes.map(normaliseCode) : []))
  await takeLocks(handle, codes.map(limitHold))
  return sources
}

/** Every count, read under the locks (D10, D12), and whether a key has made its order (O5). */
const readStandings = (
  handle: Handle,
  group: readonly PreparedCheckout[],
  sources: readonly (CheckoutSource | null)[],
): Promise<readonly Standing[]> =>
  findStandings(
    handle,
    group.map(({ context, checkout }, place) => ({
      key: idempotencyKeyOf(context, checkout),
      codes: sources[place]?.request.codes ?? [],
      customer: customerOf(context, checkout),
      locale: context.locale,
    })),
  )

/** N1: a name is one order's; of two at once the second waits here and is then told. */
const holdOrRefuse = async (handle: Handle, { context, checkout, snapshot }: PreparedCheckout, order: OrderRecord, quote: Quote) => {
  const refused = await holdNames(handle, {
    order,
    hours: snapshot.nameHoldHours,
    buyer: buyerOf(context, checkout),
    registrant: checkout.body.registrant,
  })
  if (refused === 'released') throw new OvertakenError(quote)
  if (refused) throw new RefusedError(refused)
}

/** U18: only what its buyer ticked, and only where something of it is paid again by a card that can be kept. */
const writeConsent = async (handle: Handle, { checkout, provider }: PreparedCheckout, order: OrderRecord): Promise<void> => {
  if (checkout.body.keepCard !== true || !provider.cards || !isKeptFor(order.lines)) return
  const { id: orderId, customerId, locale, orderDate: givenAt } = order
  await insertConsent(handle, { orderId, customerId, provider: provider.method, words: consentWords, locale, givenAt })
}

/** U46: which words a consumer agreed to, in which language, and when. */
const writeStartConsent = async (handle: Handle, { checkout }: PreparedCheckout, { id, locale, orderDate }: OrderRecord): Promise<void> => {
  if (checkout.body.acceptStart !== true) return
  await insertStartConsent(handle, { orderId: id, words: startConsentWords, locale, givenAt: orderDate })
}

/** What an order brings beside its own rows. Only names are refused here, and an order with names has a transaction to itself. */
const writeFurther = async (handle: Handle, prepared: PreparedCheckout, { order, quote, cartId }: DecidedOrder): Promise<void> => {
  const { context, checkout } = prepared
  await holdOrRefuse(handle, prepared, order, quote)
  if (order.dueLater > 0) await insertLaterPayments(handle, order)
  await writeConsent(handle, prepared, order)
  await writeStartConsent(handle, prepared, order)
  // A customer's first order says where invoices go: the next form opens with it.
  if (context.customer) await updateMissingAddress(handle, context.customer.id, checkout.body.billingAddress)
  await requestTransfers(context, handle, order, { cartId, given: checkout.body.cart?.authorizationCodes ?? {} })
}

const replayed = async (handle: Handle, { placedId }: Standing): Promise<WrittenOrder | null> => {
  const order = placedId === null ? null : await findOrderById(handle, placedId)
  return order && { order, isReplay: true }
}

interface Entry {
  readonly prepared: PreparedCheckout
  readonly decided: DecidedOrder
}

/**
 * Several orders, in the transaction they are given: the locks first (O5), then the carts, a fresh quote of each (O6), the uses of their
 * codes (D12), and the rows. What is refused alone writes nothing and holds no other up; what is thrown undoes all of them.
 * No two of them may have a key, a customer or a cart in common, and an order with names must be the only one.
 */
export const writeOrders = async (handle: Handle, group: readonly PreparedCheckout[]): Promise<readonly Outcome[]> => {
  await lockCheckouts(
    handle,
    group.map((prepared) => {
      const { context, checkout } = prepared
      return {
        key: idempotencyKeyOf(context, checkout),
        customer: claimantOf(prepared),
        codes: (checkout.body.cart?.codes ?? []).map(normaliseCode),
        network: networkOf(prepared),
      }
    }),
  )
  const sources = await lockSources(handle, group)
  const standings = await readStandings(handle, group, sources)
  const take = createStock()
  const entries: Entry[] = []
  const outcomes: Outcome[] = []
  for (const [place, prepared] of group.entries()) {
    const standing = standings[place]
    if (!standing) throw new Error('An order was asked for and not answered')
    const replay = await replayed(handle, standing)
    if (replay) {
      outcomes.push({ written: replay })
      continue
    }
    try {
      const decided = decideOrder(prepared, sources[place] ?? null, standing, take)
      await refuseBeyondLimits(handle, prepared, decided)
      entries.push({ prepared, decided })
      outcomes.push({ written: { order: decided.order, isReplay: false } })
    } catch (fault) {
      outcomes.push({ fault })
    }
  }
  const [first] = entries
  if (first === undefined) return outcomes
  const isTaken = await insertOrders(
    handle,
    entries.map(({ decided }) => decided),
  )
  if (!isTaken) throw new OvertakenError(first.decided.quote)
  for (const { prepared, decided } of entries) await writeFurther(handle, prepared, decided)
  return outcomes
}
