import type { PaymentTypesSeed, PriceSeed } from '../../types'

export const paidInFull: PaymentTypesSeed = { available: ['full'], default: 'full' }

export const halfNow: PaymentTypesSeed = {
  available: ['full', 'partial'],
  default: 'full',
  partial: { minimumAmount: 5, depositPercentage: 0.5, allowedTypes: ['deposit'], installmentCount: 3 },
}

export const depositOrInstallments = (minimumAmount: number, depositPercentage: number): PaymentTypesSeed => ({
  available: ['full', 'partial'],
  default: 'full',
  partial: { minimumAmount, depositPercentage, allowedTypes: ['deposit', 'installments'], installmentCount: 3 },
})

export const fromBalance = (minimumBalance: number, autoTopupThreshold: number): PaymentTypesSeed => ({
  available: ['full', 'on-demand'],
  default: 'full',
  onDemand: { minimumBalance, autoTopupThreshold },
})

type Extras = Partial<Pick<PriceSeed, 'setupFee' | 'discount'>>

const price =
  (period: PriceSeed['period']) =>
  (basePrice: number, { setupFee = 0, discount = 0 }: Extras = {}): PriceSeed => ({
    period,
    basePrice,
    setupFee,
    discount,
  })

export const monthly = price('monthly')
export const quarterly = price('quarterly')
export const semiannual = price('semiannual')
export const yearly = price('yearly')
export const biennial = price('biennial')
