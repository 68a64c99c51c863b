import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Minor } from '@/core/money/types'
import { err } from '@/core/result'
import { createContext, replaceServices } from '@/container'
import { confirmMoneyBack, closeManually, settleMoneyBackRefunds } from '@/modules/refunds/money-back.service'
import { previewMoneyBack } from '@/modules/refunds/money-back-preview'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import { monthly, toPro } from '../../support/subscriptions/changing-shop'
import { createRefundingShop, nameItem as name } from '../../support/subscriptions/refunding-shop'
import { sandboxKit, sitAtTheMachine } from '../../support/payments/sandbox-kit'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload(sandboxKit.environment)
afterAll(sitAtTheMachine())
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const shop = createRefundingShop(payload)
const { tasksOf } = shop

const minute = 60_000
const context = () => createContext(payload, 'en')
describe('the money-back guarantee', () => {
  it('U14: refunds the lines with tax and discounts, credits only those, terminates the service, and notifies', async () => {
    shop.goTo('2028-03-10')
    const server = { type: 'hosting', id: 'vps-starter', billing: 'yearly', quantity: 1 }
    const { page } = await shop.buyByCard('changes-mind', [server, name('changes-mind.com')], ['CLOUD25'])
    shop.goTo('2028-04-09')
    const seen = await shop.figuresOf('changes-mind')
    const [line] = seen.plan.lines
    const taken = line?.discounts.reduce((sum, { amount }) => sum + amount, 0) ?? 0
    expect(line?.discounts.length).toBeGreaterThan(1)
    // The domain alone doesn't reach the threshold of the volume discount (U33).
    const [volume] = seen.plan.kept
    expect(seen.plan.kept.map(({ discountId }) => discountId)).toEqual(['volume'])
    expect((line?.price ?? 0) - taken + (line?.tax ?? 0) - (volume?.amount ?? 0)).toBe(seen.plan.total)
    expect(seen.plan.total).toBeLessThan(page.amount)
    expect(await shop.confirm('changes-mind', seen.figures)).toEqual({ ok: true, value: null })
    expect(await shop.refundedOf(page)).toBe(seen.plan.total)
    expect(await shop.creditNotesOf('changes-mind')).toEqual([
      {
        gross: seen.plan.total,
        lines: [
          { key: 'vps-starter', gross: seen.plan.total },
          { key: 'changes-mind.com', gross: 0 },
        ],
      },
    ])
    expect(await shop.subscriptionOf('changes-mind')).toMatchObject({ state: 'ended', reason: 'refunded', ends: '2028-04-09' })
    await shop.care()
    expect(await tasksOf('changes-mind')).toEqual(['create done', 'end done'])
    expect(await shop.mailsOf('changes-mind')).toEqual(['moneyBack'])
    expect((await shop.statuses('changes-mind')).every((status) => status === 'paid' || status === 'fulfilled')).toBe(true)
    const books = await shop.booksOf('changes-mind')
    expect(books?.invoiced).toBe(page.amount - seen.plan.total)
    expect(books?.held).toBe(books?.invoiced)
  })

  it('U14: refunds once when confirmed in many tabs at once', async () => {
    shop.goTo('2028-03-10')
    const { page } = await shop.buyByCard('presses', [monthly])
    const { figures, plan } = await shop.figuresOf('presses')
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.confirm('presses', figures)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await shop.refundsOf('presses')).toMatchObject([{ state: 'done', amount: plan.total }])
    expect(await shop.refundedOf(page)).toBe(plan.total)
    expect(await shop.creditNotesOf('presses')).toHaveLength(1)
    expect((await shop.mailsOf('presses')).filter((said) => said === 'moneyBack')).toHaveLength(1)
    expect(await shop.seen('presses')).toEqual({ ok: false, error: 'ended' })
  })

  it('U14: refunds what was paid for both orders after a change, without keeping the credit', async () => {
    shop.goTo('2028-03-10')
    const first = await shop.buyByCard('upgrades', [monthly])
    shop.goTo('2028-03-20')
    await shop.order('upgrades', toPro)
    const second = await shop.payNewestByCard('upgrades')
    const { figures, plan } = await shop.figuresOf('upgrades')
    expect(plan.total).toBe(first.page.amount + second.amount)
    expect(await shop.confirm('upgrades', figures)).toMatchObject({ ok: true })
    expect([await shop.refundedOf(first.page), await shop.refundedOf(second)]).toEqual([first.page.amount, second.amount])
    expect(await shop.statuses('upgrades')).toEqual(['refunded', 'refunded'])
    expect(await shop.subscriptionOf('upgrades')).toMatchObject({ state: 'ended', reason: 'refunded' })
    expect(await shop.creditOf('upgrades')).toBe(0)
    expect(await shop.booksOf('upgrades')).toEqual({ invoiced: 0, held: 0 })
  })

  it('U14: does nothing if amounts changed since they were shown; the next term’s open order is cancelled with it', async () => {
    shop.goTo('2028-03-10')
    await shop.buyByCard('stale', [monthly])
    const { figures } = await shop.figuresOf('stale')
    shop.goTo('2028-03-28')
    await shop.care()
    const desk = { isDesk: true, amount: 100 as Minor, ends: false, by: { email: 'support@visitors.test', reason: 'An outage' } }
    const { id } = await shop.subscriptionOf('stale')
    const some = await previewMoneyBack(context(), { id, customerId: null, isDesk: true, amount: 100 as Minor })
    expect(await shop.confirm('stale', some.ok ? some.value.figures : '', desk)).toMatchObject({ ok: true })
    expect(await shop.subscriptionOf('stale')).toMatchObject({ state: 'active' })
    expect(await shop.confirm('stale', figures)).toEqual({ ok: false, error: 'changed-meanwhile' })
    expect(await shop.statuses('stale')).toEqual(['paid', 'pending'])
    const fresh = await shop.figuresOf('stale')
    expect(fresh.plan.lines).toMatchObject([{ before: 100 }])
    expect(await shop.confirm('stale', fresh.figures)).toMatchObject({ ok: true })
    expect(await shop.statuses('stale')).toEqual(['refunded', 'cancelled'])
    expect(await shop.creditNotesOf('stale')).toHaveLength(2)
    expect(await shop.booksOf('stale')).toEqual({ invoiced: 0, held: 0 })
  })

  it('U14: is retried by the worker under the same key after a crash before or after the provider’s response', async () => {
    const { sandbox } = context().payments
    if (!sandbox) throw new Error('No sandbox')
    const deaths = { silent: async () => err({ kind: 'passing' as const, message: 'Away' }), 'after-it': 'lost' as const }
    for (const [who, refund] of Object.entries(deaths)) {
      shop.goTo('2028-03-10')
      const { page } = await shop.buyByCard(who, [monthly])
      const { figures, plan } = await shop.figuresOf(who)
      const died: typeof sandbox.refund = async (request) => {
        await sandbox.refund(request)
        throw new Error('Killed')
      }
      replaceServices(payload, { payments: { ...context().payments, sandbox: { ...sandbox, refund: refund === 'lost' ? died : refund } } })
      expect(await shop.confirm(who, figures)).toMatchObject({ ok: true })
      expect(await shop.refundsOf(who)).toMatchObject([{ state: 'requested', amount: plan.total }])
      replaceServices(payload, { payments: { ...context().payments, sandbox } })
      await settleMoneyBackRefunds(context())
      expect(await shop.refundsOf(who)).toMatchObject([{ state: 'requested' }])
      vi.setSystemTime(Date.now() + 2 * minute)
      await Promise.all([settleMoneyBackRefunds(context()), settleMoneyBackRefunds(context()), shop.confirm(who, figures)])
      expect(await shop.refundsOf(who)).toMatchObject([{ state: 'done' }])
      expect(await shop.refundedOf(page)).toBe(plan.total)
      expect(await shop.creditNotesOf(who)).toHaveLength(1)
      expect(await shop.booksOf(who)).toEqual({ invoiced: 0, held: 0 })
    }
  })

  it('U14: retries an unresponsive provider for less than a day, then notifies staff', async () => {
    const { sandbox } = context().payments
    if (!sandbox) throw new Error('No sandbox')
    shop.goTo('2028-03-10')
    await shop.buyByCard('silence', [monthly])
    let asked = 0
    const silent: typeof sandbox.refund = async () => {
      asked += 1
      return err({ kind: 'passing', message: 'Away' })
    }
    replaceServices(payload, { payments: { ...context().payments, sandbox: { ...sandbox, refund: silent } } })
    await shop.giveBack('silence')
    for (let hour = 0; hour < 30; hour += 1) {
      vi.setSystemTime(Date.now() + 61 * minute)
      await settleMoneyBackRefunds(context())
    }
    replaceServices(payload, { payments: { ...context().payments, sandbox } })
    expect(asked).toBeGreaterThan(15)
    expect(asked).toBeLessThan(24)
    const { rows } = await payload.db.drizzle.execute(
      sql`select 1 from mail_outbox where data->>'kind' = 'payment-trouble' and data::text like '%refund unknown%'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('U14: applies until its thirtieth day ends; keeps a renewal in progress, and refunds one that has not started', async () => {
    shop.goTo('2027-02-01')
    const { page } = await shop.buyByCard('short-month', [monthly])
    await shop.liveUntil('2027-02-20')
    const renewal = await shop.payNewestByCard('short-month')
    expect((await shop.figuresOf('short-month')).plan.total).toBe(page.amount + renewal.amount)
    await shop.liveUntil('2027-03-03')
    expect((await shop.figuresOf('short-month')).plan.total).toBe(page.amount)
    await shop.liveUntil('2027-03-04')
    expect(await shop.seen('short-month')).toEqual({ ok: false, error: 'too-late' })
    expect(await shop.confirm('short-month', 'whatever')).toEqual({ ok: false, error: 'too-late' })
  })

  it('U14: leaves a bank transfer to staff: notified, sent once, and then booked', async () => {
    shop.goTo('2028-03-10')
    await shop.buy('transfers', monthly)
    await shop.giveBack('transfers')
    const [refund] = await shop.refundsOf('transfers')
    expect(refund).toMatchObject({ state: 'requested' })
    expect(await shop.creditNotesOf('transfers')).toEqual([])
    expect(await shop.subscriptionOf('transfers')).toMatchObject({ state: 'ended' })
    vi.setSystemTime(Date.now() + 60 * minute)
    await settleMoneyBackRefunds(context())
    expect(await shop.refundsOf('transfers')).toMatchObject([{ state: 'requested' }])
    const { rows } = await payload.db.drizzle.execute(
      sql`select 1 from mail_outbox where data->>'kind' = 'refund-by-hand' and data::text like '%transfers@lives.test%'`,
    )
    expect(rows).toHaveLength(1)
    const close = () =>
      closeManually(context(), {
        refundId: refund?.id ?? '',
        kind: 'sent',
        by: 'support@visitors.test',
        reason: 'Sent',
        beside: async () => undefined,
      })
    const pressed = await Promise.all([close(), close(), close()])
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await shop.creditNotesOf('transfers')).toMatchObject([{ gross: refund?.amount }])
    expect(await shop.statuses('transfers')).toEqual(['refunded'])
    expect(await shop.booksOf('transfers')).toEqual({ invoiced: 0, held: 0 })
  })

  it.each(['sent', 'failed'] as const)(
    'U14: rejects closing a refund as %s by hand while the card provider is still pending',
    async (kind) => {
      const { sandbox } = context().payments
      if (!sandbox) throw new Error('No sandbox')
      const who = `card-${kind}`
      shop.goTo('2028-03-10')
      const { page } = await shop.buyByCard(who, [monthly])
      const silent: typeof sandbox.refund = async () => err({ kind: 'passing', message: 'Away' })
      replaceServices(payload, { payments: { ...context().payments, sandbox: { ...sandbox, refund: silent } } })
      await shop.giveBack(who)
      const [refund] = await shop.refundsOf(who)
      const closed = await closeManually(context(), {
        refundId: refund?.id ?? '',
        kind,
        by: 'support@visitors.test',
        reason: 'Looks stuck',
        beside: async () => undefined,
      })
      expect(closed).toEqual({ ok: false, error: 'not-possible' })
      expect(await shop.refundsOf(who)).toMatchObject([{ state: 'requested' }])
      expect(await shop.creditNotesOf(who)).toEqual([])
      replaceServices(payload, { payments: { ...context().payments, sandbox } })
      vi.setSystemTime(Date.now() + 2 * minute)
      await settleMoneyBackRefunds(context())
      expect(await shop.refundsOf(who)).toMatchObject([{ state: 'done' }])
      expect(await shop.refundedOf(page)).toBe(page.amount)
      expect(await shop.booksOf(who)).toEqual({ invoiced: 0, held: 0 })
    },
  )
})

describe('discounts of a partial refund', () => {
  const builder = { type: 'service', id: 'website-builder-page', billing: 'monthly', quantity: 3 }
  const years = (domain: string) => ({ ...name(domain), serviceData: { operation: 'register', domain, years: 10 } })

  it('U33: remove the volume discount from the remaining line', async () => {
    shop.goTo('2028-03-10')
    await shop.buyByCard('three', [years('three-things.com'), builder], ['BULK15'])
    expect(await shop.seen('three')).toEqual({ ok: false, error: 'kept' })
    expect(await shop.refundsOf('three')).toEqual([])
  })

  it('U33: are withheld once, shown and recorded, and refunded with the line they were withheld for', async () => {
    shop.goTo('2028-03-10')
    const large = { type: 'hosting', id: 'vps-starter', billing: 'yearly', quantity: 1 }
    const small = { type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }
    const { page } = await shop.buyByCard('returns', [large, small])
    const [first, second] = (await shop.subscriptionsOf('returns')).toSorted((one, other) => other.amount - one.amount)
    const ask = { customerId: null, isDesk: false, amount: null }
    const seen = await previewMoneyBack(context(), { id: first?.id ?? '', ...ask })
    if (!seen.ok) throw new Error(seen.error)
    const kept = seen.value.plan.kept.reduce((sum, { amount }) => sum + amount, 0)
    expect(kept).toBeGreaterThan(0)
    const confirm = (id: string, figures: string) => confirmMoneyBack(context(), { id, ...ask, figures, ends: true, by: null })
    const answers = await Promise.all([1, 2, 3].map(() => confirm(first?.id ?? '', seen.value.figures)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect((await shop.refundsOf('returns')).map(({ amount }) => amount)).toEqual([seen.value.plan.total])
    const { rows } = await payload.db.drizzle.execute(
      sql`select m.kept::int from infra.refund_requests m where m.subscription_id = ${first?.id}`,
    )
    expect(rows).toEqual([{ kept }])
    const rest = await previewMoneyBack(context(), { id: second?.id ?? '', ...ask })
    if (!rest.ok) throw new Error(rest.error)
    await confirm(second?.id ?? '', rest.value.figures)
    const back = (await shop.refundsOf('returns')).reduce((sum, { amount }) => sum + amount, 0)
    expect(back).toBe(page.amount)
    expect(await shop.booksOf('returns')).toEqual({ invoiced: 0, held: 0 })
  })

  it('U33: leave the remaining lines at their own price after two concurrent refunds', async () => {
    shop.goTo('2028-03-10')
    const plans = ['vps-starter', 'shared-basic', 'shared-pro'].map((id) => ({ type: 'hosting', id, billing: 'yearly', quantity: 1 }))
    const { page } = await shop.buyByCard('at-once', plans)
    const [one, two] = (await shop.subscriptionsOf('at-once')).toSorted((first, second) => second.amount - first.amount)
    const back = async (id = '') => {
      for (;;) {
        const ask = { id, customerId: null, isDesk: false, amount: null }
        const seen = await previewMoneyBack(context(), ask)
        if (!seen.ok) throw new Error(seen.error)
        const done = await confirmMoneyBack(context(), { ...ask, figures: seen.value.figures, ends: true, by: null })
        if (done.ok || done.error !== 'changed-meanwhile') return done
      }
    }
    await Promise.all([back(one?.id), back(two?.id)])
    const books = await shop.booksOf('at-once')
    expect(books?.held).toBe(books?.invoiced)
    const order = await findOrderByNumber(payload.db.drizzle, (await shop.ordersOf('at-once')).at(-1)?.number ?? '')
    const stays =
      order?.lines.find(({ key }) => key.includes(two?.name === 'Shared Pro' ? 'shared-basic' : 'shared-pro')) ?? order?.lines.at(-1)
    const volume = order?.discounts.automatic.find(({ discountId }) => discountId === 'volume')
    expect(volume?.terms).toBeDefined()
    const taken = stays?.discounts.find(({ discountId }) => discountId === 'volume')?.savings ?? 0
    const tax = Math.round(taken / 10)
    expect(books?.held).toBe((stays?.total ?? 0) + taken + tax)
    expect(books?.held).toBeLessThan(page.amount)
  })

  it('U34: count the guarantee once per customer and kind of product; staff may grant it again', async () => {
    shop.goTo('2028-03-10')
    await shop.buyByCard('again', [monthly])
    expect(await shop.giveBack('again')).toEqual({ ok: true, value: null })
    await shop.buyByCard('again', [monthly])
    const id = (await shop.subscriptionsOf('again')).find(({ state }) => state !== 'ended')?.id ?? ''
    const ask = { id, customerId: null, amount: null }
    expect(await previewMoneyBack(context(), { ...ask, isDesk: false })).toEqual({ ok: false, error: 'used-before' })
    expect(await previewMoneyBack(context(), { ...ask, isDesk: true })).toMatchObject({ ok: true })
    // Somebody who typed this customer's address and moved the order to their own account.
    const { id: stranger } = await payload.create({
      collection: 'customers',
      data: { email: 'stranger@lives.test', name: 'stranger', password: 'a long enough password', locale: 'en' },
    })
    const moveTo = (customer: string | null) =>
      payload.db.drizzle.execute(sql`
        update subscriptions set customer_id = ${customer} where customer_key = 'again@lives.test' and state = 'ended'`)
    await moveTo(stranger)
    expect(await previewMoneyBack(context(), { ...ask, isDesk: false })).toMatchObject({ ok: true })
    await moveTo(null)
    await shop.buyByCard('again', [{ type: 'ssl', id: 'ssl-dv', billing: 'yearly', quantity: 1 }])
    const other = (await shop.subscriptionsOf('again')).at(-1)?.id ?? ''
    expect(await previewMoneyBack(context(), { id: other, customerId: null, amount: null, isDesk: false })).toMatchObject({ ok: true })
  })
})
