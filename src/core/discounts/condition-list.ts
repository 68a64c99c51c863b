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

/** D13: in order of evaluation. No other file lists conditions. */
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
