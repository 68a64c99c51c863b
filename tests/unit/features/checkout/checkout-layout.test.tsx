import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { orderStatuses } from '@/core/orders/status'
import { OrderSteps } from '@/features/checkout/order/payment-notice'
import { CheckoutFooter } from '@/features/site-footer/legal-line'
import { CheckoutHeader } from '@/features/site-header/site-header'
import { CheckoutSteps } from '@/components/checkout-steps/checkout-steps'
import { drawInWords } from '../../../support/draw-in-words'

const back = { href: '/en/cart', label: 'Back to the cart' }
const marked = (html: string) => /aria-current="step"[^>]*>.*?<\/span>(?:<(?:a|span)[^>]*>)?(?<name>[^<]+)/.exec(html)?.groups?.['name']

describe('O15: the checkout layout', () => {
  it('applies to checkout, payment and order, and nothing else', () => {
    expect(readdirSync(path.resolve(import.meta.dirname, '../../../../src/app/(checkout)/[lang]')).sort()).toEqual([
      'checkout',
      'error.tsx',
      'layout.tsx',
      'not-found.tsx',
      'orders',
      'sandbox',
    ])
  })

  it.each(locales)('has brand and support, no navigation and no pickers (%s)', (locale) => {
    const html = drawInWords(<CheckoutHeader brandName="Hostfront" supportEmail="hello@example.com" />, locale)
    expect(html).toContain('href="mailto:hello@example.com"')
    expect([...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual([`/${locale}`, `/${locale}/contact`])
    expect(html).not.toMatch(/<nav|<select|<details|<button/)
  })

  it('ends with the legal line and rate, without links', () => {
    const currencies = [{ code: 'EUR', name: 'Euro', rate: '0.85', rateDate: '2026-11-01' }]
    const html = drawInWords(<CheckoutFooter legalLine="Hostfront Ltd." currencies={currencies} year={2026} />)
    expect(html).toContain('Hostfront Ltd.')
    expect(html).toContain('0.85 EUR')
    expect(html).not.toMatch(/<a |<nav|<select/)
  })
})

describe('O15: the checkout steps', () => {
  it('show the current one, completed ones, and the way back', () => {
    const html = drawInWords(<CheckoutSteps at="details" back={back} />)
    expect(html).toContain('href="/en/cart"')
    expect(marked(html)).toBe('Details')
    expect(html.match(/data-over/g)).toHaveLength(1)
    expect(html.match(/\(done\)/g)).toHaveLength(1)
  })

  it('follow the order: awaiting payment, done, or closed', () => {
    const steps = orderStatuses.map((status) => [status, marked(drawInWords(<OrderSteps status={status} isSignedIn={false} />)) ?? null])
    expect(Object.fromEntries(steps)).toEqual({
      pending: 'Payment',
      failed: 'Payment',
      paid: 'Done',
      fulfilled: 'Done',
      cancelled: null,
      refunded: null,
    })
  })

  it('link a customer to the account, and a guest to the shop', () => {
    expect(drawInWords(<OrderSteps status="paid" isSignedIn />)).toContain('href="/en/dashboard"')
    expect(drawInWords(<OrderSteps status="paid" isSignedIn={false} />)).toContain('href="/en"')
  })
})
