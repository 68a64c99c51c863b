import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhookEvents, type WebhookEvent } from '@/modules/webhooks/schema'
import { createContext, replaceServices } from '@/container'
import { emitEvents, endpointTried } from '@/modules/webhooks/events'
import { runDomainLifecycle } from '@/modules/renewals/domain-lifecycle'
import { refundOrder } from '@/modules/payments/refunds'
import { domainItem, hostingItem, transferItem } from '../api/requests'
import { everyNameFree } from '../../support/names/every-name-free'
import { openStaffDesk, type Bought } from '../../support/names/staff-desk'
import { bootPayload } from '../../support/payload'

const day = 86_400_000
const listener = { url: 'https://erp.example.com/hooks', events: [], isActive: true }

let payload: Payload
let staff: Awaited<ReturnType<typeof openStaffDesk>>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  staff = await openStaffDesk(payload)
  await payload.create({ collection: 'webhook-endpoints', data: listener })
})
beforeEach(() => payload.db.drizzle.execute(sql`delete from webhook_deliveries`))

interface Row extends Record<string, unknown> {
  readonly event: WebhookEvent['type']
  readonly object: string
  readonly body: WebhookEvent
}

const told = async (): Promise<readonly Row[]> =>
  (await payload.db.drizzle.execute<Row>(sql`select event, object, body from webhook_deliveries order by position`)).rows
const types = async () => (await told()).map(({ event }) => event)

const refund = ({ id }: Bought, amount: number | null) =>
  refundOrder(createContext(payload, 'en'), {
    orderId: id,
    amount: amount as never,
    paymentId: null,
    reason: 'unused',
    by: 'desk@hostfront.example',
    key: `refund-${amount}`,
  })

describe('webhook events', () => {
  it('W1: cover an order from placement to refund, each once, in order, matching the schema', async () => {
    const order = await staff.buy([hostingItem])
    await staff.moveOrder(order, 'paid')
    await refund(order, 100)
    await refund(order, null)
    const rows = await told()
    expect(rows.map(({ event }) => event)).toEqual([
      'order.placed',
      'payment.received',
      'subscription.started',
      'job.created',
      'order.paid',
      'invoice.issued',
      'refund.made',
      'credit_note.issued',
      'refund.made',
      'subscription.ended',
      'job.cancelled',
      'order.refunded',
      'credit_note.issued',
    ])
    const ofOrder = rows.filter(({ event }) => !/^(?:subscription|job)\./.test(event))
    expect(new Set(ofOrder.map(({ object }) => object))).toEqual(new Set([`order:${order.id}`]))
    for (const { event, body } of rows) expect(webhookEvents[event].safeParse(body).error).toBeUndefined()
    expect(ofOrder[4]?.body.data).toMatchObject({ given: 100, refunded: 100, order: { id: order.id, number: order.orderNumber } })
    expect(JSON.stringify(rows)).not.toContain(order.email)
  })

  it('W1: cover a cancelled order', async () => {
    const order = await staff.buy([hostingItem])
    await staff.moveOrder(order, 'cancelled')
    expect(await types()).toEqual(['order.placed', 'order.cancelled'])
  })

  it('W1: cover an incoming transfer, without its code', async () => {
    const order = await staff.buy([transferItem('taken-told-kitewell.com')])
    await staff.moveOrder(order, 'paid')
    await staff.moveTransfer(order, 'awaiting-registry')
    await staff.moveTransfer(order, 'completed')
    const rows = (await told()).filter(({ event }) => /^(?:transfer|domain)\./.test(event))
    expect(rows.map(({ event }) => event)).toEqual([
      'transfer.requested',
      'transfer.awaiting_registry',
      'domain.transferred',
      'transfer.completed',
    ])
    for (const { event, body } of rows) expect(webhookEvents[event].safeParse(body).error).toBeUndefined()
  })

  it('W1: omit rolled-back changes', async () => {
    const undone = payload.db.drizzle.transaction(async (transaction) => {
      await emitEvents(transaction, [endpointTried('00000000-0000-7000-8000-000000000000', 0)])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await told()).toEqual([])
  })

  it('W1: cover a registered domain and its lifecycle', async () => {
    replaceServices(payload, { registry: everyNameFree })
    const order = await staff.buy([domainItem('told-kitewell.com')])
    await staff.moveOrder(order, 'paid')
    expect(await types()).toContain('domain.registered')
    const { id, expiresAt } = await staff.one('domains', order)
    await payload.db.drizzle.execute(sql`delete from webhook_deliveries`)
    for (const days of [1, 40, 90]) await runDomainLifecycle(payload, Date.parse(expiresAt ?? '') + days * day)
    const ofName = (await told()).filter(({ object }) => object === `domain:${id}`)
    expect(ofName.map(({ event }) => event)).toEqual(['domain.grace', 'domain.redemption', 'domain.ended'])
    for (const { event, body } of ofName) expect(webhookEvents[event].safeParse(body).error).toBeUndefined()
  })
})
