import type { Minor, UsdCents } from '../money/types'

/** N4: what several years are made of. A line's `unitPrice` is `firstYear` and `years` − 1 times `laterYear`. */
export interface LineTerm {
  readonly years: number
  readonly firstYear: Minor
  readonly laterYear: Minor
  readonly baseFirstYear: UsdCents
  readonly baseLaterYear: UsdCents
}
