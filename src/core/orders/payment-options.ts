import type { BillingPeriod, PartialPaymentType, PaymentType, PaymentTypes, Service } from '../catalog/types'
import { offeredPeriods } from '../pricing/prices'
import type { ServiceData, PaymentPart } from './types'
import { convertUnit } from '../money/currency'
import { equalParts, multiplyByDecimal } from '../money/arithmetic'
import type { Currency, Minor, UsdCents } from '../money/types'

/** O3: how a line is paid, with the terms of the service that allow it. */
export interface ChosenPayment {
  readonly available: readonly PaymentType[]
  readonly selected: PaymentType
  readonly partialType: PartialPaymentType | null
  readonly terms: PaymentTypes | null
}

/** What a request says about paying; nothing is the service's default. */
export interface PaymentWish {
  readonly selectedPaymentType?: PaymentType | undefined
  readonly partialType?: PartialPaymentType | undefined
}

interface PaidItem extends PaymentWish {
  readonly billing: BillingPeriod
  readonly serviceData?: ServiceData
}

/** O21: a term of what runs is paid from a balance only where it has one, and its top-up says so. */
const mayHaveBalance = ({ billing, serviceData, selectedPaymentType }: PaidItem, prices: Service['prices']): boolean =>
  billing === offeredPeriods(prices)[0] &&
  serviceData?.bundle === undefined &&
  (serviceData?.operation !== 'renew' || selectedPaymentType === 'on-demand')

/** O3, O21: on-demand is offered for the shortest billing period of a service, and not for the parts of a configured server. */
export const paymentTermsFor = ({ paymentTypes, prices }: Pick<Service, 'paymentTypes' | 'prices'>, item: PaidItem): PaymentTypes =>
  mayHaveBalance(item, prices)
    ? paymentTypes
    : { ...paymentTypes, available: paymentTypes.available.filter((type) => type !== 'on-demand') }

const onlyInFull: readonly PaymentType[] = ['full']
const inFull: ChosenPayment = { available: onlyInFull, selected: 'full', partialType: null, terms: null }

/** O3: the payment types whose terms the service really has. */
export const availablePaymentTypes = (terms: PaymentTypes | null): readonly PaymentType[] => {
  if (!terms) return onlyInFull
  const available = terms.available.filter((type) => hasTerms[type](terms))
  return available.length > 0 ? available : onlyInFull
}

const hasTerms: Readonly<Record<PaymentType, (terms: PaymentTypes) => boolean>> = {
  full: () => true,
  partial: ({ partial }) => partial !== null && partial.allowedTypes.length > 0,
  'on-demand': ({ onDemand }) => onDemand !== null,
}

/** O3: the way to pay that was asked for, or the service's default; `null` when it is not offered. */
export const choosePayment = (item: PaymentWish, terms: PaymentTypes | null): ChosenPayment | null => {
  if (!terms) return (item.selectedPaymentType ?? 'full') === 'full' ? inFull : null
  const available = availablePaymentTypes(terms)
  const byDefault = available.includes(terms.default) ? terms.default : available[0]
  const wanted = item.selectedPaymentType ?? byDefault
  const selected = available.find((type) => type === wanted)
  if (!selected) return null
  if (selected !== 'partial') return { available, selected, partialType: null, terms }
  const partialType = terms.partial?.allowedTypes.find((type) => type === (item.partialType ?? type))
  return partialType ? { available, selected, partialType, terms } : null
}

/** One way a service may be paid, as a visitor chooses it: partial payments by their kind (O3). */
export interface PaymentOption {
  readonly key: 'full' | PartialPaymentType | 'on-demand'
  readonly selectedPaymentType: PaymentType
  readonly partialType?: PartialPaymentType
  /** Monthly parts of an installment payment; 1 for every other. */
  readonly parts: number
}

const partialOptions = ({ allowedTypes, installmentCount }: NonNullable<PaymentTypes['partial']>): readonly PaymentOption[] =>
  allowedTypes.map((partialType) => ({
    key: partialType,
    selectedPaymentType: 'partial',
    partialType,
    parts: partialType === 'installments' ? installmentCount : 1,
  }))

/** O3: every way a service may be paid, the one it comes with first. */
export const paymentOptions = (terms: PaymentTypes | null): readonly PaymentOption[] => {
  const options = availablePaymentTypes(terms).flatMap((type): readonly PaymentOption[] => {
    if (type !== 'partial') return [{ key: type, selectedPaymentType: type, parts: 1 }]
    return terms?.partial ? partialOptions(terms.partial) : []
  })
  const isDefault = ({ selectedPaymentType }: PaymentOption) => selectedPaymentType === terms?.default
  return [...options.filter(isDefault), ...options.filter((option) => !isDefault(option))]
}

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

/** Of one unit. */
export interface BalanceTerms {
  /** What is paid in at once, before tax. */
  readonly paidIn: Minor
  readonly basePaidIn: UsdCents
  /** Topped up below this. */
  readonly threshold: Minor
}

/**
 * O21: the minimum balance, and never less than one period. The threshold counts no higher than what is paid in: a top-up that leaves the
 * balance below it would ask for the next one at once.
 */
export const balanceTerms = (price: UsdCents, { onDemand }: Pick<PaymentTypes, 'onDemand'>, currency: Currency): BalanceTerms => {
  const basePaidIn = Math.max(price, onDemand?.minimumBalance ?? 0) as UsdCents
  const paidIn = convertUnit(basePaidIn, currency)
  return {
    paidIn,
    basePaidIn,
    threshold: Math.min(paidIn, convertUnit(onDemand?.autoTopupThreshold ?? (0 as UsdCents), currency)) as Minor,
  }
}
