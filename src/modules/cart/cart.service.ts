import { uuidV7, type Handle } from '@/lib/db/sql'
import {
  emptyCart,
  type CartState,
  type CartRefusal,
  toQuoteRequest,
  addItem,
  setBilling,
  setAdditionalDomains,
  setDomain,
  setPaymentType,
  setQuantity,
  setYears,
  bundlePartsOf,
  removeItem,
  setCurrency,
  addCode,
  removeCode,
} from '@/core/cart/cart'
import type { Quote, QuoteItemRequest } from '@/core/orders/types'
import { ok, err, type Result } from '@/core/result'
import { claimedDomains } from '@/core/domains/types'
import { domainsToTransfer, parseTransferDomain } from '@/core/domains/transfers'
import { toShownLines } from '@/core/orders/calculate-quote'
import { cartChanges, priceCart, type CartView } from './presenter'
import { createOpaqueToken, hashToken } from '@/lib/crypto/tokens'
import type { Context } from '@/lib/context'
import { findCartRow, insertCart, updateCart, type CartRow, updateUnchangedCart } from './cart.repository'
import { withTransactionSlot, type Transaction } from '@/lib/db/transaction'
import { deletePreparedTransfers, insertPreparedTransfer, type PreparedTransfer } from '@/modules/domains/transfers/transfers.repository'
import { findClaimRefusals, toBuyer, type Buyer, firstClaimRefusal } from '@/modules/domains/reservations/reservations.service'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { loadPricingContextOn, quoteWithContext } from '@/modules/pricing/quote.service'
import { withoutField, type DomainError, fromCartRefusal, refusal } from '@/lib/http/http-error'
import { randomUUID } from 'node:crypto'
import { normaliseItem } from '@/core/orders/normalise-item'
import { findReservations } from '@/modules/domains/reservations/reservations.repository'
import { maximumItems, type OrderItem, maximumCodes } from '@/modules/pricing/schema'
import { checkTransfer, encryptAuthCode, type CheckedTransfer } from '@/modules/domains/transfers/transfers.service'
import type { BillingPeriod, PartialPaymentType, PaymentType } from '@/core/catalog/types'
import { normaliseCode } from '@/core/discounts/coupons'
import { findBuyerTax, type BuyerDetails } from '@/modules/tax/buyer-tax'

/** The cart token, and the currency of a new cart (M8). */
export interface CartVisitor {
  readonly token: string | null
  /** Whether the first change creates a cart even if it adds nothing, such as choosing a currency. */
  readonly startsCart?: boolean
  readonly currency: string
  /** Token that opens the visitor's recent orders (O7). */
  readonly ordersCookie?: string | undefined
}

export const buyerAt = (context: Context, { ordersCookie }: CartVisitor): Buyer => toBuyer(context, ordersCookie)

/** N1: domains in the cart that an order has since reserved. */
const claimsAt = (context: Context, visitor: CartVisitor, handle: Handle, { lines }: CartState): Promise<CartView['claims']> =>
  findClaimRefusals(handle, claimedDomains(lines), buyerAt(context, visitor), context.now())

interface CartAction {
  /** Receives the cart as read under the lock. */
  readonly change: (cart: CartState) => Result<CartState, DomainError>
  /** May still reject the change after pricing. */
  readonly accept?: (quote: Quote) => DomainError | null
  /** Additional writes in the cart's transaction, under its lock. */
  readonly stored?: (transaction: Transaction, cartId: string) => Promise<void>
}

export interface ChangedCart extends CartView {
  /** Set if this change created the cart; stored in the visitor's cookie. */
  readonly newToken: string | null
}

/**
 * Every change runs in one transaction under the cart's row lock, so that concurrent changes add up. The catalogue is read beforehand, so
 * that no connection waits for another.
 */
