import { describe, expect, it } from 'vitest'
import { asVisitor, createContext } from '@/container'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { findPayable, openPaymentPage } from '@/modules/payments/payments.service'
import { chooseOutcome } from '@/modules/payments/sandbox/sandbox.service'
import { hostingItem } from '../api/requests'
import { openSandboxShop } from './payment-shop'

const { payload, kit, shop, stranger } = await openSandboxShop()

const elsewhere = () => asVisitor(createContext(payload, 'de'), new Headers())
const fromElsewhere: readonly Readonly<Record<string, string>>[] = [{}, { 'X-Own-Machine': 'guessed' }]

describe('a remote visitor', () => {
  it('O10: is not offered the sandbox card at checkout, and cannot order with it', async () => {
    expect(elsewhere()).not.toHaveProperty('sandbox')
    expect(Object.keys(elsewhere().payments)).toEqual(['offline'])
    const body = { ...(await wish()), paymentMethod: 'sandbox' }
    for (const headers of fromElsewhere) {
      const refused = await stranger('POST', '/checkout', { body, headers: { ...headers, 'Idempotency-Key': 'from-elsewhere' } })
      expect([refused.status, (refused.body?.['error'] as { code: string }).code]).toEqual([422, 'payment-method-unavailable'])
    }
  })

  it('O10: finds no webhook, even with a signed event', async () => {
    const { orderNumber, session } = await shop.order()
    const text = JSON.stringify(kit.events.paid(session))
    for (const headers of fromElsewhere) {
      const answer = await stranger('POST', '/payments/sandbox/webhook', {
        text,
        headers: { ...headers, 'Sandbox-Signature': kit.sign(text, {}) },
      })
      expect(answer.status).toBe(404)
    }
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
  })

  it('O10: finds no page, and can neither open nor use one', async () => {
    const { orderNumber, session } = await shop.order()
    expect(await chooseOutcome(elsewhere(), session.id, 'paid')).toBeNull()
    const record = await findOrderByNumber(payload.db.drizzle, orderNumber)
    if (!record) throw new Error(orderNumber)
    expect(await findPayable(elsewhere(), record)).toEqual([])
    expect(await openPaymentPage(elsewhere(), record)).toEqual({ ok: false, error: 'nothing-to-pay' })
    expect(await shop.findOrder(orderNumber)).toMatchObject({ status: 'pending' })
  })
})

const wish = async () => {
  const cart = { currency: 'USD', codes: [], items: [hostingItem] }
  const quote = await stranger('POST', '/pricing/quote', { body: cart })
  return {
    contact: { email: 'elsewhere@example.com', name: 'Ada Lovelace' },
    billingAddress: { line1: '12 St James Square', city: 'London', postalCode: 'SW1Y 4JH', country: 'GB' },
    acceptTerms: true,
    expectedTotal: (quote.body?.['breakdown'] as { total: number }).total,
    expectedCurrency: 'USD',
    cart,
  }
}
