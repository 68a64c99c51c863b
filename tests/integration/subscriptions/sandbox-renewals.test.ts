import { afterAll, expect, it, vi } from 'vitest'
import type { SandboxLaterOutcome } from '@/core/payments/sandbox'
import { updateOwnerOfAddress } from '@/modules/accounts/accounts.repository'
import { savePaymentMethods } from '@/modules/payments/saved-methods/saved-methods.service'
import { createContext } from '@/container'
import { chooseOutcome, sendPaymentReports } from '@/modules/payments/sandbox/sandbox.service'
import { runCharges } from '@/modules/renewals/dunning.service'
import { createApi } from '../api/api-client'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { findSandboxPage, sandboxKit, sitAtTheMachine } from '../../support/payments/sandbox-kit'
import { createLivingShop } from '../../support/subscriptions/living-shop'
import { testPassword } from '../../support/visitors'

const { payload } = await bootPayload(sandboxKit.environment)
vi.useFakeTimers({ toFake: ['Date'] })
const stand = sitAtTheMachine()
afterAll(() => {
  vi.useRealTimers()
  stand()
})
const living = createLivingShop(payload)
const buyer = createBuyer(createApi(payload))
const context = () => createContext(payload, 'en')
const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const

const buy = async (name: string, later: SandboxLaterOutcome) => {
  living.goTo('2028-03-10')
  const email = `${name}@lives.test`
  const more = { paymentMethod: 'sandbox', keepCard: true }
  const orderNumber = numberOf(await buyer.orderAsShown(cartOf(monthly), { email, more, headers: sandboxKit.headers }))
  await chooseOutcome(context(), (await findSandboxPage(payload, orderNumber)).id, 'paid', later)
  const { id } = await payload.create({ collection: 'customers', data: { email, password: testPassword, name, locale: 'en' } })
  await payload.db.drizzle.transaction((transaction) => updateOwnerOfAddress(transaction, { id, email }))
  await savePaymentMethods(context())
}

const outcomes = [
  ['paid', ['paid', 'paid'], 'active'],
  ['declined', ['paid', 'pending'], 'suspended'],
  // On the second query, the sandbox reports the charge as paid.
  ['silent', ['paid', 'paid'], 'active'],
  ['authentication', ['paid', 'pending'], 'suspended'],
] as const

it.each(inFullLane ? outcomes : outcomes.slice(0, 2))('U20, U21: later charges to the sandbox card: %s', async (later, statuses, state) => {
  await buy(later, later)
  living.goTo('2028-03-25')
  await living.liveUntil('2028-04-18', async () => {
    await runCharges(payload, { now: Date.now() + 3_600_000 })
    await sendPaymentReports(context())
  })
  expect((await living.ordersOf(later)).map(({ status }) => status)).toEqual(statuses)
  expect((await living.subscriptionOf(later)).state).toBe(state)
  const { docs } = await payload.find({ collection: 'payments', where: { status: { equals: 'surplus' } }, depth: 0 })
  expect(docs).toEqual([])
})
