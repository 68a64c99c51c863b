import { canonicalEmail } from '@/core/accounts/email-address'
import type { BillingAddress } from './schema'
import { mandateVersion, type PaymentMethodId } from '@/core/payments/types'
import { startConsentVersion } from '@/core/orders/preselection'
import { hasRenewingLines } from '@/core/subscriptions/lifecycle'
import type { Quote } from '@/core/orders/types'
import { normaliseCode } from '@/core/discounts/coupons'
import { updateMissingAddress } from '@/modules/accounts/accounts.repository'
import { insertConsent } from '@/modules/payments/saved-methods/saved-methods.repository'
import { findCartRows } from '@/modules/cart/cart.repository'
import { reserveDomains } from '@/modules/domains/reservations/reservations.service'
import { requestTransfers } from '@/modules/domains/transfers/transfers.service'
import { type OrderRecord, findOrderById, findOrderByKey, isAwaitingAcceptance } from '@/modules/orders/orders.repository'
import { configuredMethods, insertLaterPayments } from '@/modules/payments/payments.service'
import { acquireLocks, type Handle } from '@/lib/db/sql'
import { OvertakenError, RefusedError, refusal, type ExpectedTotal, type DomainError } from '@/lib/http/http-error'
import { sharedLimitLock, noCodes } from '@/modules/pricing/coupons.repository'
import {
  buyerNetworkHash,
  refuseBeyondLimits,
  createCouponBudget,
  createOrder,
  decideOrder,
  type DecidedOrder,
  type PreparedCheckout,
  findUnavailable,
  buyerOf,
  cartHashOf,
  customerOf,
  idempotencyKeyOf,
  sourceOf,
  type CheckoutSource,
  bodyHashOf,
  type Checkout,
} from './order-decision'
import {
  insertAcceptance,
  loadCheckoutStates,
  lockCheckouts,
  type CheckoutState,
  insertOrders,
  insertStartConsent,
} from './checkout.repository'
import type { Payload } from 'payload'
import { perInstance } from '@/lib/config/process-state'
import { inBatches } from '@/lib/db/batch'
import { joinTransaction, type Transaction, withTransactionSlot } from '@/lib/db/transaction'
import { inSpan } from '@/lib/observability/tracing'
import { priceCart } from '@/modules/cart/presenter'
import { claimedDomains, type ClaimedDomain } from '@/core/domains/types'
import type { VatIdProof } from '@/core/tax/types'
import type { OutgoingMail } from '@/lib/outbox/email-data'
import type { Context } from '@/lib/context'
import { isTransientConflict } from '@/lib/db/database-errors'
import { ok, err, type Result } from '@/core/result'
import { accessTokenOf } from '@/modules/orders/order-access'
import { updateOrder } from '@/modules/orders/orders.service'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'
import { loadPricingContextOn, toPricingContext, quoteWithContext } from '@/modules/pricing/quote.service'
import { toBuyerDetails, findBuyerTax, type BuyerTax } from '@/modules/tax/buyer-tax'

interface WrittenOrder {
  readonly order: OrderRecord
  readonly isReplay: boolean
}

/** The order, or the error to throw to its caller. */
type Outcome = { readonly written: WrittenOrder } | { readonly fault: unknown }

/** Reloads the sources under their row and code locks, because another order may have taken a cart in the meantime. */
const lockSources = async (handle: Handle, group: readonly PreparedCheckout[]): Promise<readonly (CheckoutSource | null)[]> => {
  const hashes = group.flatMap(({ checkout }) => cartHashOf(checkout) ?? [])
  const carts = hashes.length === 0 ? new Map<string, never>() : await findCartRows(handle, hashes, { isLocked: true })
  const sources = group.map(({ checkout }) => sourceOf(checkout, carts))
  const codes = sources.flatMap((source) => (source?.kind === 'cart' ? source.request.codes.map(normaliseCode) : []))
  await acquireLocks(handle, codes.map(sharedLimitLock))
  return sources
}

/** Reads all counts under the locks (D10, D12), and whether a key already has an order (O5). */
const readCheckoutStates = (
  handle: Handle,
  group: readonly PreparedCheckout[],
  sources: readonly (CheckoutSource | null)[],
): Promise<readonly CheckoutState[]> =>
  loadCheckoutStates(
    handle,
    group.map(({ context, checkout }, place) => ({
      key: idempotencyKeyOf(context, checkout),
      codes: sources[place]?.request.codes ?? [],
      customer: customerOf(context, checkout),
      locale: context.locale,
    })),
  )

