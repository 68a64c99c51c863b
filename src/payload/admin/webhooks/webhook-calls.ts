import { words } from '@/payload/words'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { insertEventFor, requeueDeliveries } from '@/modules/webhooks/webhooks.repository'
import { endpointTried } from '@/modules/webhooks/events'
import { insertStaffAction, actorOf } from '@/lib/audit'
import type { Transaction } from '@/lib/db/transaction'
import { newSecret } from '@/modules/webhooks/deliveries.service'
import { guardEndpoint, admins } from '@/payload/access/rules'
import { answered, bodyOf, refused } from '@/payload/admin/payments/staff-calls'

const missing = [404, words('webhooks.missing')] as const
const isOff = [409, words('webhooks.isOff')] as const
const notNow = [409, words('webhooks.notNow')] as const
const malformed = [400, words('webhooks.malformed')] as const

const idOf = (req: PayloadRequest): string | null => z.uuid().safeParse(req.routeParams?.['id']).data ?? null

interface Command<Value> {
  readonly area: 'webhook-endpoints' | 'webhook-deliveries'
  readonly document: string
  /** The command, as the audit log names changed fields. */
  readonly field: string
  /** `null` if there was nothing to do; then nothing is logged. */
  readonly work: (transaction: Transaction) => Promise<Value | null>
}

const asActor = <Value>(req: PayloadRequest, { area, document, field, work }: Command<Value>): Promise<Value | null> =>
  req.payload.db.drizzle.transaction(async (transaction) => {
    const value = await work(transaction)
    const person = actorOf(req)
    if (value !== null && person !== null)
      await insertStaffAction(transaction, { person, action: 'changed', area, document, fields: [field] })
    return value
  })

const makeSecret: Endpoint = {
  method: 'post',
  path: '/:id/secret',
  handler: async (req) => {
    const document = idOf(req)
    if (document === null) return refused(req, missing)
    const context = createContext(req.payload, defaultLocale)
    const work = (transaction: Transaction) => newSecret(context, transaction, document)
    const secret = await asActor(req, { area: 'webhook-endpoints', document, field: 'secret', work })
    return secret === null ? refused(req, missing) : answered({ secret })
  },
}

const sendTest: Endpoint = {
  method: 'post',
  path: '/:id/test',
  handler: async (req) => {
    const document = idOf(req)
    if (document === null) return refused(req, missing)
    const told = endpointTried(document, createContext(req.payload, defaultLocale).now())
    const work = async (transaction: Transaction) => (await insertEventFor(transaction, document, told)) || null
    const isQueued = await asActor(req, { area: 'webhook-endpoints', document, field: 'test', work })
    return isQueued === null ? refused(req, isOff) : answered({ queued: 1 })
  },
}

export const sendFailedSchema = z.strictObject({ since: z.iso.date() })

const sendFailed: Endpoint = {
  method: 'post',
  path: '/:id/send-failed',
  handler: async (req) => {
    const document = idOf(req)
    const parsed = sendFailedSchema.safeParse(await bodyOf(req))
    if (document === null) return refused(req, missing)
    if (!parsed.success) return refused(req, malformed)
    const which = { endpoint: document, since: Date.parse(parsed.data.since) }
    const work = async (transaction: Transaction) => (await requeueDeliveries(transaction, which)) || null
    return answered({ queued: (await asActor(req, { area: 'webhook-endpoints', document, field: 'sendFailed', work })) ?? 0 })
  },
}

const sendAgain: Endpoint = {
  method: 'post',
  path: '/:id/send-again',
  handler: async (req) => {
    const document = idOf(req)
    if (document === null) return refused(req, missing)
    const work = async (transaction: Transaction) => (await requeueDeliveries(transaction, { delivery: document })) || null
    const queued = await asActor(req, { area: 'webhook-deliveries', document, field: 'sendAgain', work })
    return queued === null ? refused(req, notNow) : answered({ queued })
  },
}

/** W5, W6: for admins. */
export const endpointCalls: Endpoint[] = [makeSecret, sendTest, sendFailed].map((endpoint) =>
  guardEndpoint(endpoint, admins, 'webhooks:write'),
)
export const deliveryCalls: Endpoint[] = [guardEndpoint(sendAgain, admins, 'webhooks:write')]
