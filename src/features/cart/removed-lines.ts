import type { CartItem, CartQuote, LinePatch, CartChange } from './types'
import type { QuoteItemRequest, QuoteRequest } from '@/core/orders/types'
import type { CouponInputError } from '@/core/cart/cart'
import type { Result } from '@/core/result'
import type { CallRefusal } from '@/components/api-client/call-api'

/** The configured bundle a line belongs to; the same parts in another billing period are another bundle. */
export const bundleOf = (item: CartItem | undefined): string | null =>
  item?.serviceData?.bundle === undefined ? null : `${item.serviceData.bundle}|${item.billing}`

const isAddonOf = (name: string) => (item: CartQuote['items'][number]) => item.type === 'addon' && item.serviceData?.domain === name

export const isPartOf = ({ items }: Pick<CartQuote, 'items'>, lineId: string) => {
  const line = items.find((item) => item.lineId === lineId)
  const bundle = bundleOf(line)
  return (item: CartItem) => item.lineId === lineId || (bundle !== null && bundleOf(item) === bundle)
}

/** Removes a line optimistically, with the add-ons of a domain (O9). Amounts follow from the server. */
export const withoutLine = (quote: CartQuote, lineId: string): CartQuote => {
  const removed = quote.items.find((item) => item.lineId === lineId)
  const isPart = isPartOf(quote, lineId)
  const leavesToo = removed?.type === 'domain' ? isAddonOf(removed.id) : () => false
  return { ...quote, items: quote.items.filter((item) => !isPart(item) && !leavesToo(item)) }
}

/** Changes the quantity optimistically. Amounts follow from the server. */
export const withQuantity = (quote: CartQuote, lineId: string, quantity: number): CartQuote => ({
  ...quote,
  items: quote.items.map((item) => (isPartOf(quote, lineId)(item) ? { ...item, quantity } : item)),
})

/** Number of products for the header; a bundle counts once. */
export const countItems = (quote: CartQuote | null): number => {
  const bundles = new Set<string>()
  let count = 0
  for (const item of quote?.items ?? []) {
    const bundle = bundleOf(item)
    if (bundle === null || !bundles.has(bundle)) count += item.quantity
    if (bundle !== null) bundles.add(bundle)
  }
  return count
}

const toReference = (item: CartItem, patch: LinePatch): QuoteItemRequest => {
  const partialType = patch.partialType ?? item.partialType
  return {
    type: item.type,
    id: item.id,
    billing: patch.billing ?? item.billing,
    quantity: patch.quantity ?? item.quantity,
    serviceData: patch.years === undefined ? item.serviceData : { ...item.serviceData, years: patch.years },
    selectedPaymentType: patch.selectedPaymentType ?? item.selectedPaymentType,
    ...(partialType ? { partialType } : {}),
  }
}

/** The cart as a quote request with one line changed, to price the change without making it (O4: references only). */
export const requestWith = (quote: Pick<CartQuote, 'currency' | 'codes' | 'items'>, lineId: string, patch: LinePatch): QuoteRequest => {
  const isChanged = isPartOf(quote, lineId)
  return {
    currency: quote.currency,
    codes: quote.codes.map(({ code }) => code),
    items: quote.items.map((item) => toReference(item, isChanged(item) ? patch : {})),
  }
}

export const cartRequest = (quote: CartQuote): QuoteRequest => requestWith(quote, '', {})

/** For undo. */
interface RemovedLines {
  readonly name: string
  /** A bundle has no name of its own. */
  readonly isBundle: boolean
  readonly items: readonly QuoteItemRequest[]
}

/** The line and what is removed with it (O9). `null` for transfers, which cannot be undone because their auth code is not kept (R11). */
export const removedLines = (quote: CartQuote | null, lineId: string): RemovedLines | null => {
  const removed = quote?.items.find((item) => item.lineId === lineId)
  if (!quote || !removed || removed.serviceData.operation === 'transfer') return null
  const left = withoutLine(quote, lineId).items
  const gone = quote.items.filter((item) => !left.includes(item))
  const isBundle = removed.serviceData.bundle !== undefined
  return { name: removed.name, isBundle, items: [removed, ...gone.filter((item) => item !== removed)].map((item) => toReference(item, {})) }
}

interface Lines {
  readonly items: readonly { readonly lineId: string }[]
}

/** Lines that were added since. None on the first load, since those were added on another page. */
export const freshLines = (before: Lines | null, now: Lines): readonly string[] => {
  if (before === null) return []
  const known = new Set(before.items.map(({ lineId }) => lineId))
  return now.items.map(({ lineId }) => lineId).filter((lineId) => !known.has(lineId))
}

/** Runs tasks in order, so that quick clicks do not race on the server. */
export const createSerialQueue = () => {
  let tail: Promise<unknown> = Promise.resolve()
  return <Outcome>(task: () => Promise<Outcome>): Promise<Outcome> => {
    const outcome = tail.then(task)
    tail = outcome.catch(() => undefined)
    return outcome
  }
}

/** §8: why a code was rejected; the text is a message or comes from the server. */
export interface CodeRefusal {
  readonly kind: CouponInputError | 'invalid' | 'failed'
  readonly message: string | null
}

type CartStatus = 'idle' | 'loading' | 'ready' | 'failed'

export interface CartState {
  readonly status: CartStatus
  readonly quote: CartQuote | null
  /** Changes in flight; amounts may be about to change. */
  readonly pending: number
  readonly refusal: CallRefusal | null
  readonly codeRefusal: CodeRefusal | null
  /** Changes by the server, kept until the visitor dismisses them. */
  readonly changes: readonly CartChange[]
  /** Last removal, which can be undone until the next change. */
  readonly removed: RemovedLines | null
  readonly isOpen: boolean
  /** Lines added since the cart was last shown, to animate them. */
  readonly fresh: readonly string[]
}

export type Answer = Result<CartQuote, CallRefusal>

interface CartBilling {
  readonly country: string
  readonly region: string
  readonly company: string
  readonly vatId: string
}

export interface CartActions {
  readonly load: () => Promise<void>
  readonly open: () => void
  readonly close: () => void
  /** All or nothing; then opens the drawer. */
  readonly add: (items: readonly QuoteItemRequest[], options?: { readonly opensDrawer?: boolean }) => Promise<Answer>
  /** Takes over a cart that another API call returned. */
  readonly adopt: (quote: CartQuote) => Promise<void>
  readonly changeLine: (lineId: string, patch: LinePatch) => Promise<Answer>
  readonly removeLine: (lineId: string) => Promise<Answer>
  readonly restore: () => Promise<void>
  readonly applyCode: (typed: string) => Promise<boolean>
  readonly removeCode: (code: string) => Promise<Answer>
  /** T4: billing country, for the tax of the cart. */
  readonly setBilling: (billing: CartBilling) => Promise<void>
  readonly setCurrency: (currency: string) => Promise<void>
  readonly dismissRefusal: () => void
  readonly dismissCodeRefusal: () => void
  readonly dismissChanges: () => void
  readonly dismissRemoved: () => void
  /** The cart became an order (O8). */
  readonly forget: () => void
}

export const initialCartState: CartState = {
  status: 'idle',
  quote: null,
  pending: 0,
  refusal: null,
  codeRefusal: null,
  changes: [],
  removed: null,
  isOpen: false,
  fresh: [],
}
