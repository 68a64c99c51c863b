import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { recordManualPayment } from '@/modules/payments/payments.service'
import { compileProgram, programFlags } from '../../../scripts/lib/typescript.mjs'
import type { Booking } from '../../support/invoices/book-at-once'
import { gapsOf, invoicesOf } from '../../support/invoices/invoices-of'
import { testEnvironment } from '../../support/test-environment'
import { openPaymentShop } from '../payments/payment-shop'

const { payload, shop } = await openPaymentShop()
/** The same two shops for all tests, since starting one takes longer than all bookings. */
const children: ChildProcess[] = []

const wordOf = async (child: ChildProcess): Promise<unknown> => {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A shop ended with ${String(code)}`)
  })
  return Promise.race([once(child, 'message').then(([word]) => word as unknown), ended])
}

beforeAll(async () => {
  const program = await compileProgram('tests/support/invoices/book-at-once.ts')
  const env = { ...process.env, ...testEnvironment, DATABASE_URL: process.env['DATABASE_URL'] }
  for (let number = 0; number < 2; number += 1)
    children.push(fork(program, { execArgv: programFlags, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }))
  expect(await Promise.all(children.map(wordOf))).toEqual(['ready', 'ready'])
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

const bookAtOnce = async (bookings: readonly [readonly Booking[], readonly Booking[]]): Promise<readonly string[]> => {
  const said = Promise.all(children.map(wordOf))
  for (const [index, child] of children.entries()) child.send([...(bookings[index] ?? [])])
  return (await said).flatMap((word) => (word as { readonly outcomes: readonly string[] }).outcomes)
}

const ordersFor = async (count: number): Promise<readonly Omit<Booking, 'do'>[]> => {
  const placed = await Promise.all(Array.from({ length: count }, () => shop.buy({ method: 'offline' })))
  const { rows } = await payload.db.drizzle.execute<Record<'orderId' | 'paymentId', string>>(sql`
    select o.id as "orderId", p.id as "paymentId" from orders o join payments p on p.order_id = o.id
    where o.order_number in ${placed.map(shop.numberOf)} and p.due_at is null
  `)
  expect(rows).toHaveLength(count)
  return rows
}

describe('invoices of two processes', () => {
  it('I2: numbers 50 concurrent payments without gap or duplicate while others fail', async () => {
    const paid = await ordersFor(50)
    const failing = await ordersFor(10)
    const all: readonly Booking[] = [
      ...paid.map((each) => ({ ...each, do: 'pay' as const })),
      ...failing.map((each) => ({ ...each, do: 'fail' as const })),
    ]
    const mixed = all.map((_, index) => all[(index * 7) % all.length] as Booking)
    const outcomes = await bookAtOnce([mixed.filter((_, index) => index % 2 === 0), mixed.filter((_, index) => index % 2 === 1)])
    expect(outcomes.filter((outcome) => outcome === 'pay')).toHaveLength(50)
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(10)
    const written = await invoicesOf(payload)
    expect(written).toHaveLength(50)
    expect(gapsOf(written, 'invoice')).toEqual([])
    expect(new Set(written.map(({ payment }) => payment)).size).toBe(50)
  })

  it('I1, I3: creates one invoice for a payment booked by both; refunds never credit what is not invoiced', async () => {
    const before = (await invoicesOf(payload)).length
    const both = (await ordersFor(10)).flatMap((each): readonly Booking[] => [
      { ...each, do: 'pay' },
      { ...each, do: 'refund' },
    ])
    await bookAtOnce([both, both])
    const written = (await invoicesOf(payload)).filter(({ payment }) => both.some(({ paymentId }) => paymentId === payment))
    expect(written.filter(({ kind }) => kind === 'invoice')).toHaveLength(10)
    const all = await invoicesOf(payload)
    expect(all.length).toBeGreaterThanOrEqual(before + 10)
    expect([gapsOf(all, 'invoice'), gapsOf(all, 'credit-note')]).toEqual([[], []])
    for (const { orderId, paymentId } of both) {
      const { refunded } = await payload.findByID({ collection: 'payments', id: paymentId, depth: 0 })
      const credited = written.filter(({ kind, payment }) => kind === 'credit-note' && payment === paymentId)
      expect([orderId, credited.reduce((sum, { gross }) => sum + gross, 0)]).toEqual([orderId, refunded ?? 0])
    }
  })

  it('I1, I2: leaves each payment invoiced or unpaid without a gap when a process is killed', async () => {
    const before = (await invoicesOf(payload)).length
    const bookings = (await ordersFor(24)).map((each): Booking => ({ ...each, do: 'pay' }))
    const [dying] = children
    dying?.send(bookings)
    while ((await invoicesOf(payload)).length < before + 3) await sleep(5)
    dying?.kill('SIGKILL')
    for (const { paymentId } of bookings) await recordManualPayment(createContext(payload, 'en'), paymentId, 'support')
    const written = await invoicesOf(payload)
    expect(written).toHaveLength(before + 24)
    expect(gapsOf(written, 'invoice')).toEqual([])
    expect(bookings.every(({ paymentId }) => written.filter(({ payment }) => payment === paymentId).length === 1)).toBe(true)
  })
})
