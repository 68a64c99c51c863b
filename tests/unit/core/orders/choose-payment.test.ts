import { describe, expect, it } from 'vitest'
import type { PaymentTypes } from '@/core/catalog/types'
import { availablePaymentTypes, choosePayment } from '@/core/orders/payment-options'
import { everyPaymentType, inFullOnly } from '../../../support/engine/catalog'
import { refusal } from '../../../support/engine/quote'
import { domain, hosting } from '../../../support/engine/world'

describe('choosePayment', () => {
  it('O3: uses the service’s default unless another is requested', () => {
    expect(choosePayment({}, { ...everyPaymentType, default: 'on-demand' })?.selected).toBe('on-demand')
    expect(choosePayment({ selectedPaymentType: 'full' }, { ...everyPaymentType, default: 'on-demand' })?.selected).toBe('full')
    expect(choosePayment({}, null)?.selected).toBe('full')
    expect(choosePayment({ selectedPaymentType: 'full' }, null)?.selected).toBe('full')
  })

  it('O3: accepts only the service’s own', () => {
    expect(choosePayment({ selectedPaymentType: 'partial' }, inFullOnly)).toBeNull()
    expect(choosePayment({ selectedPaymentType: 'on-demand' }, inFullOnly)).toBeNull()
    expect(choosePayment({ selectedPaymentType: 'on-demand' }, null)).toBeNull()
    expect(refusal([hosting('shared-basic', { selectedPaymentType: 'partial' })])).toEqual({ code: 'payment-type-not-offered', item: 0 })
    expect(refusal([domain('a.com', { selectedPaymentType: 'partial' })])).toEqual({ code: 'payment-type-not-offered', item: 0 })
  })

  it('O3: uses the first partial type unless another is requested', () => {
    expect(choosePayment({ selectedPaymentType: 'partial' }, everyPaymentType)?.partialType).toBe('deposit')
    expect(choosePayment({ selectedPaymentType: 'partial', partialType: 'installments' }, everyPaymentType)?.partialType).toBe(
      'installments',
    )
  })

  it('O3: rejects a partial type that is not offered', () => {
    const depositOnly: PaymentTypes = {
      ...everyPaymentType,
      partial: everyPaymentType.partial && { ...everyPaymentType.partial, allowedTypes: ['deposit'] },
    }
    expect(choosePayment({ selectedPaymentType: 'partial', partialType: 'installments' }, depositOnly)).toBeNull()
    expect(choosePayment({ selectedPaymentType: 'partial', partialType: 'deposit' }, depositOnly)?.partialType).toBe('deposit')
  })
})

describe('choosePayment, in full', () => {
  it('O3: has no partial type for full payment', () => {
    expect(choosePayment({ selectedPaymentType: 'full', partialType: 'deposit' }, everyPaymentType)).toEqual({
      available: ['full', 'partial', 'on-demand'],
      selected: 'full',
      partialType: null,
      terms: everyPaymentType,
    })
  })
})

describe('availablePaymentTypes', () => {
  it('O3: lists only types with terms', () => {
    expect(availablePaymentTypes(everyPaymentType)).toEqual(['full', 'partial', 'on-demand'])
    expect(availablePaymentTypes({ ...everyPaymentType, partial: null })).toEqual(['full', 'on-demand'])
    expect(availablePaymentTypes({ ...everyPaymentType, onDemand: null })).toEqual(['full', 'partial'])
    expect(
      availablePaymentTypes({
        ...everyPaymentType,
        partial: everyPaymentType.partial && { ...everyPaymentType.partial, allowedTypes: [] },
      }),
    ).toEqual(['full', 'on-demand'])
  })

  it('O3: always contains full payment, even if an editor left all out', () => {
    expect(availablePaymentTypes({ ...inFullOnly, available: [] })).toEqual(['full'])
    expect(availablePaymentTypes(null)).toEqual(['full'])
    expect(choosePayment({}, { ...inFullOnly, default: 'partial' })?.selected).toBe('full')
    expect(choosePayment({}, { ...everyPaymentType, available: ['on-demand', 'full'], default: 'partial' })?.selected).toBe('on-demand')
  })
})
