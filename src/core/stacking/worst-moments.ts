import type { Coupon } from '../discounts/types'

interface Window {
  readonly startsAt: number | null
  readonly expiresAt: number | null
}

const isOn = ({ startsAt, expiresAt }: Window, moment: number): boolean =>
  (startsAt === null || startsAt <= moment) && (expiresAt === null || moment < expiresAt)

/**
 * When most codes count beside this one: codes only join at a start, so only starts are looked at, and of those none whose codes
 * all count at another too. In order of time.
 */
export const worstMoments = (own: Window, coupons: readonly Coupon[], now: number): readonly number[] => {
  const first = Math.max(now, own.startsAt ?? now)
  const starts = coupons.flatMap(({ startsAt }) => (startsAt !== null && startsAt > first && isOn(own, startsAt) ? [startsAt] : []))
  const moments = [...new Set([first, ...starts])]
  const live = moments.map((moment) => new Set(coupons.filter((coupon) => isOn(coupon, moment)).map(({ id }) => id)))
  const isWithin = (inner: number, outer: number) => [...(live[inner] ?? [])].every((id) => live[outer]?.has(id))
  const isLess = (at: number, other: number) => at !== other && isWithin(at, other) && (!isWithin(other, at) || other < at)
  return moments.filter((_moment, at) => !moments.some((_other, other) => isLess(at, other))).sort((left, right) => left - right)
}