const changeCart = async (
  context: Context,
  visitor: CartVisitor,
  { change, accept, stored: writeBeside }: CartAction,
): Promise<Result<ChangedCart, DomainError>> => {
  const snapshot = await findCatalogSnapshot(context)
  const work = async (transaction: Transaction): Promise<Result<ChangedCart, DomainError>> => {
    const row = visitor.token === null ? null : await findCartRow(transaction, hashToken(visitor.token), { isLocked: true })
    const stored = row?.state ?? emptyCart(snapshot.currencies.has(visitor.currency) ? visitor.currency : 'USD')
    const before = await loadPricingContextOn(context, snapshot, stored.codes, transaction, stored.place)
    const { cart: current, gone } = priceCart(stored, before)

    const changed = change(current)
    if (!changed.ok) return changed
    const cart = changed.value
    const isSameWorld = cart.codes === current.codes && cart.place === current.place
    const world = isSameWorld ? before : await loadPricingContextOn(context, snapshot, cart.codes, transaction, cart.place)
    const quote = quoteWithContext(world, toQuoteRequest(cart))
    if (!quote.ok) return err(withoutField(quote.error))
    const refused = accept?.(quote.value) ?? null
    if (refused) return err(refused)

    const changes = cartChanges(row?.shown ?? [], gone, cart, quote.value)
    const kept = await store(context, transaction, visitor, row, cart, quote.value)
    if (kept && writeBeside) await writeBeside(transaction, kept.id)
    if (kept && losesTransfer(stored, cart)) await deletePreparedTransfers(transaction, kept.id, domainsToTransfer(cart.lines))
    const claims = await claimsAt(context, visitor, transaction, cart)
    return ok({ cart, quote: quote.value, changes, claims, newToken: kept?.newToken ?? null })
  }
  return withTransactionSlot(context.payload, () => context.payload.db.drizzle.transaction(work))
}

const isNothing = ({ lines, codes }: CartState): boolean => lines.length === 0 && codes.length === 0

/** R11: whether an auth code must be deleted because its transfer was removed from the cart. */
const losesTransfer = (before: CartState, after: CartState): boolean => {
  const left = domainsToTransfer(after.lines)
  return domainsToTransfer(before.lines).some((name) => !left.includes(name))
}

const store = async (
  context: Context,
  transaction: Transaction,
  { startsCart = false }: CartVisitor,
  row: CartRow | null,
  cart: CartState,
  quote: Quote,
): Promise<{ readonly id: string; readonly newToken: string | null } | null> => {
  const shown = toShownLines(quote)
  if (row) {
    await updateCart(transaction, row.id, cart, shown)
    return { id: row.id, newToken: null }
  }
  if (isNothing(cart) && !startsCart) return null
  const token = createOpaqueToken()
  const id = uuidV7(context.now())
  await insertCart(transaction, {
    id,
    tokenHash: hashToken(token),
    state: cart,
    shown,
    locale: context.locale,
    customerId: context.customer?.id ?? null,
  })
  return { id, newToken: token }
}

const addAll = (cart: CartState, items: readonly QuoteItemRequest[]): Result<CartState, DomainError> => {
  let current = cart
  for (const item of items) {
    const added = addItem(current, item, randomUUID())
    if (!added.ok) return err(fromCartRefusal(added.error))
    current = added.value
  }
  return current.lines.length > maximumItems ? err(refusal('too-many-lines', { values: { maximum: maximumItems } })) : ok(current)
}

const findClaimed = async (context: Context, visitor: CartVisitor, items: readonly QuoteItemRequest[]): Promise<DomainError | null> => {
  const names = claimedDomains(items)
  const holds = await findReservations(
    context.payload.db.drizzle,
    names.map(({ name }) => name),
    context.now(),
  )
  return firstClaimRefusal(names, holds, buyerAt(context, visitor))
}

type Preparation = Pick<PreparedTransfer, 'domain' | 'sealedCode'>

/** N2, N3: encrypts auth codes for transfers; only registered domains can be transferred. */
const prepareAll = async (
  context: Context,
  visitor: CartVisitor,
  items: readonly OrderItem[],
): Promise<Result<readonly Preparation[], DomainError>> => {
  const prepared: Preparation[] = []
  for (const { item, authorizationCode } of items) {
    if (domainsToTransfer([item]).length === 0) continue
    const sealed = encryptAuthCode(context, authorizationCode)
    if (!sealed.ok) return sealed
    const checked = await checkTransfer(context, item.id, buyerAt(context, visitor))
    if (!checked.ok) return checked
    prepared.push({ domain: item.id, sealedCode: sealed.value })
  }
  return ok(prepared)
}

