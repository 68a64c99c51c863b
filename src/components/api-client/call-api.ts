import { callLimits } from '@/lib/config/limits'
import { ok, err, type Result } from '@/core/result'
import { trackCall } from '@/components/network-status/network-status-store'
import type { BulkResultResponse, DomainSearchResponse } from '@/modules/domains/schema'
import type { CartResponse } from '@/modules/cart/schema'
import type { AddonResponse } from '@/modules/catalog/schema'
import type { AppliedDiscountResponse, QuoteResponse, QuoteLineResponse } from '@/modules/pricing/schema'
import { digitsOf, type Minor } from '@/core/money/types'
import { fromMajor } from '@/core/money/arithmetic'
import type { DiscountValueFigures } from '@/core/receipt/figures'

/** A failed call. `message` is the server's text in the visitor's language, if it sent one. */
export interface CallRefusal {
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly code: string
  readonly message: string | null
  /** Response body, for callers that need more (409 at checkout). */
  readonly body: unknown
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export const toRefusal = (status: number, body: unknown): CallRefusal => {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  return {
    status,
    code: text(error.code) ?? 'unknown',
    message: text(error.message),
    body,
  }
}

/** R18: rejected without a request, because the browser drops the cookie it depends on. */
export const cookiesBlocked: CallRefusal = { status: 0, code: 'cookies-blocked', message: null, body: null }

/** Adds the page's language, so that the server's messages use it. */
export const withLanguage = (path: string): string => {
  const language = document.documentElement.lang
  return language === '' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language)}`
}

/** Abort signal that follows the caller's and times out. `wait` restarts the timeout, `end` clears it. */
export const limitedWait = (outer?: AbortSignal) => {
  const ending = new AbortController()
  const stop = () => ending.abort()
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop)
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(stop, callLimits.timeout)
  }
  wait()
  return { signal: ending.signal, wait, end }
}

/**
 * Calls the shop's API. Errors are returned, not thrown: `network` without a response in time, `aborted` for aborted calls, which
 * are never shown.
 */
export const callApi = async <Answer>(path: string, call: Call = {}): Promise<Result<Answer, CallRefusal>> => {
  const limit = limitedWait(call.signal)
  const answered = trackCall()
  try {
    const response = await fetch(withLanguage(path), {
      method: call.method ?? 'GET',
      headers: { ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }), ...call.headers },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: limit.signal,
      credentials: 'same-origin',
      cache: 'no-store',
    })
    const body: unknown = await response.json().catch(() => null)
    return response.ok && body !== null ? ok(body as Answer) : err(toRefusal(response.status, body))
  } catch {
    const code = call.signal?.aborted ? 'aborted' : 'network'
    return err({ status: 0, code, message: null, body: null })
  } finally {
    answered()
    limit.end()
  }
}

/** M1: the API uses major units, all other client code minor units. Responses are converted once, here. */

type Amounts<Name extends string> = { readonly [Each in Name]: number }

const inMinor = <Name extends string>(thing: Amounts<Name>, names: readonly Name[], digits: number): Record<Name, Minor> =>
  Object.fromEntries(names.map((name) => [name, fromMajor(thing[name], digits)])) as Record<Name, Minor>

const orNull = (amount: number | null, digits: number): Minor | null => (amount === null ? null : fromMajor(amount, digits))

const lineAmounts = [
  'price',
  'renewal',
  'subtotal',
  'setupFee',
  'discount',
  'tax',
  'total',
  'savings',
  'paymentTypeAmount',
] as const satisfies readonly (keyof QuoteLineResponse)[]

/** N4: prices of a term of several years. */
const termFigures = (term: QuoteLineResponse['term'], digits: number) =>
  term ? { term: { years: term.years, ...inMinor(term, ['firstYear', 'laterYear'], digits) } } : {}

const lineFigures = (line: Omit<QuoteLineResponse, 'term'>, digits: number) => ({
  ...inMinor(line, lineAmounts, digits),
  discounts: line.discounts.map((share) => ({ ...share, ...inMinor(share, ['savings'], digits) })),
  schedule: line.schedule.map((part) => ({ ...part, ...inMinor(part, ['amount'], digits) })),
})

const discountFigures = ({ type, originalValue, threshold, ...discount }: AppliedDiscountResponse, digits: number) => {
  const value: DiscountValueFigures =
    type === 'fixed' ? { kind: type, amount: fromMajor(originalValue, digits) } : { kind: type, percent: originalValue }
  return {
    ...discount,
    ...inMinor(discount, ['eligible', 'savings'], digits),
    ...(threshold === undefined ? {} : { threshold: fromMajor(threshold, digits) }),
    value,
  }
}

const sums = ['subtotal', 'setupFees', 'discount', 'tax', 'shipping', 'total', 'savings'] as const

const quoteFigures = ({ discountSummary, breakdown, dueNow, dueLater }: Omit<QuoteResponse, 'items'>, digits: number) => ({
  discountSummary: {
    discountCodes: discountSummary.discountCodes.map((discount) => discountFigures(discount, digits)),
    automaticDiscounts: discountSummary.automaticDiscounts.map((discount) => discountFigures(discount, digits)),
  },
  breakdown: inMinor(breakdown, sums, digits),
  ...inMinor({ dueNow, dueLater }, ['dueNow', 'dueLater'], digits),
})

export const quoteInMinorUnits = (answer: QuoteResponse) => {
  const digits = digitsOf(answer.currency)
  return {
    ...answer,
    ...quoteFigures(answer, digits),
    items: answer.items.map(({ term, ...line }) => ({ ...line, ...lineFigures(line, digits), ...termFigures(term, digits) })),
  }
}

export const cartInMinorUnits = (answer: CartResponse) => {
  const digits = digitsOf(answer.currency)
  return {
    ...answer,
    ...quoteFigures(answer, digits),
    items: answer.items.map(({ term, ...line }) => ({ ...line, ...lineFigures(line, digits), ...termFigures(term, digits) })),
  }
}

export const searchInMinorUnits = (answer: DomainSearchResponse) => {
  const digits = digitsOf(answer.currency)
  const amounts = ['price', 'originalPrice', 'renewal'] as const
  return { ...answer, results: answer.results.map((row) => ({ ...row, ...inMinor(row, amounts, digits) })) }
}

export const bulkResultInMinorUnits = (row: BulkResultResponse, currency: string) => {
  const digits = digitsOf(currency)
  return {
    ...row,
    price: orNull(row.price, digits),
    originalPrice: orNull(row.originalPrice, digits),
    renewal: orNull(row.renewal, digits),
  }
}

export const addonInMinorUnits = (addon: AddonResponse, currency: string) => {
  const digits = digitsOf(currency)
  return { ...addon, price: fromMajor(addon.price, digits), originalPrice: orNull(addon.originalPrice, digits) }
}

export type QuoteInMinorUnits = ReturnType<typeof quoteInMinorUnits>
export type CartInMinorUnits = ReturnType<typeof cartInMinorUnits>
export type SearchInMinorUnits = ReturnType<typeof searchInMinorUnits>
export type BulkResultInMinorUnits = ReturnType<typeof bulkResultInMinorUnits>
export type AddonInMinorUnits = ReturnType<typeof addonInMinorUnits>
