import * as baseline from './20261123_173722_baseline'
import * as couponConditions from './20261123_184500_coupon_conditions'

/** In the order they run. */
export const migrations = [
  { up: baseline.up, down: baseline.down, name: '20261123_173722_baseline' },
  { up: couponConditions.up, down: couponConditions.down, name: '20261123_184500_coupon_conditions' },
]