/** Adds all items or none (S5: a domain with its add-ons). R11: auth codes are stored separately from the cart. */
export const addCartItem = async (
  context: Context,
  visitor: CartVisitor,
  wanted: readonly OrderItem[],
): Promise<Result<ChangedCart, DomainError>> => {
  const orderItems = wanted.map(({ item, authorizationCode }) => ({ item: normaliseItem(item), authorizationCode }))
  const items = orderItems.map(({ item }) => item)
  const claimed = await findClaimed(context, visitor, items)
  if (claimed) return err(claimed)
  const prepared = await prepareAll(context, visitor, orderItems)
  if (!prepared.ok) return prepared
  const more = { locale: context.locale, customerId: context.customer?.id ?? null }
  return changeCart(context, visitor, {
    change: (cart) => addAll(cart, items),
    stored: async (transaction, cartId) => {
      for (const each of prepared.value) await insertPreparedTransfer(transaction, { cartId, ...each, ...more })
    },
  })
}

interface LineChange {
  readonly quantity?: number | undefined
  readonly billing?: BillingPeriod | undefined
  readonly selectedPaymentType?: PaymentType | undefined
  readonly partialType?: PartialPaymentType | undefined
  readonly years?: number | undefined
  readonly domain?: string | null | undefined
  readonly additionalDomains?: readonly string[] | undefined
}

type Step = (cart: CartState) => Result<CartState, CartRefusal>

/** Domain and period come last, because they may merge the line into another. */
const stepsOf = (lineId: string, change: LineChange): readonly Step[] => {
  const { quantity, billing, selectedPaymentType, partialType, years, domain, additionalDomains } = change
  const paid = selectedPaymentType ?? (partialType ? 'partial' : undefined)
  return [
    (cart) => (cart.lines.some((line) => line.lineId === lineId) ? ok(cart) : err({ code: 'unknown-line' })),
    ...(quantity === undefined ? [] : [(cart: CartState) => setQuantity(cart, lineId, quantity)]),
    ...(paid === undefined ? [] : [(cart: CartState) => setPaymentType(cart, lineId, paid, partialType)]),
    ...(years === undefined ? [] : [(cart: CartState) => setYears(cart, lineId, years)]),
    ...(domain === undefined ? [] : [(cart: CartState) => setDomain(cart, lineId, domain)]),
    ...(additionalDomains === undefined ? [] : [(cart: CartState) => setAdditionalDomains(cart, lineId, additionalDomains)]),
    ...(billing === undefined ? [] : [(cart: CartState) => setBilling(cart, lineId, billing)]),
  ]
}

export const changeCartItem = (
  context: Context,
  visitor: CartVisitor,
  lineId: string,
  change: LineChange,
): Promise<Result<ChangedCart, DomainError>> =>
  changeCart(context, visitor, {
    change: (cart) => {
      let current = cart
      // O9: all lines of a bundle change together.
      const lineIds = bundlePartsOf(cart.lines, lineId).map((part) => part.lineId)
      const steps = lineIds.length === 0 ? stepsOf(lineId, change) : lineIds.flatMap((part) => stepsOf(part, change))
      for (const step of steps) {
        const next = step(current)
        if (!next.ok) return err(fromCartRefusal(next.error))
        current = next.value
      }
      return ok(current)
    },
  })

/** O9: removing a domain removes its add-ons. */
export const removeCartItem = (context: Context, visitor: CartVisitor, lineId: string): Promise<Result<ChangedCart, DomainError>> =>
  changeCart(context, visitor, {
    change: (cart) => {
      const removed = removeItem(cart, lineId)
      return removed.ok ? removed : err(fromCartRefusal(removed.error))
    },
  })

/** §5, §8: rejects an inapplicable code with its reason instead of adding it. D18: one that only requires a login stays as pending. */
export const addCartCode = (context: Context, visitor: CartVisitor, typed: string): Promise<Result<ChangedCart, DomainError>> => {
  const code = normaliseCode(typed)
  return changeCart(context, visitor, {
    change: (cart) => {
      const added = addCode(cart, code)
      if (!added.ok) return err(fromCartRefusal(added.error))
      if (added.value.codes.length > maximumCodes) return err(refusal('too-many-codes', { values: { maximum: maximumCodes } }))
      return added
    },
    accept: ({ rejectedCodes, currency }) => {
      const rejected = rejectedCodes.find((each) => each.code === code)
      return rejected && rejected.reason !== 'login-required' ? { kind: 'rejected-code', rejected, currency } : null
    },
  })
}

