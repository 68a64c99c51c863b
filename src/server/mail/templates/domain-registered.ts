import { formatDay } from '@/core/calendar'
import type { MailBlock } from '../document/mail-document'
import { guestAccount, helloOfOrder, paragraph, toOrder } from './order-parts'
import type { OrderTemplate } from './template'

/** W12: the registered domains of an order, until when, and where their nameservers and DNS records are set. */
export const domainRegistered: OrderTemplate<'domain-registered'> = (world, { domains }, order) => {
  const { mail, locale } = world.words
  const day = (instant: string) => formatDay(new Date(instant), locale)
  const [first] = domains
  const isSingle = domains.length === 1
  const values = {
    count: domains.length,
    domain: first?.domain ?? '',
    date: first ? day(first.expiresAt) : '',
    orderNumber: order.orderNumber,
  }
  const plate: readonly MailBlock[] = isSingle ? [{ kind: 'plate', name: values.domain }] : []
  const facts = domains.map(({ domain, expiresAt }) => ({ label: domain, value: mail('domainRegistered.until', { date: day(expiresAt) }) }))
  const list: readonly MailBlock[] = isSingle ? [] : [{ kind: 'facts', facts }]
  const isGuest = order.customerId === null
  return {
    subject: mail('domainRegistered.subject', values),
    title: mail('domainRegistered.title', values),
    blocks: [
      ...plate,
      helloOfOrder(world, order),
      paragraph(mail('domainRegistered.body', values)),
      ...list,
      ...(isGuest ? guestAccount(world, mail('domainRegistered.guest')) : [paragraph(mail('domainRegistered.next', values))]),
      isGuest ? toOrder(world, order) : { kind: 'button', label: mail('toDomains'), href: world.site.page('/my-domains') },
    ],
  }
}
