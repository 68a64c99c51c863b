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
  it('O3: split partial payment into deposit and installments, default first', () => {
    expect(paymentOptions(terms).map(({ key }) => key)).toEqual(['deposit', 'installments', 'full'])
  })

  it('§3.11, O3: omit a type without terms', () => {
    expect(paymentOptions(terms).map(({ key }) => key)).not.toContain('on-demand')
  })

  it('O3: state the number of installments', () => {
    expect(paymentOptions(terms).find(({ key }) => key === 'installments')).toMatchObject({
      parts: 3,
      partialType: 'installments',
      selectedPaymentType: 'partial',
    })
  })

  it('O3: have one part for every other type, and a key for on-demand', () => {
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

  it('O3: default to full payment', () => {
    expect(paymentOptions(null)).toEqual([{ key: 'full', selectedPaymentType: 'full', parts: 1 }])
  })
})
