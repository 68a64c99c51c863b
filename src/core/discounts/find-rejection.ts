import type { CodeIdentity } from './conditions/code-identity'
import type { Coupon } from './types'
import type { ConditionContext, Facts } from './conditions/condition'
import { conditions } from './conditions/in-order'

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
