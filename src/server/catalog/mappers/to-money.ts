import { parseDecimal } from '@/core/money/decimal'
import type { Decimal, UsdCents } from '@/core/money/types'
import { usdCents } from '@/core/money/usd-cents'

/** An optional price: empty is no limit, not 0. */
export const usdCentsOrNull = (value: number | null | undefined): UsdCents | null =>
  value === null || value === undefined ? null : usdCents(value)

export const usdCentsOrZero = (value: number | null | undefined): UsdCents => usdCents(value ?? 0)

export const decimalOr = (value: number | null | undefined, fallback: number): Decimal => parseDecimal(value ?? fallback)

/** An instant as epoch milliseconds (D12). */
export const instantOrNull = (value: string | null | undefined): number | null => (value ? Date.parse(value) : null)
