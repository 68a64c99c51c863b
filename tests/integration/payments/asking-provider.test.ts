import { expect, it } from 'vitest'
import { replaceServices } from '@/container'
import { offlinePayments } from '@/integrations/offline-payments'
import { createAskingProvider } from '../../support/payments/asking-provider'
import { openPaymentShop } from './payment-shop'

const { payload, shop } = await openPaymentShop()
const second = createAskingProvider()
replaceServices(payload, { payments: { offline: offlinePayments, stripe: second.provider } })

const send = (text: string, headers: Readonly<Record<string, string>>) => shop.api('POST', '/payments/stripe/webhook', { text, headers })

it('O8: books a payment once if the provider itself verifies its two signature headers', async () => {
  const placed = await shop.buy()
  expect(placed.status).toBe(201)
  const orderNumber = shop.numberOf(placed)
  const { text, headers } = second.paid(orderNumber)

  for (const missing of [second.idHeader, second.signatureHeader]) {
    const { [missing]: _left, ...others }: Readonly<Record<string, string>> = headers
    expect((await send(text, others)).status).toBe(400)
  }
  expect((await send(text.replace('"paid"', '"expired"'), headers)).status).toBe(400)
  expect(await shop.eventsOf(orderNumber)).toEqual(['placed'])

  // Not verified, so the provider sends it again.
  second.state.isAway = true
  expect((await send(text, headers)).status).toBe(500)
  second.state.isAway = false
  expect(await shop.eventsOf(orderNumber)).toEqual(['placed'])

  const checks = second.state.checks
  expect((await Promise.all([send(text, headers), send(text, headers)])).map(({ status }) => status)).toEqual([200, 200])
  expect(second.state.checks - checks).toBe(2)
  expect(await shop.eventsOf(orderNumber)).toEqual(['placed', 'paid'])
  expect(await shop.paymentsOf(orderNumber)).toMatchObject([{ status: 'paid' }])
})
