import type { ReportedMoney } from '@/core/payments/payment-report'
import { inMinorUnits } from '@/core/money/major'
import type { StoredAmount } from '@/core/payments/provider-answer'

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
