import { normaliseCode } from './normalise-code'
import type { Coupon } from './types'

export interface FoundCoupons {
  /** D8: by priority (equal unless an editor says otherwise), then id, ascending. */
  readonly coupons: readonly Coupon[]
  readonly unknown: readonly string[]
}

const none: FoundCoupons = { coupons: [], unknown: [] }

/** D8, D11: the coupons behind typed codes, each once, in the fixed order that makes the order of typing irrelevant (D2). */
export const findCoupons = (typed: readonly string[], known: ReadonlyMap<string, Coupon>): FoundCoupons => {
  if (typed.length === 0) return none
  const coupons: Coupon[] = []
  const unknown: string[] = []
  for (const code of new Set(typed.map(normaliseCode))) {
    const coupon = known.get(code)
    if (coupon) coupons.push(coupon)
    else if (code !== '') unknown.push(code)
  }
  coupons.sort((left, right) => left.priority - right.priority || (left.id < right.id ? -1 : 1))
  return { coupons, unknown }
}
