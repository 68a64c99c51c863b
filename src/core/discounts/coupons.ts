import type { Coupon } from './types'
import type { CodeIdentity, ConditionContext, RejectionDetails } from './conditions'
import { conditions } from './condition-list'
import { removeInvisible } from '../typed-text'

/** Canonical form of a code: trimmed, upper case (D11, §5). */
export const normaliseCode = (typed: string): string => removeInvisible(typed).trim().toUpperCase()

interface FoundCoupons {
  /** D8: by priority (equal by default), then id, ascending. */
  readonly coupons: readonly Coupon[]
  readonly unknown: readonly string[]
}

const none: FoundCoupons = { coupons: [], unknown: [] }

/** D8, D11: finds each code once and sorts the result, so that the order of entry doesn't matter (D2). */
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

/** D13: in order of evaluation. */
export type RejectionReason = 'unknown' | (typeof conditions)[number]['code']

export const rejectionReasons: readonly RejectionReason[] = ['unknown', ...conditions.map(({ code }) => code)]

export interface Rejection extends RejectionDetails {
  readonly reason: RejectionReason
}

export interface OrderedCondition {
  readonly code: RejectionReason
  readonly keptIn: 'columns' | 'rows'
  judge(coupon: CodeIdentity, context: ConditionContext): Rejection | null
}

const rejectBy = (condition: OrderedCondition, coupon: Coupon, context: ConditionContext): Rejection | null => {
  if (condition.keptIn === 'columns') return condition.judge(coupon, context)
  for (const { code, settings } of coupon.conditions) {
    const rejection = code === condition.code ? condition.judge({ ...coupon, ...settings }, context) : null
    if (rejection) return rejection
  }
  return null
}

export const findRejection = (
  coupon: Coupon,
  context: ConditionContext,
  inOrder: readonly OrderedCondition[] = conditions,
): Rejection | null => {
  for (const condition of inOrder) {
    const rejection = rejectBy(condition, coupon, context)
    if (rejection) return rejection
  }
  return null
}
