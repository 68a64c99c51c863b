import { describe, expect, it } from 'vitest'
import { readChoice, toItem, withChoice } from '@/blocks/hosting-summary/summary-form.client'
import { world } from '../../../support/engine/world'

const services = [...world.catalog.services.values()].filter(({ type }) => type === 'hosting')
const read = (query: string) => readChoice(new URLSearchParams(query), services)

describe('readChoice', () => {
  it('reads everything from the URL', () => {
    const choice = read('plan=vps-starter&period=yearly&quantity=3&payment=installments')
    expect(choice && toItem(choice)).toEqual({
      type: 'hosting',
      id: 'vps-starter',
      billing: 'yearly',
      quantity: 3,
      selectedPaymentType: 'partial',
      partialType: 'installments',
    })
  })

  it('§2.37, P4, O3: falls back to what the plan is sold with', () => {
    const choice = read('plan=shared-basic&period=biennial&payment=deposit')
    expect(choice).toMatchObject({ period: 'monthly', payment: { key: 'full' } })
  })

  it('O9: accepts quantities from 1 to 99', () => {
    expect(['0', '100', '2.5', 'many'].map((quantity) => read(`quantity=${quantity}`)?.quantity)).toEqual([1, 1, 1, 1])
    expect(read('quantity=99')?.quantity).toBe(99)
  })

  it('§4: returns nothing without plans', () => {
    expect(readChoice(new URLSearchParams(), [])).toBeNull()
  })
})

describe('withChoice', () => {
  it('omits a quantity of one from the URL', () => {
    expect(withChoice(new URLSearchParams('plan=a&quantity=3'), 'quantity', '1').toString()).toBe('plan=a')
    expect(withChoice(new URLSearchParams('plan=a'), 'period', 'yearly').toString()).toBe('plan=a&period=yearly')
  })
})
