import type { CartItem, CartQuote, LinePatch, CartChange } from './types'
import type { QuoteItemRequest, QuoteRequest } from '@/core/orders/types'
import type { TypedCodeError } from '@/core/cart/cart'
import type { Result } from '@/core/result'
import type { CallRefusal } from '@/components/api-client/call-api'

/** Which configured thing a line is a part of; the same parts by another period are another one. */
export const bundleOf = (item: CartItem | undefined): string | null =>
  item?.serviceData?.bundle === undefined ? null : `${item.serviceData.bundle}|${item.billing}`

const isAddonOf = (name: string) => (item: CartQuote['items'][number]) => item.type === 'addon' && item.serviceData?.domain === name

/** The line itself, and the other parts of what it was put together with. */
export const isPartOf = ({ items }: Pick<CartQuote, 'items'>, lineId: string) => {
  const line = items.find((item) => item.lineId === lineId)
  const bundle = bundleOf(line)
  return (item: CartItem) => item.lineId === lineId || (bundle !== null && bundleOf(item) === bundle)
}

/** What the cart surely will hold once a line is gone: its add-ons leave with a name (O9). Amounts wait for the server. */
export const withoutLine = (quote: CartQuote, lineId: string): CartQuote => {
  const removed = quote.items.find((item) => item.lineId === lineId)
  const isPart = isPartOf(quote, lineId)
  const leavesToo = removed?.type === 'domain' ? isAddonOf(removed.id) : () => false
  return { ...quote, items: quote.items.filter((item) => !isPart(item) && !leavesToo(item)) }
}

/** The new quantity at once; what it costs waits for the server. */
export const withQuantity = (quote: CartQuote, lineId: string, quantity: number): CartQuote => ({
  ...quote,
  items: quote.items.map((item) => (isPartOf(quote, lineId)(item) ? { ...item, quantity } : item)),
})

/** How many things are in the cart, for the header; what was put together is one. */
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

/** The line as it would be asked for, with what is changed of it. */
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

/** The cart as a quote request with one line changed: what that change would cost, asked without making it (O4: references only). */
export const requestWith = (quote: Pick<CartQuote, 'currency' | 'codes' | 'items'>, lineId: string, patch: LinePatch): QuoteRequest => {
  const isChanged = isPartOf(quote, lineId)
  return {
    currency: quote.currency,
    codes: quote.codes.map(({ code }) => code),
    items: quote.items.map((item) => toReference(item, isChanged(item) ? patch : {})),
  }
}

/** The cart as a quote request. */
export const cartRequest = (quote: CartQuote): QuoteRequest => requestWith(quote, '', {})

/** What has just left the cart, so that it can come back as it was. */
interface RemovedLines {
  readonly name: string
  /** Put together from parts, of which none names the whole. */
  readonly isBundle: boolean
  readonly items: readonly QuoteItemRequest[]
}

/** The line and what leaves with it (O9). A transfer does not come back by itself: its authorization code is asked for anew (R11). */
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

/** What the cart holds now and did not before. Of a cart that is seen for the first time nothing is new: it was filled on another page. */
export const freshLines = (before: Lines | null, now: Lines): readonly string[] => {
  if (before === null) return []
  const known = new Set(before.items.map(({ lineId }) => lineId))
  return now.items.map(({ lineId }) => lineId).filter((lineId) => !known.has(lineId))
}

/** Runs tasks one after the other, in the order they came: two quick presses never race at the server. */
export const createSerialQueue = () => {
  let tail: Promise<unknown> = Promise.resolve()
  return <Outcome>(task: () => Promise<Outcome>): Promise<Outcome> => {
    const outcome = tail.then(task)
    tail = outcome.catch(() => undefined)
    return outcome
  }
}

/** §8: why a code was not taken; the words are in the messages, or the server's own. */
export interface CodeRefusal {
  readonly kind: TypedCodeError | 'invalid' | 'failed'
  readonly message: string | null
}

type CartStatus = 'idle' | 'loading' | 'ready' | 'failed'

export interface CartState {
  readonly status: CartStatus
  readonly quote: CartQuote | null
  /** Changes on their way to the server; amounts shown meanwhile may be about to change. */
  readonly pending: number
  readonly refusal: CallRefusal | null
  readonly codeRefusal: CodeRefusal | null
  /** What changed since it was last shown; stays until the visitor has seen it. */
  readonly changes: readonly CartChange[]
  /** What the last press has taken out; it can be put back until something else changes. */
  readonly removed: RemovedLines | null
  readonly isOpen: boolean
  /** Lines that have come in since the cart was shown last: what has just been screwed on. */
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
  /** Adds all of them or none. Opens the drawer once they are in. */
  readonly add: (items: readonly QuoteItemRequest[], options?: { readonly opensDrawer?: boolean }) => Promise<Answer>
  /** The cart as another call of the shop has just answered it. */
  readonly adopt: (quote: CartQuote) => Promise<void>
  readonly changeLine: (lineId: string, patch: LinePatch) => Promise<Answer>
  readonly removeLine: (lineId: string) => Promise<Answer>
  /** Puts back what was taken out last. */
  readonly restore: () => Promise<void>
  readonly applyCode: (typed: string) => Promise<boolean>
  readonly removeCode: (code: string) => Promise<Answer>
  /** T4: where it is billed, so that the cart says its tax. */
  readonly setBilling: (billing: CartBilling) => Promise<void>
  readonly setCurrency: (currency: string) => Promise<void>
  readonly dismissRefusal: () => void
  readonly dismissCodeRefusal: () => void
  readonly dismissChanges: () => void
  readonly dismissRemoved: () => void
  /** The cart became an order: nothing is left in it (O8). */
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
