import type { Decimal } from '@/core/money/types'

/** M2, for what is not negative. */
export const divide = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom)
export const times = (amount: bigint, { digits, scale }: Decimal): bigint => divide(amount * BigInt(digits), 10n ** BigInt(scale))
export const least = (...amounts: readonly bigint[]): bigint => amounts.reduce((smallest, each) => (each < smallest ? each : smallest))
export const total = (amounts: readonly bigint[]): bigint => amounts.reduce((whole, each) => whole + each, 0n)

export const spread = (amount: bigint, shares: readonly { readonly key: string; readonly weight: bigint }[]): bigint[] => {
  const whole = total(shares.map(({ weight }) => weight))
  if (whole === 0n) return shares.map(() => 0n)
  const floors = shares.map(({ weight }) => (amount * weight) / whole)
  const ranking = shares
    .map(({ key, weight }, index) => ({ key, index, rest: (amount * weight) % whole }))
    .sort((a, b) => (a.rest === b.rest ? (a.key < b.key ? -1 : 1) : a.rest > b.rest ? -1 : 1))
  const missing = Number(amount - total(floors))
  for (const { index } of ranking.slice(0, missing)) floors[index] = (floors[index] ?? 0n) + 1n
  return floors
}
