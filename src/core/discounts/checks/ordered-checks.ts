import type { Coupon, RejectionReason } from '../types'
import type { Check, CheckContext, Rejection } from './check'
import { customerLimit } from './customer-limit'
import { expired } from './expired'
import { firstTimeOnly } from './first-time-only'
import { inactive } from './inactive'
import { minimumAmount } from './minimum-amount'
import { minimumQuantity } from './minimum-quantity'
import { noEffect } from './no-effect'
import { notApplicable } from './not-applicable'
import { notCombinable } from './not-combinable'
import { notStarted } from './not-started'
import { usageLimit } from './usage-limit'

/** D13: every reason after `unknown`, in the order they are checked; a reason without a check does not compile. */
const checks = {
  inactive,
  'not-started': notStarted,
  expired,
  'usage-limit': usageLimit,
  'customer-limit': customerLimit,
  'not-applicable': notApplicable,
  'first-time-only': firstTimeOnly,
  'minimum-amount': minimumAmount,
  'minimum-quantity': minimumQuantity,
  'not-combinable': notCombinable,
  'no-effect': noEffect,
} as const satisfies Record<Exclude<RejectionReason, 'unknown'>, Check>

const inOrder: readonly Check[] = Object.values(checks)

/** The first reason to refuse this code, or `null`. */
export const findRejection = (coupon: Coupon, context: CheckContext): Rejection | null => {
  for (const check of inOrder) {
    const rejection = check(coupon, context)
    if (rejection) return rejection
  }
  return null
}
