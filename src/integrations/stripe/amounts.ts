import type { ReportedMoney, StoredAmount, ProviderError } from '@/core/payments/types'
import { inMinorUnits } from '@/core/money/arithmetic'
import Stripe from 'stripe'

/** Currencies whose amounts Stripe takes without decimals. ISK and UGX have none either, but are sent with two. */
const withoutDecimals: ReadonlySet<string> = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThreeDecimals: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/** Digits of the unit Stripe counts a currency in. */
export const stripeDigits = (currency: string): number => {
  const code = currency.toUpperCase()
  return withoutDecimals.has(code) ? 0 : withThreeDecimals.has(code) ? 3 : 2
}

/** ¥1,429 is 1429, $12.99 is 1299. `null` for an amount Stripe has no unit for. */
export const toStripeAmount = ({ amount, currency, digits }: StoredAmount): number | null =>
  inMinorUnits(amount, digits, stripeDigits(currency))

export const fromStripeAmount = (amount: number, currency: string): ReportedMoney => ({
  amount,
  digits: stripeDigits(currency),
  currency: currency.toUpperCase(),
})

const isNobodyThere = (status: number | undefined): boolean => status === undefined || status >= 500

/** Connections that broke, requests that met themselves, crowds: the same key asked again tells what became of it. */
const isPassing = (status: number | undefined): boolean => isNobodyThere(status) || status === 409 || status === 429

/** Without what was sent: only Stripe's own code and the id its support finds the request by. */
export const toError = (error: unknown): ProviderError => {
  if (!(error instanceof Stripe.errors.StripeError)) return { kind: 'passing', message: 'Stripe did not answer', isAway: true }
  const { statusCode, code, type, requestId } = error
  const said = [type, code, statusCode, requestId].filter((part) => part !== undefined && part !== '')
  return { kind: isPassing(statusCode) ? 'passing' : 'final', message: said.join(' '), ...(isNobodyThere(statusCode) && { isAway: true }) }
}
