import type { PartialPaymentType, PaymentType, PaymentTypes } from '@/core/catalog/types'
import { decimal, rounded, smallest, times, whole } from './fraction'
import type { Reference } from './reference'

export interface Payment {
  readonly offered: readonly PaymentType[]
  readonly chosen: PaymentType
  readonly partialType: PartialPaymentType | undefined
}

/** O3: payment types with their terms; full payment if there are none. */
const offeredBy = (terms: PaymentTypes | null): readonly PaymentType[] => {
  const offered = (terms?.available ?? []).filter((type) => {
    if (type === 'partial') return (terms?.partial?.allowedTypes ?? []).length > 0
    return type === 'on-demand' ? terms?.onDemand != null : true
  })
  return offered.length === 0 ? ['full'] : offered
}

/** O3: `undefined` if not offered. */
export const paymentOf = ({ payment, partialType }: Reference, terms: PaymentTypes | null): Payment | undefined => {
  const offered = offeredBy(terms)
  const usual = terms !== null && offered.includes(terms.default) ? terms.default : offered[0]
  const chosen = payment ?? usual
  if (chosen === undefined || !offered.includes(chosen)) return undefined
  if (chosen !== 'partial') return { offered, chosen, partialType: undefined }
  const kinds = terms?.partial?.allowedTypes ?? []
  const kind = partialType ?? kinds[0]
  return kind !== undefined && kinds.includes(kind) ? { offered, chosen, partialType: kind } : undefined
}

export interface Part {
  readonly dueInMonths: number
  readonly amount: bigint
}

/** O3: parts of a line's total. `convert`: US cents to the cart's currency. */
export const partsToPay = (
  total: bigint,
  { chosen, partialType }: Payment,
  terms: PaymentTypes | null,
  convert: (usd: bigint) => bigint,
): readonly Part[] => {
  if (chosen !== 'partial' || !terms?.partial) return [{ dueInMonths: 0, amount: total }]
  const { minimumAmount, depositPercentage, installmentCount } = terms.partial
  const least = convert(BigInt(minimumAmount))
  const share = rounded(times(whole(total), decimal(depositPercentage)))
  const now = smallest(total, share > least ? share : least)
  const later = total - now
  const parts: Part[] = [{ dueInMonths: 0, amount: now }]
  if (later === 0n) return parts
  // less than a unit per month is one part
  const count = partialType === 'installments' && later >= BigInt(installmentCount) ? BigInt(installmentCount) : 1n
  const each = later / count
  for (let month = 1; month <= Number(count); month += 1) {
    parts.push({ dueInMonths: month, amount: month === 1 ? later - each * (count - 1n) : each })
  }
  return parts
}
