import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { recordManualPayment } from '@/modules/payments/payments.service'
import { changeSubscription } from '@/modules/renewals/subscriptions/change-subscription'
import { listPartsOfCustomer, listPartsOfOrder } from '@/modules/subscriptions/parts'
import { findOrder } from '../../support/orders/find-order'
import { findItemInParts } from '../../support/payments/in-parts'
import { openKeepingShop } from '../../support/payments/keeping-shop'

const shop = await openKeepingShop()
const { payload, living, context } = shop
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})

/** A year in three monthly parts: bought on 10 March, they fall due on the 10th of April, May and June. */
const inParts = await findItemInParts(payload)
const inFull = { type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 } as const

const paymentsOf = async (orderNumber: string) => {
  const { id } = await findOrder(payload, orderNumber)
  const { rows } = await payload.db.drizzle.execute<{ id: string; status: string; amount: number; due: string | null }>(sql`
    select id, status::text, amount::int, to_char(due_at at time zone 'UTC', 'MM-DD') as due from payments where order_id = ${id} order by due_at nulls first, created_at, id
  `)
  return rows
}
const openPartsOf = async (orderNumber: string) =>
  (await paymentsOf(orderNumber)).filter(({ due, status }) => due !== null && status !== 'void' && status !== 'paid')
const receive = async (orderNumber: string, place = 0) =>
  recordManualPayment(context(), (await openPartsOf(orderNumber))[place]?.id ?? '', 'desk@lives.test')
const bought = async (who: string, ...items: readonly unknown[]) => {
  living.goTo('2028-03-10')
  return living.buy(who, ...(items.length === 0 ? [inParts] : items))
}
const coveredOf = async (orderNumber: string) => {
  const { id } = await findOrder(payload, orderNumber)
  const { rows } = await payload.db.drizzle.execute<{ gross: number; names: string[] }>(sql`
    select i.gross::int, (select json_agg(line->>'id') from jsonb_array_elements(i.lines) line where (line->'covered'->>'gross')::int > 0) as names
    from invoices i where i.order_id = ${id} and i.kind = 'invoice' order by i.position
  `)
  return rows
}

describe('an unpaid installment', () => {
  it('O19: is reminded of, suspends and ends what it pays like an unpaid term, and is no longer owed', async () => {
    const orderNumber = await bought('owes')
    await living.liveUntil('2028-05-20')
    expect(await living.eventsOf('owes')).toEqual(['2028-03-10 active', '2028-04-10 pastDue', '2028-04-17 suspended', '2028-05-17 ended'])
    expect(await living.mailsOf('owes')).toEqual(['partBefore', 'partPastDue', 'partAfter', 'partSuspended', 'partLast', 'ended'])
    expect(await living.subscriptionOf('owes')).toMatchObject({ state: 'ended', reason: 'unpaid' })
    expect((await paymentsOf(orderNumber)).map(({ status }) => status)).toEqual(['paid', 'void', 'void', 'void'])
    expect(await listPartsOfOrder(context(), { id: (await findOrder(payload, orderNumber)).id })).toEqual([])
  })

  it('O19: does not let ten half-paid servers run for a year', async () => {
    const deposit = { ...inParts, id: 'vps-power', quantity: 10, partialType: 'deposit' }
    await bought('half', deposit)
    await living.liveUntil('2028-07-20')
    expect(await living.subscriptionOf('half')).toMatchObject({ state: 'ended', reason: 'unpaid' })
  })

  it('O19: does not affect items paid in full in the same order', async () => {
    const orderNumber = await bought('both', inParts, inFull)
    await living.liveUntil('2028-04-20')
    const states = (await living.subscriptionsOf('both')).map(({ state }) => state)
    expect([...states].sort()).toEqual(['active', 'suspended'])
    expect(
      (await listPartsOfOrder(context(), { id: (await findOrder(payload, orderNumber)).id })).map(({ isOverdue }) => isOverdue),
    ).toEqual([true, false, false])
  })
})

