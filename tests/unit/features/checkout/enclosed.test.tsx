import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { orderStatuses } from '@/modules/orders/schema'
import { WayOfOrder } from '@/features/checkout/order/bank-account'
import { EnclosedFooter } from '@/features/site-footer/legal-line'
import { EnclosedHeader } from '@/features/site-header/site-header'
import { CheckoutSteps } from '@/components/checkout-steps/checkout-steps'
import { drawInWords } from '../../../support/draw-in-words'

const back = { href: '/en/cart', label: 'Back to the cart' }
const marked = (html: string) => /aria-current="step"[^>]*>.*?<\/span>(?:<(?:a|span)[^>]*>)?(?<name>[^<]+)/.exec(html)?.groups?.['name']

describe('O15: the enclosed frame', () => {
  it('stands around checkout, payment and order, and around nothing else', () => {
    expect(readdirSync(path.resolve(import.meta.dirname, '../../../../src/app/(checkout)/[lang]')).sort()).toEqual([
      'checkout',
      'error.tsx',
      'layout.tsx',
      'not-found.tsx',
      'orders',
      'sandbox',
    ])
  })

  it.each(locales)('has a brand and somebody to ask, no navigation and nothing to pick from (%s)', (locale) => {
    const html = drawInWords(<EnclosedHeader brandName="Hostfront" supportEmail="hello@example.com" />, locale)
    expect(html).toContain('href="mailto:hello@example.com"')
    expect([...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual([`/${locale}`, `/${locale}/contact`])
    expect(html).not.toMatch(/<nav|<select|<details|<button/)
  })

  it('ends with whose shop this is and at what rate, and without a link', () => {
    const currencies = [{ code: 'EUR', name: 'Euro', rate: '0.85', rateDate: '2026-11-01' }]
    const html = drawInWords(<EnclosedFooter legalLine="Hostfront Ltd." currencies={currencies} year={2026} />)
    expect(html).toContain('Hostfront Ltd.')
    expect(html).toContain('0.85 EUR')
    expect(html).not.toMatch(/<a |<nav|<select/)
  })
})

describe('O15: the steps of an order', () => {
  it('say where one is, what is over, and how to get back', () => {
    const html = drawInWords(<CheckoutSteps at="details" back={back} />)
    expect(html).toContain('href="/en/cart"')
    expect(marked(html)).toBe('Details')
    expect(html.match(/data-over/g)).toHaveLength(1)
    expect(html.match(/\(done\)/g)).toHaveLength(1)
  })

  it('follow the order: it waits for its payment, or is done, or is on no way any more', () => {
    const steps = orderStatuses.map((status) => [status, marked(drawInWords(<WayOfOrder status={status} isSignedIn={false} />)) ?? null])
    expect(Object.fromEntries(steps)).toEqual({
      pending: 'Payment',
      failed: 'Payment',
      paid: 'Done',
      fulfilled: 'Done',
      cancelled: null,
      refunded: null,
    })
  })

  it('lead a customer back to the account, and a guest to the shop', () => {
    expect(drawInWords(<WayOfOrder status="paid" isSignedIn />)).toContain('href="/en/dashboard"')
    expect(drawInWords(<WayOfOrder status="paid" isSignedIn={false} />)).toContain('href="/en"')
  })
})
