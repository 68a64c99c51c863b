import type { BillingPeriod, PartialPaymentType, PaymentType, PaymentTypes, Service } from '../catalog/types'
import { offeredPeriods } from '../pricing/prices'
import type { ServiceData, PaymentPart } from './types'
import { convertUnit } from '../money/currency'
import { equalParts, multiplyByDecimal } from '../money/arithmetic'
import type { Currency, Minor, UsdCents } from '../money/types'

/** Chosen payment type and its terms (O3). */
export interface ChosenPayment {
  readonly available: readonly PaymentType[]
  readonly selected: PaymentType
  readonly partialType: PartialPaymentType | null
  readonly terms: PaymentTypes | null
}

/** Absent fields use the service's defaults. */
export interface RequestedPayment {
  readonly selectedPaymentType?: PaymentType | undefined
  readonly partialType?: PartialPaymentType | undefined
}

interface PaidItem extends RequestedPayment {
  readonly billing: BillingPeriod
  readonly serviceData?: ServiceData
}

/** O21: a renewal may be paid from a balance only if its top-up says so. */
const mayHaveBalance = ({ billing, serviceData, selectedPaymentType }: PaidItem, prices: Service['prices']): boolean =>
  billing === offeredPeriods(prices)[0] &&
  serviceData?.bundle === undefined &&
  (serviceData?.operation !== 'renew' || selectedPaymentType === 'on-demand')

/** O3, O21: on-demand payment exists only for a service's shortest billing period, and not for parts of a configured server. */
export const paymentTermsFor = ({ paymentTypes, prices }: Pick<Service, 'paymentTypes' | 'prices'>, item: PaidItem): PaymentTypes =>
  mayHaveBalance(item, prices)
    ? paymentTypes
    : { ...paymentTypes, available: paymentTypes.available.filter((type) => type !== 'on-demand') }

const onlyInFull: readonly PaymentType[] = ['full']
const inFull: ChosenPayment = { available: onlyInFull, selected: 'full', partialType: null, terms: null }

/** O3: payment types for which the service defines terms. */
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

/** O3: the requested payment type, or the service's default; `null` if not offered. */
export const choosePayment = (item: RequestedPayment, terms: PaymentTypes | null): ChosenPayment | null => {
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

/** O3: each kind of partial payment counts separately. */
export interface PaymentOption {
  readonly key: 'full' | PartialPaymentType | 'on-demand'
  readonly selectedPaymentType: PaymentType
  readonly partialType?: PartialPaymentType
  /** Number of monthly parts of an instalment payment; otherwise 1. */
  readonly parts: number
}

const partialOptions = ({ allowedTypes, installmentCount }: NonNullable<PaymentTypes['partial']>): readonly PaymentOption[] =>
  allowedTypes.map((partialType) => ({
    key: partialType,
    selectedPaymentType: 'partial',
    partialType,
    parts: partialType === 'installments' ? installmentCount : 1,
  }))

/** O3: the default first. */
export const paymentOptions = (terms: PaymentTypes | null): readonly PaymentOption[] => {
  const options = availablePaymentTypes(terms).flatMap((type): readonly PaymentOption[] => {
    if (type !== 'partial') return [{ key: type, selectedPaymentType: type, parts: 1 }]
    return terms?.partial ? partialOptions(terms.partial) : []
  })
  const isDefault = ({ selectedPaymentType }: PaymentOption) => selectedPaymentType === terms?.default
  return [...options.filter(isDefault), ...options.filter((option) => !isDefault(option))]
}

/** O3: used if the service sets no number. */
export const defaultInstallmentCount = 3

/** Part of the total that is due when the order is placed (O3). */
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

/** O3: one part per month. */
const installments = (rest: number, count: number): readonly PaymentPart[] =>
  equalParts(rest, count).map((part, index) => ({ dueInMonths: index + 1, amount: part as Minor }))

/** O3: the first part is due now; the remainder of a deposit payment follows one month later. */
export const paymentSchedule = (total: Minor, dueNow: Minor, { partialType, terms }: ChosenPayment): readonly PaymentPart[] => {
  const now: PaymentPart = { dueInMonths: 0, amount: dueNow }
  const rest = total - dueNow
  if (rest === 0) return [now]
  if (partialType !== 'installments') return [now, { dueInMonths: 1, amount: rest as Minor }]
  return [now, ...installments(rest, Math.max(1, terms?.partial?.installmentCount ?? defaultInstallmentCount))]
}

/** Per unit. */
interface BalanceTerms {
  /** Top-up amount before tax. */
  readonly paidIn: Minor
  readonly basePaidIn: UsdCents
  /** Balance below which the next top-up is ordered. */
  readonly threshold: Minor
}

/**
 * O21: the minimum balance, but at least one period. The threshold never exceeds the top-up, which would otherwise immediately trigger the
 * next one.
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
