import type { ReportedMoney, StoredAmount, ProviderError } from '@/core/payments/types'
import { inMinorUnits } from '@/core/money/arithmetic'
import Stripe from 'stripe'

/** Stripe's zero-decimal currencies. ISK and UGX have no minor unit either, but Stripe expects two decimals. */
const withoutDecimals: ReadonlySet<string> = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThreeDecimals: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/** Digits of Stripe's minor unit. */
export const stripeDigits = (currency: string): number => {
  const code = currency.toUpperCase()
  return withoutDecimals.has(code) ? 0 : withThreeDecimals.has(code) ? 3 : 2
}

/** ¥1,429 → 1429, $12.99 → 1299. `null` if Stripe can't represent the amount. */
export const toStripeAmount = ({ amount, currency, digits }: StoredAmount): number | null =>
  inMinorUnits(amount, digits, stripeDigits(currency))

export const fromStripeAmount = (amount: number, currency: string): ReportedMoney => ({
  amount,
  digits: stripeDigits(currency),
  currency: currency.toUpperCase(),
})

const isUnreachable = (status: number | undefined): boolean => status === undefined || status >= 500

/** Connection errors, concurrent use of an idempotency key, rate limits: a retry with the same key tells the outcome. */
const isTransient = (status: number | undefined): boolean => isUnreachable(status) || status === 409 || status === 429

/** Contains only Stripe's code and request id, nothing that was sent. */
export const toError = (error: unknown): ProviderError => {
  if (!(error instanceof Stripe.errors.StripeError)) return { kind: 'passing', message: 'Stripe did not answer', isAway: true }
  const { statusCode, code, type, requestId } = error
  const parts = [type, code, statusCode, requestId].filter((part) => part !== undefined && part !== '')
  return {
    kind: isTransient(statusCode) ? 'passing' : 'final',
    message: parts.join(' '),
    ...(isUnreachable(statusCode) && { isAway: true }),
  }
}
