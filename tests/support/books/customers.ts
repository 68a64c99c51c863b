import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Payload } from 'payload'
import { toMajor } from '@/core/money/arithmetic'
import type { PaymentReport } from '@/core/payments/types'
import { isBusyError } from '@/core/circuit-breaker'
import { createContext } from '@/container'
import { placeOrder } from '@/modules/checkout/place-order'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { applyPaymentEvent } from '@/modules/payments/payment-events'
import { refundOrder } from '@/modules/payments/refunds'
import { isDatabaseUnavailable } from '@/lib/db/database-errors'
import { quoteCart } from '@/modules/pricing/quote.service'
import { checkoutRequestSchema } from '@/modules/checkout/request-schema'
import { orderRequestSchema } from '@/modules/pricing/schema'
import { checkoutBody } from '../../integration/api/requests'
import type { Random } from '../engine/random'
import type { Bank } from './bank'
import { drawLife, numberOf, onDay, type Life, type Temper } from './draw-life'
import { habits } from './habits'
import { readOpenPayments, readSubscriptions, readSurplus, type OpenPayment } from './read-shop'

export interface BookWorld {
  readonly payload: Payload
  readonly bank: Bank
  readonly seed: number
  readonly lives: readonly Life[]
}

const context = ({ payload }: BookWorld) => createContext(payload, 'en')

const day = 86_400_000

/** O16: staff extend the deadline of three in four orders by weeks; the others expire after a day unless paid. */
const giveMoreTime = async ({ payload }: BookWorld, { number }: Life, { id, expiresAt }: OrderRecord): Promise<void> => {
  if (expiresAt === null) return
  const days = number % 4 === 0 ? 1 : 30
  const data = { expiresAt: new Date(Date.now() + days * day).toISOString() }
  await untilHeard(() => payload.update({ collection: 'orders', id, data, depth: 0 }))
}

const buy = async (world: BookWorld, life: Life): Promise<void> => {
  const cart = { currency: life.currency, codes: [], items: life.items }
  const quote = await quoteCart(context(world), orderRequestSchema.parse(cart))
  if (!quote.ok) throw new Error(`Nothing to buy: ${JSON.stringify(quote.error)}`)
  const body = checkoutRequestSchema.parse({
    ...checkoutBody,
    paymentMethod: 'stripe',
    contact: { email: life.email, name: `Life ${life.number}` },
    expectedTotal: toMajor(quote.value.breakdown.total, quote.value.currency.digits),
    expectedCurrency: life.currency,
    cart,
  })
  const placed = await untilHeard(() => placeOrder(context(world), { body, idempotencyKey: `life-${life.number}`, cartToken: null }))
  if (!placed.ok) throw new Error(`Not placed: ${JSON.stringify(placed.error)}`)
  await giveMoreTime(world, life, placed.value.order)
}

/** Daily probability of paying an open order. */
const pays: Readonly<Record<Temper, (age: number) => number>> = {
  prompt: () => 0.6,
  slow: () => 0.05,
  // Pays for the first weeks only.
  leaves: (age) => (age < 40 ? 0.5 : 0),
}

/** In ms: providers retry for days. */
const patience = 600_000

/** Retries while the database is unavailable, like a provider or visitor. */
const untilHeard = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  const began = performance.now()
  for (;;) {
    try {
      return await ask()
    } catch (fault) {
      if (performance.now() - began > patience || !(isDatabaseUnavailable(fault) || isBusyError(fault))) throw fault
      await sleep(500)
    }
  }
}

let told = 0
const report = (payment: OpenPayment, intent: string) => ({
  id: `report-${process.pid}-${(told += 1)}`,
  name: 'of the bank',
  paymentId: payment.id,
  attempt: payment.attempt,
  intent,
})

/** Pays; the webhook arrives once or twice, possibly after a failure. */
const pay = async (world: BookWorld, payment: OpenPayment, random: Random): Promise<void> => {
  const tell = (each: PaymentReport) => untilHeard(() => applyPaymentEvent(context(world), world.bank.provider, each))
  if (random.chance(0.15)) {
    await tell({
      ...report(payment, `declined-${payment.id}-${told}`),
      kind: 'failed',
      isFinal: random.chance(0.5),
      reason: 'card_declined',
    })
    if (random.chance(0.7)) return
  }
  const intent = `money-${payment.id}-${(told += 1)}`
  world.bank.take(intent, payment)
  const paid: PaymentReport = { ...report(payment, intent), kind: 'paid', money: payment }
  await Promise.all(random.chance(0.1) ? [tell(paid), tell(paid)] : [tell(paid)])
}

export const returnSurplus = async (world: BookWorld): Promise<void> => {
  for (const { id, orderId } of await readSurplus(world.payload))
    await untilHeard(() =>
      refundOrder(context(world), { orderId, amount: null, paymentId: id, reason: 'surplus', by: 'desk@books.test', key: `surplus-${id}` }),
    )
}

/** One day of all customers, partly in parallel. */
export const liveOneDay = async (world: BookWorld, day: number): Promise<number> => {
  const limit = pLimit(8)
  let deeds = 0
  const one = (work: () => Promise<unknown>) =>
    limit(async () => {
      deeds += 1
      await work()
    })
  const { payload, lives, seed } = world
  const now = Date.now()
  const payments = await readOpenPayments(payload, now)
  const known = await readSubscriptions(payload)
  const work: Promise<unknown>[] = lives.filter(({ begins }) => begins === day).map((life) => one(() => buy(world, life)))
  for (const payment of payments) {
    const number = numberOf(payment.email)
    const life = lives[number]
    const random = onDay(seed, number, day)
    if (life && random.chance(payment.isLater ? 0.5 : pays[life.temper](day - life.begins)))
      work.push(one(() => pay(world, payment, random)))
  }
  for (const subscription of known) {
    const random = onDay(seed + 1, numberOf(subscription.email), day)
    for (const habit of habits)
      if (habit.fits(subscription) && random.chance(habit.chance))
        work.push(one(() => untilHeard(() => habit.live(world, subscription, day, random))))
  }
  await Promise.all(work)
  return deeds
}

export const drawLives = (seed: number, lives: number, days: number): readonly Life[] =>
  Array.from({ length: lives }, (_, number) => drawLife(seed, number, days))
