import { convertUnit } from '../money/convert'
import { equalParts } from '../money/equal-parts'
import { multiplyByDecimal } from '../money/round'
import type { Currency, Minor } from '../money/types'
import type { ChosenPayment } from './choose-payment'
import type { PaymentPart } from './types'

/** O3: installments when the service names no number of them. */
export const defaultInstallmentCount = 3

/** O3: what is due now of a line's total. */
export const amountDueNow = (total: Minor, { selected, terms }: ChosenPayment, currency: Currency): Minor => {
  switch (selected) {
    case 'full':
    case 'on-demand':
      return total
    case 'partial': {
      if (!terms?.partial) return total
      const minimum = convertUnit(terms.partial.minimumAmount, currency)
      const share = multiplyByDecimal(total, terms.partial.depositPercentage)
      return Math.min(total, Math.max(minimum, share)) as Minor
    }
    default:
      return selected satisfies never
  }
}

/** O3: a part each month. */
const installments = (rest: number, count: number): readonly PaymentPart[] =>
  equalParts(rest, count).map((part, index) => ({ dueInMonths: index + 1, amount: part as Minor }))

/** O3: the parts of a line, the first one due now. The rest of a deposit follows in one part a month later. */
export const paymentSchedule = (total: Minor, dueNow: Minor, { partialType, terms }: ChosenPayment): readonly PaymentPart[] => {
  const now: PaymentPart = { dueInMonths: 0, amount: dueNow }
  const rest = total - dueNow
  if (rest === 0) return [now]
  if (partialType !== 'installments') return [now, { dueInMonths: 1, amount: rest as Minor }]
  return [now, ...installments(rest, Math.max(1, terms?.partial?.installmentCount ?? defaultInstallmentCount))]
}
