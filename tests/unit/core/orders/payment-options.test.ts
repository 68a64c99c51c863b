import { describe, expect, it } from 'vitest'
import type { PaymentTypes } from '@/core/catalog/types'
import type { UsdCents } from '@/core/money/types'
import { paymentOptions } from '@/core/orders/payment-options'

const terms: PaymentTypes = {
  available: ['full', 'partial', 'on-demand'],
  default: 'partial',
  partial: {
    minimumAmount: 500 as UsdCents,
    depositPercentage: { digits: 5, scale: 1 },
    allowedTypes: ['deposit', 'installments'],
    installmentCount: 3,
  },
  onDemand: null,
}

describe('paymentOptions', () => {
  it('O3: partial payment is a deposit or parts, and the default comes first', () => {
    expect(paymentOptions(terms).map(({ key }) => key)).toEqual(['deposit', 'installments', 'full'])
  })

  it('§3.11, O3: a way to pay without its terms is not offered', () => {
    expect(paymentOptions(terms).map(({ key }) => key)).not.toContain('on-demand')
  })

  it('O3: installments say how many', () => {
    expect(paymentOptions(terms).find(({ key }) => key === 'installments')).toMatchObject({
      parts: 3,
      partialType: 'installments',
      selectedPaymentType: 'partial',
    })
  })

  it('O3: every other way has one part, and on-demand has its own key', () => {
    const all = {
      ...terms,
      default: 'on-demand',
      onDemand: { minimumBalance: 100 as UsdCents, autoTopupThreshold: 5 as UsdCents },
    } as const
    expect(paymentOptions(all)).toEqual([
      { key: 'on-demand', selectedPaymentType: 'on-demand', parts: 1 },
      { key: 'full', selectedPaymentType: 'full', parts: 1 },
      { key: 'deposit', selectedPaymentType: 'partial', partialType: 'deposit', parts: 1 },
      { key: 'installments', selectedPaymentType: 'partial', partialType: 'installments', parts: 3 },
    ])
  })

  it('O3: nothing said is payment in full', () => {
    expect(paymentOptions(null)).toEqual([{ key: 'full', selectedPaymentType: 'full', parts: 1 }])
  })
})