/** N1: of two concurrent orders for a domain, the second waits here and fails. */
const reserveOrThrow = async (handle: Handle, { context, checkout, snapshot }: PreparedCheckout, order: OrderRecord, quote: Quote) => {
  const refused = await reserveDomains(handle, {
    order,
    hours: snapshot.nameHoldHours,
    buyer: buyerOf(context, checkout),
    registrant: checkout.body.registrant,
  })
  if (refused === 'released') throw new OvertakenError(quote)
  if (refused) throw new RefusedError(refused)
}

/** U18: only if the buyer agreed and the order contains a recurring line that a saved card can pay for. */
const writeConsent = async (handle: Handle, { checkout, provider }: PreparedCheckout, order: OrderRecord): Promise<void> => {
  if (checkout.body.keepCard !== true || !provider.cards || !hasRenewingLines(order.lines)) return
  const { id: orderId, customerId, locale, orderDate: givenAt } = order
  await insertConsent(handle, { orderId, customerId, provider: provider.method, words: mandateVersion, locale, givenAt })
}

/** U46: records the consent text's version, its language and the time. */
const writeStartConsent = async (handle: Handle, { checkout }: PreparedCheckout, { id, locale, orderDate }: OrderRecord): Promise<void> => {
  if (checkout.body.acceptStart !== true) return
  await insertStartConsent(handle, { orderId: id, words: startConsentVersion, locale, givenAt: orderDate })
}

/**
 * Writes everything other than the order's own rows. Only domains can fail here, and an order with domains never shares its transaction.
 */
const writeRelated = async (handle: Handle, prepared: PreparedCheckout, { order, quote, cartId }: DecidedOrder): Promise<void> => {
  const { context, checkout } = prepared
  await reserveOrThrow(handle, prepared, order, quote)
  if (order.dueLater > 0) await insertLaterPayments(handle, order)
  await writeConsent(handle, prepared, order)
  await writeStartConsent(handle, prepared, order)
  if (order.acceptance) await insertAcceptance(handle, order.id)
  // The first order's address prefills the customer's next order.
  if (context.customer) await updateMissingAddress(handle, context.customer.id, checkout.body.billingAddress)
  await requestTransfers(context, handle, order, { cartId, given: checkout.body.cart?.authorizationCodes ?? {} })
}

const replayed = async (handle: Handle, { placedId }: CheckoutState): Promise<WrittenOrder | null> => {
  const order = placedId === null ? null : await findOrderById(handle, placedId)
  return order && { order, isReplay: true }
}

interface Entry {
  readonly prepared: PreparedCheckout
  readonly decided: DecidedOrder
}

/**
 * Writes several orders in the caller's transaction: locks (O5), then carts, new quotes (O6), code uses (D12) and rows. Rejected orders are
 * skipped; an exception rolls back the whole batch. No two orders may share a key, customer or cart, and an order with domains must be
 * alone.
 */
