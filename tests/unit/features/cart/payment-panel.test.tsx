import { describe, expect, it, vi } from 'vitest'
import { locales } from '@/config/locales'
import { DomainLine } from '@/features/cart/domain-line.client'
import { loadMessages } from '@/i18n/messages'
import { fromMajor } from '@/core/money/major'
import { amountFormatter } from '@/core/receipt/amounts'
import type { CartItem } from '@/parts/cart/types'
import { drawInWords } from '../../../support/draw-in-words'

// Whatever can be unfolded is.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>()
  return { ...react, useState: (initial: unknown) => react.useState(initial === false ? true : initial) }
})

const cents = (dollars: number) => fromMajor(dollars, 2)

const name: CartItem = {
  lineId: 'a',
  id: 'otterbean.com',
  name: 'otterbean.com',
  type: 'domain',
  category: 'domain',
  billing: 'yearly',
  quantity: 1,
  description: '',
  serviceData: {},
  price: cents(12.99),
  basePrice: 12.99,
  baseCurrency: 'USD',
  displayCurrency: 'USD',
  renewal: cents(14.99),
  subtotal: cents(12.99),
  setupFee: cents(0),
  discount: cents(0),
  tax: cents(1.3),
  total: cents(14.29),
  savings: cents(0),
  discounts: [],
  availablePaymentTypes: ['full'],
  selectedPaymentType: 'full',
  partialType: null,
  paymentTypeAmount: cents(14.29),
  schedule: [],
}

describe.each(locales)('a name in the cart in %s', (locale) => {
  it('§4: has its payment options as every line; they say that it is paid at once', async () => {
    const { cart } = await loadMessages(locale)
    const html = drawInWords(<DomainLine group={{ item: name, addons: [] }} format={amountFormatter('USD')} />, locale)
    expect(html).toContain(`aria-label="${cart.optionsFor.replace('{name}', name.id)}"`)
    const choices = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
    expect(choices).toEqual([expect.stringMatching(/checked=""[^>]*value="full"|value="full"[^>]*checked=""/)])
    expect(html).toContain(`<small>${cart.effectAll.replace('{now}', '$14.29')}</small>`)
  })
})
