import {
  customerLimit,
  expired,
  firstTimeOnly,
  inactive,
  loginRequired,
  minimumAmount,
  minimumQuantity,
  noEffect,
  notApplicable,
  notCombinable,
  notStarted,
  usageLimit,
} from './conditions'

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
