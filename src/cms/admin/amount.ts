import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'

/** A document that holds amounts: its currency and, where they were frozen, that currency's decimals. */
export interface Priced {
  readonly currency?: unknown
  readonly digits?: unknown
}

/** Payments do not repeat the decimals their order froze; the usual ones of the currency are the same. */
const digitsOf = ({ digits }: Priced, code: string): 0 | 2 => {
  const known = digits ?? new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits
  return known === 0 ? 0 : 2
}

/** An amount in minor units as people read it: 1299 is $12.99 (M1). Empty if there is none. */
export const amountText = (value: unknown, priced: Priced): string => {
  if (typeof value !== 'number' || typeof priced.currency !== 'string') return ''
  return formatMoney(value as Minor, { code: priced.currency, digits: digitsOf(priced, priced.currency) })
}
