import { describe, expect, it, vi } from 'vitest'
import { locales } from '@/lib/config/locales'
import { ServiceLine, DomainLine } from '@/features/cart/cart-lines.client'
import { loadMessages } from '@/lib/i18n/messages'
import { fromMajor } from '@/core/money/arithmetic'
import { amountFormatter } from '@/core/receipt/model'
import type { CartItem } from '@/features/cart/types'
import { drawInWords } from '../../../support/draw-in-words'

// Expands all collapsed content.
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

describe.each(locales)('a cart line in %s', (locale) => {
  const format = amountFormatter('USD')

  it('P17: has no payment options for a domain, which is paid at once', async () => {
    const { cart } = await loadMessages(locale)
    const html = drawInWords(<DomainLine group={{ item: name, addons: [] }} format={format} />, locale)
    expect(html).not.toContain(cart.options)
    expect(html).not.toContain('type="radio"')
  })

  it('§4, P16, P18: shows the period of a plan, its payment options, and the parts of its amount', async () => {
    const { cart } = await loadMessages(locale)
    const plan: CartItem = {
      ...name,
      type: 'hosting',
      category: 'vps',
      billing: 'monthly',
      periods: ['monthly', 'yearly'],
      name: 'VPS',
      availablePaymentTypes: ['full', 'partial'],
      discount: cents(0.65),
      tax: cents(1.23),
      total: cents(13.57),
      paymentTypeAmount: cents(13.57),
    }
    const html = drawInWords(<ServiceLine item={plan} format={format} />, locale)
    expect(html).toContain(`aria-label="${cart.billingFor.replace('{name}', 'VPS')}"`)
    expect(html).toContain(`aria-label="${cart.optionsFor.replace('{name}', 'VPS')}"`)
    expect(html).toMatch(/\$12\.99 − \$0\.65 [^<]+ \+ \$1\.23 [^<]+ = \$13\.57/)
  })
})
