import { describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import type { PageRequest, PaymentProvider, SignedWebhook } from '@/core/payments/types'

interface Contract {
  readonly provider: () => PaymentProvider
  readonly hasPage: boolean
  /** Pays a page; returns the provider's payment id, if there is one. */
  readonly pay: (pageId: string | null) => string | null | Promise<string | null>
  /** Makes the provider unreachable. */
  readonly disconnect: () => Promise<void>
}

let requests = 0

export const pageRequest = (changes: Partial<PageRequest> = {}): PageRequest => {
  requests += 1
  return {
    paymentId: `payment-${requests}`,
    orderNumber: `ORD-CONTRACT-${requests}`,
    attempt: 1,
    amount: 1299 as Minor,
    currency: 'USD',
    digits: 2,
    email: 'ada@example.com',
    locale: 'de',
    title: 'ORD-CONTRACT',
    returnUrl: 'http://localhost:3000/de/orders/ORD?payment=sent',
    cancelUrl: 'http://localhost:3000/de/orders/ORD',
    ...changes,
  }
}

/** With this signature in every header. */
export const webhookWith = (raw: string, signature: string | null, receivedAt = Date.now()): SignedWebhook => ({
  raw,
  header: () => signature,
  receivedAt,
})

/** Contract of all payment providers. */
export const describePaymentProvider = (name: string, { provider, hasPage, pay, disconnect }: Contract): void => {
  describe(`payment provider contract: ${name}`, () => {
    it('starts a payment at once; nothing due is paid', () => {
      const request = { orderNumber: 'ORD-1', email: 'a@example.com', currency: 'USD' }
      expect(provider().start({ ...request, amount: 1299 as Minor })).toEqual({ status: 'pending', reference: 'ORD-1' })
      expect(provider().start({ ...request, amount: 0 as Minor })).toMatchObject({ status: 'paid' })
    })

    it('opens one page per attempt, another for the next, or reports that it has none', async () => {
      const request = pageRequest()
      const answers = await Promise.all([provider().openPage(request), provider().openPage(request)])
      if (!hasPage) {
        expect(answers.map((answer) => !answer.ok && answer.error.kind)).toEqual(['none', 'none'])
        return
      }
      const ids = answers.map((answer) => (answer.ok ? answer.value.id : null))
      expect(ids[0]).toBeTruthy()
      expect(ids[1]).toBe(ids[0])
      const next = await provider().openPage({ ...request, attempt: 2 })
      expect(next.ok && next.value.id !== ids[0] && next.value.expiresAt > Date.now() && /^https?:/.test(next.value.url)).toBe(true)
    })

    it('treats a closed or unknown page as closed', async () => {
      const page = await provider().openPage(pageRequest())
      const id = page.ok ? page.value.id : 'none'
      expect([await provider().closePage(id), await provider().closePage(id), await provider().closePage('none')]).toEqual([
        true,
        true,
        true,
      ])
    })

    it('refunds once per key', async () => {
      const request = pageRequest()
      const page = await provider().openPage(request)
      const intent = await pay(page.ok ? page.value.id : null)
      const refund = {
        key: `key-${request.paymentId}`,
        intent,
        orderNumber: request.orderNumber,
        amount: 500 as Minor,
        currency: 'USD',
        digits: 2,
      } as const
      const answers = await Promise.all([provider().refund(refund), provider().refund(refund)])
      expect(answers.every(({ ok }) => ok)).toBe(true)
      expect(new Set(answers.map((answer) => (answer.ok ? answer.value.reference : ''))).size).toBe(1)
      for (const answer of answers) expect([500, null]).toContain(answer.ok ? answer.value.refundedInAll : -1)
    })

    it('rejects unsigned webhooks', async () => {
      const raw = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object: {} } })
      for (const signature of [null, '', 't=1,v1=00', 'nonsense'])
        expect((await provider().readReport(webhookWith(raw, signature))).ok).toBe(false)
    })

    it('reports that it is unreachable without throwing', async () => {
      await disconnect()
      const page = await provider().openPage(pageRequest())
      expect(page.ok).toBe(false)
      if (hasPage) {
        expect(page).toMatchObject({ error: { kind: 'passing' } })
        expect(
          await provider().refund({ key: 'k', intent: 'pi', orderNumber: 'O', amount: 1 as Minor, currency: 'USD', digits: 2 }),
        ).toMatchObject({ error: { kind: 'passing' } })
      }
      expect(await provider().closePage('none')).toBe(!hasPage)
    }, 30_000)
  })
}
