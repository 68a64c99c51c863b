// own modules: SITE_URL is read on import
import { afterAll, describe, expect, it } from 'vitest'
import { asVisitor, createContext } from '@/container'
import { chooseOutcome, sendPaymentReports } from '@/modules/payments/sandbox/sandbox.service'
import { bootPayload } from '../../support/payload'
import { atTheMachine, sandboxKit, sitAtTheMachine } from '../../support/payments/sandbox-kit'
import { createApi } from '../api/api-client'
import { checkoutBody, hostingItem } from '../api/requests'

// Unset, so that only the URL decides.
const { payload } = await bootPayload({ SITE_URL: 'https://shop.example', SANDBOX_CARD: '' })
afterAll(sitAtTheMachine())
const api = createApi(payload)
const context = () => asVisitor(createContext(payload, 'en'), new Headers(atTheMachine))

describe('a public shop', () => {
  it('O10: has no sandbox card, not even for a program on its own machine', async () => {
    expect(Object.keys(createContext(payload, 'en').payments)).toEqual(['offline'])
    expect(createContext(payload, 'en')).not.toHaveProperty('sandbox')
    expect(Object.keys(context().payments)).toEqual(['offline'])
  })

  it('accepts no order with it', async () => {
    const cart = { currency: 'USD', codes: [], items: [hostingItem] }
    const quote = await api('POST', '/pricing/quote', { body: cart })
    const body = {
      ...checkoutBody,
      paymentMethod: 'sandbox',
      expectedTotal: (quote.body?.['breakdown'] as { total: number }).total,
      expectedCurrency: 'USD',
      cart,
    }
    const refused = await api('POST', '/checkout', { body, headers: { ...atTheMachine, 'Idempotency-Key': 'in-public' } })
    expect([refused.status, (refused.body?.['error'] as { code: string }).code]).toEqual([422, 'payment-method-unavailable'])
  })

  it('has no webhook for it, whatever is signed with its own secret', async () => {
    const text = '{}'
    const headers = { ...atTheMachine, 'Sandbox-Signature': sandboxKit.sign(text, {}) }
    expect((await api('POST', '/payments/sandbox/webhook', { text, headers })).status).toBe(404)
  })

  it('has no page for it, and reveals nothing', async () => {
    expect(await chooseOutcome(context(), 'sp_anything', 'paid')).toBeNull()
    await expect(sendPaymentReports(context())).resolves.toBeUndefined()
  })
})
