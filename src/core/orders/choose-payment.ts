import type { BillingPeriod, PartialPaymentType, PaymentType, PaymentTypes, Service } from '../catalog/types'
import { offeredPeriods } from '../pricing/offered-periods'
import type { ServiceData } from './types'

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
