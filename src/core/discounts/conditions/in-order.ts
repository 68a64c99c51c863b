import { customerLimit } from './customer-limit'
import { expired } from './expired'
import { firstTimeOnly } from './first-time-only'
import { inactive } from './inactive'
import { loginRequired } from './login-required'
import { minimumAmount } from './minimum-amount'
import { minimumQuantity } from './minimum-quantity'
import { noEffect } from './no-effect'
import { notApplicable } from './not-applicable'
import { notCombinable } from './not-combinable'
import { notStarted } from './not-started'
import { usageLimit } from './usage-limit'

/** D13: in the order they are judged. The only place where a condition is named. */
export const conditions = [
  inactive,
  notStarted,
  expired,
  usageLimit,
  loginRequired,
  customerLimit,
  notApplicable,
  firstTimeOnly,
  minimumAmount,
  minimumQuantity,
  notCombinable,
  noEffect,
] as const
