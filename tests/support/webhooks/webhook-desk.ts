import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { createHttpSender } from '@/integrations/webhook-sender'
import { insertEvents } from '@/modules/webhooks/webhooks.repository'
import { orderMoved } from '@/modules/webhooks/events'
import { isStaging } from '@/lib/config/staging'
import { deliverWebhook, newSecret } from '@/modules/webhooks/deliveries.service'
import { runWorker, type WorkerTask } from '@/payload/jobs/run-worker'
import { runTasks } from '../jobs'
import { openReceiver, type Received, type Receiver } from './receiver'

/** Endpoints, events of fictitious orders, and a movable clock; one per file. */
export const openWebhookDesk = (payload: Payload, patience = 1_000) => {
  const { drizzle } = payload.db
  const clock = { ahead: 0 }
  const now = () => Date.now() + clock.ahead
  const webhooks = createHttpSender({ patience, answerKept: 500, allowLoopback: true })
  const world = { payload, webhooks, now, random: () => 0.5, logger: payload.logger }

  const listen = async (url: string, events: readonly string[] = []) => {
    const { id } = await payload.create({ collection: 'webhook-endpoints', data: { url, events: [...events], isActive: true }, depth: 0 })
    const secret = await newSecret({ payload, now }, drizzle, id)
    if (secret === null) throw new Error('There is no such receiver')
    return { id, secret }
  }

  /** Emits events for an order with this number. */
  const tell = (number: string, ...statuses: readonly ('paid' | 'fulfilled' | 'refunded' | 'cancelled' | 'failed')[]) => {
    const id = `00000000-0000-7000-8000-${Buffer.from(number).toString('hex').padStart(12, '0').slice(-12)}`
    const order = {
      id,
      orderNumber: number,
      orderedAt: now(),
      total: 100,
      dueNow: 100,
      dueLater: 0,
      currency: 'EUR',
      digits: 2,
      at: now(),
      reference: null,
      metadata: null,
    } as const
    return drizzle.transaction((transaction) =>
      insertEvents(
        transaction,
        statuses.flatMap((status) => orderMoved({ ...order, status })),
      ),
    )
  }

  const task: WorkerTask = { name: 'deliver-webhook', pool: 'webhooks', work: (_payload, { rest }, id) => deliverWebhook(world, id, rest) }
  const work = async () => (isStaging() ? undefined : runTasks(payload, [task], { now }))
  /** Works until `stop`. */
  const startWorker = () => {
    const stopping = new AbortController()
    const over = runWorker(payload, { signal: stopping.signal, tasks: [task] })
    return { stop: () => (stopping.abort(), over) }
  }
  /** Advances the clock and delivers what is due. */
  const later = async (milliseconds: number): Promise<void> => {
    clock.ahead += milliseconds
    await work()
  }

  const deliveriesOf = async (endpoint: string) =>
    (
      await payload.find({
        collection: 'webhook-deliveries',
        where: { endpoint: { equals: endpoint } },
        sort: 'position',
        pagination: false,
        depth: 0,
      })
    ).docs
  const statusesOf = async (endpoint: string) => (await deliveriesOf(endpoint)).map(({ status }) => status)
  const noticesAbout = async (endpoint: string) =>
    (
      await drizzle.execute<{ data: { kind: string } }>(
        sql`select data from mail_outbox where data->>'adminPath' = ${`/collections/webhook-endpoints/${endpoint}`}`,
      )
    ).rows.map(({ data }) => data.kind)

  const endpointOf = (id: string) => payload.findByID({ collection: 'webhook-endpoints', id, depth: 0 })

  const receivers: Receiver[] = []
  const open = async (answer?: Receiver['answer'], events?: readonly string[]) => {
    const receiver = await openReceiver(answer)
    receivers.push(receiver)
    return { receiver, ...(await listen(receiver.url, events)) }
  }
  const tellAll = async (mark: string, many: number): Promise<void> => {
    for (const number of numbers(many, mark)) await tell(number, 'paid', 'fulfilled', 'refunded')
  }
  const close = () => Promise.all(receivers.map((receiver) => receiver.close()))

  return { open, close, tellAll, world, listen, tell, work, startWorker, later, deliveriesOf, statusesOf, noticesAbout, endpointOf }
}

export const inOrder = ['order.paid', 'order.fulfilled', 'order.refunded']

export const numbers = (many: number, mark: string) => Array.from({ length: many }, (_each, place) => `${mark}-${place}`)

export const typesOf = (received: readonly Received[], number: string) =>
  received.filter(({ event }) => (event.data['order'] as { number: string }).number === number).map(({ event }) => event.type)
