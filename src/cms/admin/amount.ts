import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'

/** A document that amounts stand in: its currency and, where it froze them, that currency's decimals. */
export interface Priced {
  readonly currency?: unknown
  readonly digits?: unknown
}

/** Payments do not repeat the decimals their order froze; the usual ones of the currency are the same. */
const digitsOf = ({ digits }: Priced, code: string): 0 | 2 => {
  const known = digits ?? new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits
  return known === 0 ? 0 : 2
}

/** An amount in whole minor units as people read it: 1299 is $12.99 (M1). Nothing where there is none. */
export const amountText = (value: unknown, priced: Priced): string => {
  if (typeof value !== 'number' || typeof priced.currency !== 'string') return ''
  return formatMoney(value as Minor, { code: priced.currency, digits: digitsOf(priced, priced.currency) })
}
