import { billingPeriods, type BillingPeriod, type Service } from '../catalog/types'

/** P4: a period is offered only where the service has a price entry for it; shortest first. */
export const offeredPeriods = (prices: Service['prices']): readonly BillingPeriod[] =>
  billingPeriods.filter((period) => prices[period] !== undefined)
