import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { createApi, type ApiRequest } from '../../integration/api/api-client'
import { cartOf, createBuyer, newKey, numberOf } from '../orders/buyer'
import { broughtBy, findOrder } from '../orders/find-order'
import { createVisitors, type VisitorKind } from '../visitors'

export interface Bought {
  readonly id: string
  readonly orderNumber: string
  readonly email: string
}

interface Ended {
  readonly expiresAt?: string
  readonly by?: VisitorKind
}

interface Mail extends Record<string, unknown> {
  readonly template: string
  readonly locale: string
  readonly data: Readonly<Record<string, string>>
}

type Brought = 'domains' | 'registrar-tasks' | 'transfers'

/** Domain orders and the staff who process them. */
export const openStaffDesk = async (payload: Payload) => {
  const visitors = await createVisitors(payload)
  const buyer = createBuyer(createApi(payload))

  const find = async (orderNumber: string, email = ''): Promise<Bought> => ({
    id: (await findOrder(payload, orderNumber)).id,
    orderNumber,
    email,
  })
  const buy = async (items: readonly unknown[], headers: ApiRequest['headers'] = {}): Promise<Bought> => {
    const email = `${newKey()}@desk.test`
    return find(numberOf(await buyer.order(cartOf(...items), { email, headers })), email)
  }
  const all = <Slug extends Brought>(collection: Slug, { id }: Bought) => broughtBy(payload, collection, id)
  const one = async <Slug extends Brought>(collection: Slug, order: Bought) => {
    const [found] = await all(collection, order)
    if (!found) throw new Error(`${order.orderNumber} has no ${collection}`)
    return found
  }

  const by = (kind: VisitorKind = 'support') => ({ user: visitors[kind], overrideAccess: false }) as const
  const moveOrder = ({ id }: Bought, status: 'cancelled' | 'failed' | 'fulfilled' | 'paid' | 'pending' | 'refunded') =>
    payload.update({ collection: 'orders', id, data: { status }, ...by() })
  const moveTransfer = async (order: Bought, status: 'awaiting-registry' | 'completed' | 'failed', customerNote?: string) => {
    const { id } = await one('transfers', order)
    return payload.update({ collection: 'transfers', id, data: { status, ...(customerNote ? { customerNote } : {}) }, ...by() })
  }
  const endTask = async (order: Bought, status: 'done' | 'failed', { by: kind, ...data }: Ended = {}) => {
    const { id } = await one('registrar-tasks', order)
    return payload.update({ collection: 'registrar-tasks', id, data: { status, ...data }, ...by(kind) })
  }

  const mailsAbout = async (domain: string): Promise<readonly Mail[]> =>
    (
      await payload.db.drizzle.execute<Mail>(
        sql`select template, locale, recipient, data from mail_outbox where data->>'domain' = ${domain} order by created_at, id`,
      )
    ).rows

  return { visitors, find, buy, all, one, moveOrder, moveTransfer, endTask, mailsAbout }
}
