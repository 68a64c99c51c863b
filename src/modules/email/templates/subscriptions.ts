import { formatDay } from '@/core/dates'
import type { Access } from '@/core/provisioning/provisioning'
import { formatMoney } from '@/core/money/format'
import { kindOfPayment } from '@/core/payments/types'
import type { MailData, MailPrice } from '@/lib/outbox/email-data'
import type { MailBlock, OrderTemplate, Template, TemplateContext } from '@/modules/email/document/document'
import { guestAccount, greetingOf, greetingOfOrder, orderAmount, paragraph, receiptBlock, toOrder, transferFacts, howToPay } from './orders'

interface Place {
  readonly subscription?: string
  readonly domain?: string
  readonly guestOrder?: string
  readonly orderNumber?: string
}

const day = ({ words }: TemplateContext, instant: string): string => formatDay(new Date(instant), words.locale)

/** A guest has no account to log in to. */
const toSubscription = (world: TemplateContext, { subscription, domain }: Place): readonly MailBlock[] => {
  if (domain !== undefined) return [{ kind: 'link', label: world.words.mail('toDomains'), href: world.site.page(`/my-domains/${domain}`) }]
  return subscription === undefined
    ? guestAccount(world, world.words.mail('subscription.guestCare'))
    : [{ kind: 'link', label: world.words.mail('toSubscription'), href: world.site.page(`/subscriptions/${subscription}`) }]
}

/** U3: links to the payment and the cancellation. */
export const subscriptionOrder: OrderTemplate<'subscription-order'> = (world, data, order) => {
  const { mail } = world.words
  const dates = { name: data.name, from: day(world, data.from), to: day(world, data.to) }
  const isOpen = order.status === 'pending' || order.status === 'failed'
  const charged = data.charge && { card: data.charge.card, date: day(world, data.charge.on) }
  const payment = isOpen
    ? [
        ...(charged ? [paragraph(mail('subscriptionOrder.charged', charged))] : []),
        ...(charged
          ? []
          : [paragraph(mail(howToPay[kindOfPayment(order.paymentMethod)][0], { amount: orderAmount(world, order, order.dueNow) }))]),
        ...(order.paymentMethod === 'offline' ? [transferFacts(world, order)] : []),
      ]
    : []
  return {
    subject: mail('subscriptionOrder.subject', dates),
    title: mail('subscriptionOrder.title'),
    blocks: [
      greetingOfOrder(world, order),
      paragraph(mail('subscriptionOrder.body', dates)),
      ...payment,
      toOrder(world, order),
      paragraph(mail('subscriptionOrder.end', dates)),
      ...toSubscription(world, data),
      receiptBlock(world, order),
    ],
  }
}

/** O7: a guest's link to the order, if there is nothing to pay. */
const toOwnOrder = ({ words, site }: TemplateContext, { guestOrder, orderNumber }: Place): readonly MailBlock[] =>
  guestOrder === undefined || orderNumber !== undefined
    ? []
    : [{ kind: 'link', label: words.mail('toOrder'), href: site.orderPage(guestOrder) }]

const amountOf = ({ site }: TemplateContext, { amount, currency, digits }: MailPrice): string =>
  formatMoney(amount, { code: currency, digits: digits === 0 ? 0 : 2 }, site.priceLocale)

/** U28: excludes the password, which the owner sets at the host. */
const accessBlocks = ({ words: { mail } }: TemplateContext, access: Access | undefined): readonly MailBlock[] =>
  access === undefined
    ? []
    : [
        {
          kind: 'facts',
          facts: [
            { label: mail('facts.server'), value: access.address },
            { label: mail('facts.user'), value: access.user },
          ],
        },
        paragraph(mail('subscription.ready.password')),
        { kind: 'button', label: mail('toPanel'), href: access.panel },
      ]

/** The owner's first tasks for a website that is running (C7). */
const firstTasks = ({ words: { mail } }: TemplateContext, website: MailData['subscription-notice']['website']): readonly MailBlock[] => {
  if (website === undefined) return []
  const { domain, tasks, panel } = website
  return [
    ...(tasks.length === 0 ? [] : [paragraph(mail('subscription.running.first'))]),
    ...tasks.map((task) => paragraph(mail(`subscription.running.tasks.${task}`, { domain }))),
    ...(panel === null ? [] : [{ kind: 'button' as const, label: mail('toPanel'), href: panel }]),
  ]
}

/** Amount, due date and payment method of an instalment (O19). */
const partBlocks = (world: TemplateContext, part: MailData['subscription-notice']['part'], card: string): readonly MailBlock[] => {
  if (part === undefined) return []
  const { mail } = world.words
  const due = day(world, part.dueAt)
  return [
    {
      kind: 'facts',
      facts: [
        { label: mail('facts.amount'), value: amountOf(world, part) },
        { label: mail('facts.due'), value: due },
      ],
    },
    paragraph(mail('subscription.partWay', { way: part.way, card, due })),
    ...(part.way === 'transfer' ? [transferFacts(world, { paymentReference: part.reference })] : []),
  ]
}

export const subscriptionNotice: Template<'subscription-notice'> = (world, data) => {
  const { mail, receipt } = world.words
  const { kind, name, date, price, orderNumber, access, back, part, topUp, website, reason = 'staff', card = '' } = data
  const sum = back ?? part ?? topUp
  const paidBack = {
    amount: sum ? amountOf(world, sum) : '',
    way: back?.byHand === true ? 'hand' : 'card',
    ends: back?.isEnded === true ? 'yes' : 'no',
  }
  const owed = data.isOwed === true ? 'yes' : 'no'
  const values = {
    name,
    date: day(world, date),
    reason,
    card,
    owed,
    due: part ? day(world, part.dueAt) : '',
    domain: website?.domain ?? '',
    ...paidBack,
  }
  const per = (each: MailPrice) => receipt('perPeriod', { period: price?.billing ?? 'monthly', amount: amountOf(world, each) })
  const facts: readonly MailBlock[] = price
    ? [
        {
          kind: 'facts',
          facts: [
            { label: mail('facts.priceNow'), value: per(price.before) },
            { label: mail('facts.priceThen'), value: per(price.after) },
            { label: mail('facts.from'), value: values.date },
          ],
        },
      ]
    : []
  const toPay: readonly MailBlock[] =
    orderNumber === undefined ? [] : [{ kind: 'button', label: mail('toPayment'), href: world.site.orderPage(orderNumber) }]
  return {
    subject: mail(`subscription.${kind}.subject`, values),
    title: mail(`subscription.${kind}.title`, values),
    blocks: [
      greetingOf(world, world.recipientName),
      paragraph(mail(`subscription.${kind}.body`, values)),
      ...facts,
      ...partBlocks(world, part, card),
      ...accessBlocks(world, access),
      ...firstTasks(world, website),
      ...toPay,
      ...toOwnOrder(world, data),
      ...(kind === 'ended' && data.subscription === undefined ? [] : toSubscription(world, data)),
    ],
  }
}