const writeOrders = async (handle: Handle, group: readonly PreparedCheckout[]): Promise<readonly Outcome[]> => {
  await lockCheckouts(
    handle,
    group.map((prepared) => {
      const { context, checkout } = prepared
      return {
        key: idempotencyKeyOf(context, checkout),
        customer: customerOf(context, checkout),
        codes: (checkout.body.cart?.codes ?? []).map(normaliseCode),
        network: buyerNetworkHash(prepared),
      }
    }),
  )
  const sources = await lockSources(handle, group)
  const standings = await readCheckoutStates(handle, group, sources)
  const take = createCouponBudget()
  const entries: Entry[] = []
  const outcomes: Outcome[] = []
  for (const [place, prepared] of group.entries()) {
    const standing = standings[place]
    if (!standing) throw new Error('No checkout state was loaded for an order')
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
  for (const { prepared, decided } of entries) await writeRelated(handle, prepared, decided)
  return outcomes
}

/** An order with nothing due is paid immediately, through the collection, so that its event and provisioning share the transaction. */
export const markFreeOrderPaid = async (payload: Payload, transaction: Transaction, written: WrittenOrder): Promise<WrittenOrder> => {
  const { order, isReplay } = written
  if (isReplay || order.dueNow !== 0 || isAwaitingAcceptance(order)) return written
  await joinTransaction(payload, transaction, (req) => updateOrder(req, order.id, { status: 'paid' }))
  return written
}

/** Orders per transaction, and concurrent transactions. The next batch fills up while one is running. */
const groupLimits = { most: 16, atOnce: 2 } as const

const writeGroup = (payload: Payload, group: readonly PreparedCheckout[]): Promise<readonly Outcome[]> =>
  withTransactionSlot(payload, () =>
    inSpan(
      'write orders',
      () =>
        payload.db.drizzle.transaction(async (transaction) => {
          const outcomes = await writeOrders(transaction, group)
          for (const outcome of outcomes) if ('written' in outcome) await markFreeOrderPaid(payload, transaction, outcome.written)
          return outcomes
        }),
      { attributes: { 'hostfront.orders': group.length } },
    ),
  )

const writtenOf = (outcome: Outcome | undefined): WrittenOrder => {
  if (outcome === undefined) throw new Error('Checkout batch returned no outcome for an order')
  if ('fault' in outcome) throw outcome.fault
  return outcome.written
}

const writeAlone = async (prepared: PreparedCheckout): Promise<WrittenOrder> => {
  const [outcome] = await writeGroup(prepared.context.payload, [prepared])
  return writtenOf(outcome)
}

/** Orders that share a claim can't share a transaction, because neither would see the other's rows. */
const claimsOf = (prepared: PreparedCheckout): readonly string[] => {
  const { context, checkout } = prepared
  return [
    `key ${idempotencyKeyOf(context, checkout)}`,
    ...customerOf(context, checkout).boxes.map((box) => `customer ${box}`),
    ...[buyerNetworkHash(prepared)].filter((network) => network !== null).map((network) => `network ${network}`),
    ...[cartHashOf(checkout)].filter((hash) => hash !== null).map((hash) => `cart ${hash}`),
  ]
}

type Write = (prepared: PreparedCheckout) => Promise<Outcome>

const writerOf = perInstance((payload: Payload): Write =>
  inBatches({ queue: 'orders', ...groupLimits, claimsOf, work: (group) => writeGroup(payload, group) }),
)

/**
 * Group commit: an order is written immediately when idle, otherwise in a batch with those that arrived in the meantime. Under load, the
 * transaction dominates the cost of an order, and a limited code serialises them.
 */
const writeTogether = async (prepared: PreparedCheckout): Promise<WrittenOrder> =>
  writtenOf(await writerOf(prepared.context.payload)(prepared))

interface PlacedOrder extends WrittenOrder {
  readonly accessToken: string
}

const maximumAttempts = 4

/** O5: the same key with the same body returns the same order; a different body is an error. */
const replay = (context: Context, checkout: Checkout, written: WrittenOrder): Result<PlacedOrder, DomainError> =>
  written.order.idempotencyHash === bodyHashOf(context, checkout)
    ? ok({ ...written, accessToken: accessTokenOf(context.payload, written.order) })
    : err(refusal('idempotency-mismatch'))

const expectedOf = ({ body }: Checkout): ExpectedTotal => ({ total: body.expectedTotal, currency: body.expectedCurrency })

/**
 * Domains to register or transfer, priced before any lock is taken, so that errors that need no transaction are reported early. Codes don't
 * affect lines, so they are loaded only for a quote that is returned.
 */
const findNamesBeforehand = async (
  context: Context,
  snapshot: CatalogSnapshot,
  checkout: Checkout,
  source: CheckoutSource,
  { place }: BuyerTax,
): Promise<Result<readonly ClaimedDomain[], DomainError>> => {
  const world = toPricingContext(snapshot, context.now(), noCodes, place)
  if (source.kind === 'request') {
    const quote = quoteWithContext(world, source.request)
    return quote.ok ? ok(claimedDomains(quote.value.lines)) : quote
  }
  const priced = priceCart(source.cart, world)
  if (priced.cart === source.cart) return ok(claimedDomains(priced.quote.lines))
  // O6: a discontinued product changes the order, whatever its total.
  const { quote } = priceCart(
    source.cart,
    await loadPricingContextOn(context, snapshot, source.cart.codes, context.payload.db.drizzle, place),
  )
  return err({ kind: 'quote-changed', expected: expectedOf(checkout), quote })
}

const findSource = async ({ payload }: Context, checkout: Checkout): Promise<CheckoutSource | null> => {
  const hash = cartHashOf(checkout)
  return sourceOf(checkout, hash === null ? new Map() : await findCartRows(payload.db.drizzle, [hash]))
}

/**
 * One attempt. Checks the registry and reads the catalogue before the transaction, so that no connection is held meanwhile; everything
 * decisive is read again inside it. Orders that can still fail after writing (those with domains) and retries get their own transaction.
 */
const attempt = async (context: Context, checkout: Checkout, isFirst: boolean): Promise<Result<PlacedOrder, DomainError>> => {
  if (!checkout.body.acceptTerms && !checkout.body.acceptOnPage) return err(refusal('terms-required', { field: 'acceptTerms' }))
  const provider = context.payments[checkout.body.paymentMethod]
  if (!provider) return err(refusal('payment-method-unavailable', { field: 'paymentMethod' }))
  const source = await findSource(context, checkout)
  if (!source || source.request.items.length === 0) return err(refusal('empty-cart'))

  const snapshot = await findCatalogSnapshot(context)
  const tax = await findBuyerTax(context, snapshot, toBuyerDetails(checkout.body))
  const names = await findNamesBeforehand(context, snapshot, checkout, source, tax)
  if (!names.ok) return names
  const unavailable = await findUnavailable(context, names.value, buyerOf(context, checkout))
  if (unavailable) return err(unavailable)

  const isCounted = names.value.length > 0 || source.request.codes.length > 0
  const prepared: PreparedCheckout = { context, checkout, askedNames: names.value, isCounted, snapshot, provider, tax }
  const write = isFirst && names.value.length === 0 ? writeTogether : writeAlone
  return replay(context, checkout, await write(prepared))
}

/** Retries transient conflicts: a duplicate order number, or a cart that has changed in the meantime. */
const attemptUntilDecided = async (context: Context, checkout: Checkout): Promise<Result<PlacedOrder, DomainError>> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(context, checkout, attempts === 1)
    } catch (fault) {
      if (fault instanceof RefusedError) return err(fault.refusal)
      const isLast = attempts === maximumAttempts
      if (isLast && fault instanceof OvertakenError)
        return err({ kind: 'quote-changed', expected: expectedOf(checkout), quote: fault.quote })
      const isPassing = fault instanceof OvertakenError || isTransientConflict(fault)
      if (!isPassing || isLast) throw fault
    }
  }
}