describe('a paid installment', () => {
  it('O19: restores what its absence suspended, once, however many book it concurrently', async () => {
    const orderNumber = await bought('revives')
    await living.liveUntil('2028-04-20')
    const [part] = await openPartsOf(orderNumber)
    const booked = await Promise.all([1, 2, 3].map(() => recordManualPayment(context(), part?.id ?? '', 'desk@lives.test')))
    await living.care()
    expect(booked.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await living.subscriptionOf('revives')).toMatchObject({ state: 'active', ends: '2029-03-10' })
    expect((await living.mailsOf('revives')).filter((kind) => kind === 'activeAgain')).toHaveLength(1)
    await living.liveUntil('2028-05-12')
    expect(await living.subscriptionOf('revives')).toMatchObject({ state: 'pastDue' })
  })

  it('O19: does not restore what owes another installment as well', async () => {
    const orderNumber = await bought('owes-two')
    await living.liveUntil('2028-05-12')
    await receive(orderNumber)
    expect(await living.subscriptionOf('owes-two')).toMatchObject({ state: 'pastDue' })
    await receive(orderNumber)
    expect(await living.subscriptionOf('owes-two')).toMatchObject({ state: 'active' })
  })

  it('O19: paid in time causes only the notice before it is due', async () => {
    const orderNumber = await bought('pays')
    for (const day of ['2028-04-05', '2028-05-05', '2028-06-05']) {
      await living.liveUntil(day)
      await receive(orderNumber)
    }
    await living.liveUntil('2028-07-20')
    expect(await living.mailsOf('pays')).toEqual(['partBefore', 'partBefore', 'partBefore'])
    expect(await living.eventsOf('pays')).toEqual(['2028-03-10 active'])
  })
})

describe('a saved card', () => {
  it('O19: pays each installment on its day, announced a week before', async () => {
    const { customerId } = await shop.buy('charged', '2028-03-10', { item: inParts })
    expect((await listPartsOfCustomer(context(), { id: customerId })).map(({ way }) => way?.kind)).toEqual(['page', 'page', 'page'])
    await shop.liveUntil('2028-06-12')
    expect(shop.takenOf('charged')).toBe(3)
    expect(await living.eventsOf('charged')).toEqual(['2028-03-10 active'])
    expect(await living.mailsOf('charged')).toEqual(['partBefore', 'partBefore', 'partBefore'])
    const { rows } = await payload.db.drizzle.execute<{ way: string }>(
      sql`select data->'part'->>'way' as way from mail_outbox where recipient = 'charged@lives.test' and data->>'kind' = 'partBefore'`,
    )
    expect(rows.map(({ way }) => way)).toEqual(['card', 'card', 'card'])
  })

  it('O19: with an earlier consent is not charged for installments', async () => {
    const { cards } = await shop.buy('older-words', '2028-03-10', { item: inParts })
    await payload.db.drizzle.execute(sql`update infra.payment_mandates set words = 2 where card_id = ${cards[0]?.id}`)
    await shop.liveUntil('2028-04-12')
    expect(shop.chargesOf('older-words')).toEqual([])
    expect(await living.subscriptionOf('older-words')).toMatchObject({ state: 'pastDue' })
  })

  it('O19: is retried after a decline, and the unpaid installment suspends meanwhile', async () => {
    await shop.buy('declined', '2028-03-10', { item: inParts, later: 'declined' })
    await shop.liveUntil('2028-04-18')
    expect(shop.takenOf('declined')).toBe(0)
    expect(await living.subscriptionOf('declined')).toMatchObject({ state: 'suspended' })
    expect(await living.mailsOf('declined')).toContain('chargeDeclinedLast')
  })
})

describe('the end of a subscription', () => {
  it('O19: reduces the remaining installments by its share, which the invoice no longer lists', async () => {
    const other = { ...inParts, id: 'vps-power' }
    const orderNumber = await bought('shares', inParts, other)
    const before = (await openPartsOf(orderNumber)).map(({ amount }) => amount)
    const ending = (await living.subscriptionsOf('shares'))[0]
    const by = { email: 'desk@lives.test', reason: 'As agreed' }
    expect(await changeSubscription(context(), { id: ending?.id ?? '', change: { kind: 'end' }, by })).toMatchObject({ ok: true })
    const after = await openPartsOf(orderNumber)
    expect(after).toHaveLength(3)
    expect(after.every(({ amount }, place) => amount > 0 && amount < (before[place] ?? 0))).toBe(true)
    await receive(orderNumber)
    const [, ofPart] = await coveredOf(orderNumber)
    expect(ofPart).toMatchObject({ gross: after[0]?.amount })
    expect(ofPart?.names).toHaveLength(1)
  })

  it('O19: leaves installments due until a cancelled term ends', async () => {
    await bought('cancels')
    const { id } = await living.subscriptionOf('cancels')
    await changeSubscription(context(), { id, change: { kind: 'cancelAtEnd' }, by: null })
    await living.liveUntil('2028-05-18')
    expect(await living.subscriptionOf('cancels')).toMatchObject({ state: 'ended', reason: 'unpaid' })
  })
})
