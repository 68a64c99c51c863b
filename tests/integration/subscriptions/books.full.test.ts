import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it, vi } from 'vitest'
import { runUnpaidOrders } from '@/modules/checkout/unpaid-orders'
import { createContext, replaceServices } from '@/container'
import { refundBalances, settleMoneyBackRefunds } from '@/modules/refunds/money-back.service'
import { runProvisioning } from '@/modules/provisioning/provisioning.service'
import { runSubscriptions } from '@/modules/renewals/subscriptions/process-subscription'
import { openBank } from '../../support/books/bank'
import { checkBooks } from '../../support/books/check-books'
import { drawLives, liveOneDay, returnSurplus } from '../../support/books/customers'
import { dayInMs } from '../../support/subscriptions/living-shop'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const lives = 30
const days = 130
const first = Date.parse('2028-10-20T09:00:00Z')

it('U32: invoices less credit notes equal payments for random histories, by customer and in total, in seven currencies', async () => {
  const bank = openBank()
  replaceServices(payload, { now: () => Date.now(), payments: { stripe: bank.provider, offline: bank.provider } })
  const world = { payload, bank, seed: 7, lives: drawLives(7, lives, 60) }
  const work = async () => {
    await runUnpaidOrders(createContext(payload, 'en'))
    await runSubscriptions(payload, { now: Date.now() })
    await refundBalances(createContext(payload, 'en'))
    await settleMoneyBackRefunds(createContext(payload, 'en'))
    await runProvisioning(createContext(payload, 'en'))
  }
  let deeds = 0
  for (let day = 0; day < days; day += 1) {
    vi.setSystemTime(first + day * dayInMs)
    const [lived] = await Promise.all([liveOneDay(world, day), work()])
    deeds += lived
  }
  await returnSurplus(world)
  await work()
  const { faults, figures } = await checkBooks(payload, bank, Date.now())
  expect(faults).toEqual({})
  expect(deeds).toBeGreaterThan(lives * 3)
  expect(figures.invoices).toBeGreaterThan(lives)
  expect(figures.creditNotes).toBeGreaterThan(0)
  const { rows } = await payload.db.drizzle.execute<{ kind: string }>(sql`select distinct kind from infra.balance_movements order by kind`)
  expect(rows.map(({ kind }) => kind)).toEqual(['drawn', 'paidIn', 'returned', 'topUp'])
  const { totalDocs: expired } = await payload.count({ collection: 'orders', where: { 'events.type': { equals: 'expired' } } })
  expect(expired).toBeGreaterThan(0)
}, 180_000)