/**
 * Places the order atomically, or returns why it can't (O4–O8, D10, D12, S8). On an error, looks for an order already placed with this key
 * (O5): its cart and domains are gone, so the repeated request is bound to fail.
 */
export const placeOrder = async (context: Context, checkout: Checkout): Promise<Result<PlacedOrder, DomainError>> => {
  const decided = await inSpan('checkout', () => attemptUntilDecided(context, checkout))
  if (decided.ok) return decided
  const order = await findOrderByKey(context.payload.db.drizzle, idempotencyKeyOf(context, checkout))
  return order ? replay(context, checkout, { order, isReplay: true }) : decided
}

/** Billing contact for a domain or subscription: from the account, or else from the original order. */
export interface BillingOwner {
  readonly customerId: string | null
  readonly email: string
  readonly contactName: string
  readonly company: string | undefined
  readonly vatId: string | undefined
  readonly billingAddress: BillingAddress | null
}

interface OwnOrder {
  readonly holder: BillingOwner
  /** Used unhashed, so it can't collide with a checkout's key. */
  readonly key: string
  readonly quote: Quote
  readonly proof?: VatIdProof | null
  /** The preferred payment method if available; otherwise a card provider. */
  readonly method?: PaymentMethodId | undefined
  readonly mailsOf: (order: OrderRecord) => readonly OutgoingMail[]
}

/** Places an order that the shop creates for an owner (ADR 029), in the transaction that holds its key. */
export const placeOrderForOwner = async (
  context: Context,
  handle: Handle,
  { holder, key, quote, proof, method, mailsOf }: OwnOrder,
): Promise<Result<OrderRecord, DomainError>> => {
  const { billingAddress, email, contactName: name, company, vatId, customerId } = holder
  if (billingAddress === null) return err(refusal('billing-address-missing'))
  const [available] = configuredMethods(context.payments, ['card', 'sandbox', 'transfer'])
  const provider = (method && context.payments[method]) ?? (available && context.payments[available])
  if (!provider) return err(refusal('payment-method-unavailable'))
  const checkout: Checkout = {
    body: {
      contact: { email, name, company, vatId },
      billingAddress,
      paymentMethod: provider.method,
      expectedTotal: 0,
      expectedCurrency: quote.currency.code,
      acceptTerms: true,
    },
    idempotencyKey: key,
    cartToken: null,
  }
  const { order: made, payment } = createOrder(context, checkout, quote, provider, proof)
  const order = { ...made, customerId, customerKey: canonicalEmail(email), idempotencyKey: key }
  await insertOrders(handle, [{ order, payment, codes: [], limited: [], cartId: null, mails: mailsOf(order) }])
  if (order.dueLater > 0) await insertLaterPayments(handle, order)
  return ok(order)
}
