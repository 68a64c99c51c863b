import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Minor } from '@/core/money/types'
import { refuse } from '@/core/result'
import { createContext, replaceServices } from '@/server/composition/create-context'
import { previewMoneyBack } from '@/server/money-back/preview-money-back'
import { closeByHand, settleMoneyBacks } from '@/server/money-back/settle-money-back'
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
describe('money back', () => {
  it('U14: gives back what was paid for its lines with tax and discounts, credits those lines alone, ends it at its host, and tells', async () => {
    shop.goTo('2028-03-10')
    const server = { type: 'hosting', id: 'vps-starter', billing: 'yearly', quantity: 1 }
    const { page } = await shop.buyByCard('changes-mind', [server, name('changes-mind.com')], ['CLOUD25'])
    shop.goTo('2028-04-09')
    const seen = await shop.figuresOf('changes-mind')
    const [line] = seen.plan.lines
    const taken = line?.discounts.reduce((sum, { amount }) => sum + amount, 0) ?? 0
    expect(line?.discounts.length).toBeGreaterThan(1)
    expect((line?.price ?? 0) - taken + (line?.tax ?? 0)).toBe(seen.plan.total)
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

  it('U14: pressed in many tabs at once it goes back once', async () => {
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

  it('U14: after a change it is what was really paid, of both orders; what is left over of it is not kept as well', async () => {
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

  it('U14: figures that have moved since they were seen do nothing; the open order of the next term goes with it', async () => {
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

  it('U14: whoever dies before the provider was asked, or after it has answered, the worker asks again under the same key: once', async () => {
    const { sandbox } = context().payments
    if (!sandbox) throw new Error('No sandbox')
    const deaths = { silent: async () => refuse({ kind: 'passing' as const, message: 'Away' }), 'after-it': 'lost' as const }
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
      await settleMoneyBacks(context())
      expect(await shop.refundsOf(who)).toMatchObject([{ state: 'requested' }])
      vi.setSystemTime(Date.now() + 2 * minute)
      await Promise.all([settleMoneyBacks(context()), settleMoneyBacks(context()), shop.confirm(who, figures)])
      expect(await shop.refundsOf(who)).toMatchObject([{ state: 'done' }])
      expect(await shop.refundedOf(page)).toBe(plan.total)
      expect(await shop.creditNotesOf(who)).toHaveLength(1)
      expect(await shop.booksOf(who)).toEqual({ invoiced: 0, held: 0 })
    }
  })

  it('U14: a provider that never answers is asked for less than a day, then somebody is told', async () => {
    const { sandbox } = context().payments
    if (!sandbox) throw new Error('No sandbox')
    shop.goTo('2028-03-10')
    await shop.buyByCard('silence', [monthly])
    let asked = 0
    const silent: typeof sandbox.refund = async () => {
      asked += 1
      return refuse({ kind: 'passing', message: 'Away' })
    }
    replaceServices(payload, { payments: { ...context().payments, sandbox: { ...sandbox, refund: silent } } })
    await shop.giveBack('silence')
    for (let hour = 0; hour < 30; hour += 1) {
      vi.setSystemTime(Date.now() + 61 * minute)
      await settleMoneyBacks(context())
    }
    replaceServices(payload, { payments: { ...context().payments, sandbox } })
    expect(asked).toBeGreaterThan(15)
    expect(asked).toBeLessThan(24)
    const { rows } = await payload.db.drizzle.execute(
      sql`select 1 from mail_outbox where data->>'kind' = 'payment-trouble' and data::text like '%refund unknown%'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('U14: until its thirtieth day is over; a renewal that runs stays, one that is paid ahead and has not begun goes with it', async () => {
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

  it('U14: what came by bank transfer is somebody’s work: told, sent once however many press, and booked then', async () => {
    shop.goTo('2028-03-10')
    await shop.buy('transfers', monthly)
    await shop.giveBack('transfers')
    const [refund] = await shop.refundsOf('transfers')
    expect(refund).toMatchObject({ state: 'requested' })
    expect(await shop.creditNotesOf('transfers')).toEqual([])
    expect(await shop.subscriptionOf('transfers')).toMatchObject({ state: 'ended' })
    vi.setSystemTime(Date.now() + 60 * minute)
    await settleMoneyBacks(context())
    expect(await shop.refundsOf('transfers')).toMatchObject([{ state: 'requested' }])
    const { rows } = await payload.db.drizzle.execute(
      sql`select 1 from mail_outbox where data->>'kind' = 'refund-by-hand' and data::text like '%transfers@lives.test%'`,
    )
    expect(rows).toHaveLength(1)
    const close = () =>
      closeByHand(context(), {
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
    'U14: rejects closing a refund as %s by hand when the card provider is still asked for it',
    async (kind) => {
      const { sandbox } = context().payments
      if (!sandbox) throw new Error('No sandbox')
      const who = `card-${kind}`
      shop.goTo('2028-03-10')
      const { page } = await shop.buyByCard(who, [monthly])
      const silent: typeof sandbox.refund = async () => refuse({ kind: 'passing', message: 'Away' })
      replaceServices(payload, { payments: { ...context().payments, sandbox: { ...sandbox, refund: silent } } })
      await shop.giveBack(who)
      const [refund] = await shop.refundsOf(who)
      const closed = await closeByHand(context(), {
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
      await settleMoneyBacks(context())
      expect(await shop.refundsOf(who)).toMatchObject([{ state: 'done' }])
      expect(await shop.refundedOf(page)).toBe(page.amount)
      expect(await shop.booksOf(who)).toEqual({ invoiced: 0, held: 0 })
    },
  )
})
