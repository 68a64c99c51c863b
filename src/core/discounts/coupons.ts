import type { Coupon } from './types'
import type { CodeIdentity, ConditionContext, Facts } from './conditions'
import { conditions } from './condition-list'
import { fractionOf } from '../money/format'
import { removeInvisible } from '../typed-text'

/** D11, §5: a code is trimmed and upper case, and compared without case. */
export const normaliseCode = (typed: string): string => removeInvisible(typed).trim().toUpperCase()

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

/** D13: why a code is refused, in the order it is judged. */
export type RejectionReason = 'unknown' | (typeof conditions)[number]['code']

export const rejectionReasons: readonly RejectionReason[] = ['unknown', ...conditions.map(({ code }) => code)]

export interface Rejection extends Facts {
  readonly reason: RejectionReason
}

/** A condition whose settings are the coupon's own, whichever they are. */
export interface Judged {
  readonly code: RejectionReason
  readonly keptIn: 'columns' | 'rows'
  judge(coupon: CodeIdentity, context: ConditionContext): Rejection | null
}

const rejectBy = (condition: Judged, coupon: Coupon, context: ConditionContext): Rejection | null => {
  if (condition.keptIn === 'columns') return condition.judge(coupon, context)
  for (const { code, settings } of coupon.conditions) {
    const rejection = code === condition.code ? condition.judge({ ...coupon, ...settings }, context) : null
    if (rejection) return rejection
  }
  return null
}

/** The first reason to refuse this code, or `null`. */
export const findRejection = (coupon: Coupon, context: ConditionContext, inOrder: readonly Judged[] = conditions): Rejection | null => {
  for (const condition of inOrder) {
    const rejection = rejectBy(condition, coupon, context)
    if (rejection) return rejection
  }
  return null
}

export interface ComparedCodes {
  readonly first: string
  readonly second: string
  /** Of a hundred carts, how many are to get the second. */
  readonly shareOfSecond: number
}

/**
 * D17: which of two codes a cart gets: the one it has already, or else one drawn.
 * @param random 0 ≤ r < 1
 */
export const chooseVariant = ({ first, second, shareOfSecond }: ComparedCodes, standing: readonly string[], random: number): string =>
  [first, second].find((code) => standing.includes(code)) ?? (random < fractionOf(shareOfSecond) ? second : first)