export const removeCartCode = (context: Context, visitor: CartVisitor, typed: string): Promise<Result<ChangedCart, DomainError>> =>
  changeCart(context, visitor, {
    change: (cart) => {
      const removed = removeCode(cart, typed)
      return removed.ok ? removed : err(fromCartRefusal(removed.error))
    },
  })

/** M6: reprices every line from its base price and re-evaluates every code. */
export const setCartCurrency = (context: Context, visitor: CartVisitor, currency: string): Promise<Result<ChangedCart, DomainError>> =>
  changeCart(context, visitor, { change: (cart) => ok(setCurrency(cart, currency)) })

/** T4: stores the billing location for tax display. The checkout checks it again; no charge is based on it. */
export const setCartPlace = async (
  context: Context,
  visitor: CartVisitor,
  says: BuyerDetails,
): Promise<Result<ChangedCart, DomainError>> => {
  const tax = says.country === '' ? null : await findBuyerTax(context, await findCatalogSnapshot(context), says, 'show')
  return changeCart(context, visitor, {
    change: ({ place: _before, ...cart }) => ok({ ...cart, ...(tax?.place ? { place: tax.place } : {}) }),
  })
}

/** The cart at today's prices, with changes since it was last shown. Writes only if something has changed and no one else has written. */
export const getCart = async (context: Context, visitor: CartVisitor): Promise<CartView> => {
  const { drizzle } = context.payload.db
  const [snapshot, row] = await Promise.all([
    findCatalogSnapshot(context),
    visitor.token === null ? null : findCartRow(drizzle, hashToken(visitor.token)),
  ])
  const stored = row?.state ?? emptyCart(snapshot.currencies.has(visitor.currency) ? visitor.currency : 'USD')
  const world = await loadPricingContextOn(context, snapshot, stored.codes, drizzle, stored.place)
  const { cart, quote, gone } = priceCart(stored, world)
  const changes = cartChanges(row?.shown ?? [], gone, cart, quote)
  if (row && changes.length > 0) await updateUnchangedCart(drizzle, row, cart, toShownLines(quote))
  return { cart, quote, changes, claims: await claimsAt(context, visitor, drizzle, cart) }
}

interface TransferRequest {
  readonly domain: string
  readonly authorizationCode: string
}

interface StartedTransfer extends CheckedTransfer {
  readonly lineId: string
  readonly changed: ChangedCart
}

/** A domain already being transferred keeps its line and gets the new auth code. A domain being registered is rejected (O9). */
const withTransferLine = (cart: CartState, domain: string): Result<CartState, DomainError> => {
  if (domainsToTransfer(cart.lines).includes(domain)) return ok(cart)
  if (cart.lines.length >= maximumItems) return err(refusal('too-many-lines', { values: { maximum: maximumItems } }))
  const item = { type: 'domain', id: domain, billing: 'yearly', quantity: 1, serviceData: { operation: 'transfer' } } as const
  const added = addItem(cart, item, randomUUID())
  return added.ok ? added : err(fromCartRefusal(added.error))
}

/**
 * §4, N2, R11: adds a transfer to the cart and stores its encrypted auth code separately, in one transaction. The order later takes over
 * both.
 */
export const startTransfer = async (
  context: Context,
  visitor: CartVisitor,
  request: TransferRequest,
): Promise<Result<StartedTransfer, DomainError>> => {
  const name = parseTransferDomain(request.domain)
  const code = name.ok ? encryptAuthCode(context, request.authorizationCode) : null
  if (code && !code.ok) return code
  const checked = await checkTransfer(context, request.domain, buyerAt(context, visitor))
  if (!checked.ok) return checked
  const { domain } = checked.value.transfer
  const sealedCode = code?.value ?? ''
  const changed = await changeCart(context, visitor, {
    change: (cart) => withTransferLine(cart, domain),
    stored: (transaction, cartId) =>
      insertPreparedTransfer(transaction, { cartId, domain, sealedCode, locale: context.locale, customerId: context.customer?.id ?? null }),
  })
  if (!changed.ok) return changed
  const line = changed.value.cart.lines.find(({ type, id }) => type === 'domain' && id === domain)
  return ok({ ...checked.value, lineId: line?.lineId ?? '', changed: changed.value })
}
