import type { PayloadRequest } from 'payload'
import { lostNames } from '@/core/orders/lost-names'
import { isRegistration } from '@/core/receipt/line-words'
import { findOrderById } from '@/server/orders/order-repository'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { handleOfRequest } from '@/server/platform/request-handle'
import { findDomainsOfOrder } from './domain-repository'

/**
 * W12: mails the registered domains of an order with the next step, once: when none of those it registers waits any more. One that could not be
 * registered holds up no other, since its task ends as well.
 */
export const mailRegistered = async (req: PayloadRequest, orderId: string): Promise<void> => {
  const handle = await handleOfRequest(req)
  const order = await findOrderById(handle, orderId)
  if (!order || (order.status !== 'paid' && order.status !== 'fulfilled')) return
  const lost = lostNames(order.events)
  const ordered = order.lines.filter(isRegistration).map(({ id }) => id)
  const known = new Map((await findDomainsOfOrder(handle, orderId)).map((domain) => [domain.name, domain]))
  const isWaiting = (name: string) => !lost.has(name) && (known.get(name)?.status ?? 'pending') === 'pending'
  if (ordered.some(isWaiting)) return
  const domains = ordered.flatMap((name) => {
    const { status, expiresAt = null } = known.get(name) ?? {}
    return status === 'active' && expiresAt !== null ? [{ domain: name, expiresAt: new Date(expiresAt).toISOString() }] : []
  })
  if (domains.length === 0) return
  await queueMail(req, {
    template: 'domain-registered',
    to: order.contact.email,
    locale: order.locale,
    data: { orderNumber: order.orderNumber, domains },
    dedupeKey: `domain-registered:${order.orderNumber}`,
  })
}
