import type { PartialPaymentType, PaymentType, PaymentTypes } from '../catalog/types'
import { availablePaymentTypes } from './choose-payment'

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
