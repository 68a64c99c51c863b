import { callLimits } from '@/lib/config/limits'
import { ok, err, type Result } from '@/core/result'
import { followCall } from '@/components/network-status/network-status-store'
import type { BulkResultAnswer } from '@/modules/domains/search/schema'
import type { CartAnswer } from '@/modules/cart/schema'
import type { AddonAnswer } from '@/modules/catalog/schema'
import type { DomainSearchAnswer } from '@/modules/domains/schema'
import type { AppliedDiscountAnswer, QuoteAnswer, QuoteLineAnswer } from '@/modules/pricing/schema'
import { digitsOf, type Minor } from '@/core/money/types'
import { fromMajor } from '@/core/money/arithmetic'
import type { DiscountValueFigures } from '@/core/receipt/figures'

/** Why a call did not do what was asked. `message` is the server's sentence in the visitor's language, if it had one. */
export interface CallRefusal {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: string
  readonly message: string | null
  /** The whole answer, for the few callers that need more of it (409 at checkout). */
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

/** R18: not asked at all, since what it would do lives by a cookie that the browser drops. */
export const cookiesBlocked: CallRefusal = { status: 0, code: 'cookies-blocked', message: null, body: null }

/** The address of a call with the page's language, so that the server's sentences come in it (contract). */
export const withLanguage = (path: string): string => {
  const language = document.documentElement.lang
  return language === '' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language)}`
}

/** The signal of a call that ends with its caller's, or when it has waited long enough. `wait` begins the time anew, `end` stops it. */
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
 * One call of the shop's API from the browser. A refusal is a value; no answer at all, or none in time, is `network`.
 * An aborted call is refused as `aborted`, which nobody shows.
 */
export const callApi = async <Answer>(path: string, call: Call = {}): Promise<Result<Answer, CallRefusal>> => {
  const limit = limitedWait(call.signal)
  const answered = followCall()
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

/**
 * The browser's border (M1): the API speaks in major units, and everything behind this file in whole minor units.
 * An answer is turned back once, where it comes in.
 */

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
] as const satisfies readonly (keyof QuoteLineAnswer)[]

/** N4: of several years what each costs. */
const termFigures = (term: QuoteLineAnswer['term'], digits: number) =>
  term ? { term: { years: term.years, ...inMinor(term, ['firstYear', 'laterYear'], digits) } } : {}

const lineFigures = (line: Omit<QuoteLineAnswer, 'term'>, digits: number) => ({
  ...inMinor(line, lineAmounts, digits),
  discounts: line.discounts.map((share) => ({ ...share, ...inMinor(share, ['savings'], digits) })),
  schedule: line.schedule.map((part) => ({ ...part, ...inMinor(part, ['amount'], digits) })),
})

const discountFigures = ({ type, originalValue, threshold, ...discount }: AppliedDiscountAnswer, digits: number) => {
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

const quoteFigures = ({ discountSummary, breakdown, dueNow, dueLater }: Omit<QuoteAnswer, 'items'>, digits: number) => ({
  discountSummary: {
    discountCodes: discountSummary.discountCodes.map((discount) => discountFigures(discount, digits)),
    automaticDiscounts: discountSummary.automaticDiscounts.map((discount) => discountFigures(discount, digits)),
  },
  breakdown: inMinor(breakdown, sums, digits),
  ...inMinor({ dueNow, dueLater }, ['dueNow', 'dueLater'], digits),
})

export const quoteInMinorUnits = (answer: QuoteAnswer) => {
  const digits = digitsOf(answer.currency)
  return {
    ...answer,
    ...quoteFigures(answer, digits),
    items: answer.items.map(({ term, ...line }) => ({ ...line, ...lineFigures(line, digits), ...termFigures(term, digits) })),
  }
}

export const cartInMinorUnits = (answer: CartAnswer) => {
  const digits = digitsOf(answer.currency)
  return {
    ...answer,
    ...quoteFigures(answer, digits),
    items: answer.items.map(({ term, ...line }) => ({ ...line, ...lineFigures(line, digits), ...termFigures(term, digits) })),
  }
}

export const searchInMinorUnits = (answer: DomainSearchAnswer) => {
  const digits = digitsOf(answer.currency)
  const amounts = ['price', 'originalPrice', 'renewal'] as const
  return { ...answer, results: answer.results.map((row) => ({ ...row, ...inMinor(row, amounts, digits) })) }
}

export const bulkResultInMinorUnits = (row: BulkResultAnswer, currency: string) => {
  const digits = digitsOf(currency)
  return {
    ...row,
    price: orNull(row.price, digits),
    originalPrice: orNull(row.originalPrice, digits),
    renewal: orNull(row.renewal, digits),
  }
}

export const addonInMinorUnits = (addon: AddonAnswer, currency: string) => {
  const digits = digitsOf(currency)
  return { ...addon, price: fromMajor(addon.price, digits), originalPrice: orNull(addon.originalPrice, digits) }
}

export type QuoteInMinorUnits = ReturnType<typeof quoteInMinorUnits>
export type CartInMinorUnits = ReturnType<typeof cartInMinorUnits>
export type SearchInMinorUnits = ReturnType<typeof searchInMinorUnits>
export type BulkResultInMinorUnits = ReturnType<typeof bulkResultInMinorUnits>
export type AddonInMinorUnits = ReturnType<typeof addonInMinorUnits>
