import { formatMoment } from '@/core/calendar'
import type { PaymentMethodId } from '@/core/payments/types'
import type { OrderRecord } from '@/server/orders/order-record'
import type { MailBlock, MailDocument } from '../document/mail-document'
import { helloOfOrder, nextSteps, orderAmount, orderTitle, paragraph, receiptBlock, toInvoice, toOrder, transferFacts } from './order-parts'
import type { OrderTemplate, TemplateWorld } from './template'

/** Hello, what happened, the way to the order, and the receipt. */
const frame = (world: TemplateWorld, order: OrderRecord, ...middle: readonly MailBlock[]): readonly MailBlock[] =>
  framed(world, order, middle, [])

const framed = (
  world: TemplateWorld,
  order: OrderRecord,
  middle: readonly MailBlock[],
  documents: readonly MailBlock[],
): readonly MailBlock[] => [helloOfOrder(world, order), ...middle, toOrder(world, order), ...documents, receiptBlock(world, order)]

const deadlineText = ({ words }: TemplateWorld, { expiresAt, orderDate }: OrderRecord): string =>
  formatMoment(new Date(expiresAt ?? orderDate), words.locale)

/** O16. */
const deadlineBlock = (world: TemplateWorld, order: OrderRecord): readonly MailBlock[] =>
  order.expiresAt === null ? [] : [paragraph(world.words.mail('orderReceipt.waitsUntil', { date: deadlineText(world, order) }))]

/** How it is paid: of a renewal, and of anything else. */
export const howToPay = {
  offline: ['orderReceipt.offline', 'orderReceipt.offline'],
  stripe: ['orderReceipt.renewalCard', 'orderReceipt.card'],
  sandbox: ['orderReceipt.renewalSandbox', 'orderReceipt.sandbox'],
} as const satisfies Record<PaymentMethodId, readonly [string, string]>

const paidReceipt = (world: TemplateWorld, { invoice }: { readonly invoice?: string }, order: OrderRecord): MailDocument => {
  const { mail } = world.words
  const paid = order.dueNow > 0 ? mail('orderReceipt.paid', { amount: orderAmount(world, order, order.dueNow) }) : mail('orderReceipt.free')
  return {
    subject: mail('orderReceipt.subject', { orderNumber: order.orderNumber }),
    title: orderTitle(world, order),
    blocks: framed(world, order, [paragraph(paid), ...nextSteps(world, order)], toInvoice(world, order, invoice)),
  }
}

/** W11: what is to be paid; of a card, once its payment is there, the confirmation of the order. */
export const orderReceipt: OrderTemplate<'order-receipt'> = (world, data, order) => {
  const { mail } = world.words
  if (order.status !== 'pending') return paidReceipt(world, data, order)
  const values = { orderNumber: order.orderNumber, amount: orderAmount(world, order, order.dueNow) }
  if (world.progress.isPaymentProcessing) {
    const blocks = frame(world, order, paragraph(mail('orderReceipt.confirming', values)), ...nextSteps(world, order))
    return { subject: mail('orderReceipt.subjectConfirming', values), title: orderTitle(world, order), blocks }
  }
  const facts = order.paymentMethod === 'offline' ? [transferFacts(world, order)] : []
  const [ofRenewal, ofOrder] = howToPay[order.paymentMethod]
  const renewal = order.lines.find(({ serviceData }) => serviceData.operation === 'renew')
  if (renewal !== undefined) {
    const renewed = { domain: renewal.id, years: renewal.serviceData.years ?? 1 }
    return {
      subject: mail('orderReceipt.renewalSubject', renewed),
      title: mail('orderReceipt.renewalTitle', renewed),
      blocks: frame(world, order, paragraph(mail('orderReceipt.renewal', renewed)), paragraph(mail(ofRenewal, values)), ...facts),
    }
  }
  const blocks = frame(world, order, paragraph(mail(ofOrder, values)), ...facts, ...deadlineBlock(world, order), ...nextSteps(world, order))
  return { subject: mail('orderReceipt.subjectUnpaid', values), title: orderTitle(world, order), blocks }
}

/** O16: a transfer that has not arrived. */
export const paymentReminder: OrderTemplate<'payment-reminder'> = (world, _data, order) => {
  const { mail } = world.words
  const date = deadlineText(world, order)
  const body = mail('paymentReminder.body', { amount: orderAmount(world, order, order.dueNow), date })
  return {
    subject: mail('paymentReminder.subject', { orderNumber: order.orderNumber, date }),
    title: mail('paymentReminder.title'),
    blocks: frame(world, order, paragraph(body), transferFacts(world, order)),
  }
}

export const paymentReceived: OrderTemplate<'payment-received'> = (world, data, order) => {
  const { mail } = world.words
  const amount = orderAmount(world, order, data.amount ?? order.dueNow)
  if (data.apart !== undefined) {
    const values = { amount, orderNumber: order.orderNumber }
    return {
      subject: mail('paymentApart.subject', values),
      title: mail('paymentApart.title'),
      blocks: frame(world, order, paragraph(mail(`paymentApart.${data.apart}`, values))),
    }
  }
  // A later instalment moves nothing of what was bought.
  const steps = data.amount === undefined ? nextSteps(world, order) : []
  return {
    subject: mail('paymentReceived.subject', { orderNumber: order.orderNumber }),
    title: mail('paymentReceived.title'),
    blocks: framed(world, order, [paragraph(mail('paymentReceived.body', { amount })), ...steps], toInvoice(world, order, data.invoice)),
  }
}

export const paymentFailed: OrderTemplate<'payment-failed'> = (world, _data, order) => {
  const { mail } = world.words
  const until = order.expiresAt === null ? [] : [paragraph(mail('paymentFailed.until', { date: deadlineText(world, order) }))]
  return {
    subject: mail('paymentFailed.subject', { orderNumber: order.orderNumber }),
    title: mail('paymentFailed.title'),
    blocks: frame(world, order, paragraph(mail('paymentFailed.body')), ...until),
  }
}

export const orderCancelled: OrderTemplate<'order-cancelled'> = (world, { isExpired = false }, order) => {
  const { mail } = world.words
  return {
    subject: mail('orderCancelled.subject', { orderNumber: order.orderNumber }),
    title: mail('orderCancelled.title'),
    blocks: frame(world, order, paragraph(mail(isExpired ? 'orderCancelled.expired' : 'orderCancelled.body'))),
  }
}

export const orderRefunded: OrderTemplate<'order-refunded'> = (world, data, order) => {
  const { mail } = world.words
  const amount = orderAmount(world, order, data.amount ?? order.dueNow)
  return {
    subject: mail('orderRefunded.subject', { orderNumber: order.orderNumber }),
    title: mail('orderRefunded.title'),
    blocks: framed(world, order, [paragraph(mail('orderRefunded.body', { amount }))], toInvoice(world, order, data.invoice)),
  }
}

export const nameLost: OrderTemplate<'name-lost'> = (world, { domain, amount }, order) => {
  const { mail } = world.words
  return {
    subject: mail('nameLost.subject', { domain }),
    title: mail('nameLost.title'),
    blocks: frame(
      world,
      order,
      paragraph(mail('nameLost.body', { domain, orderNumber: order.orderNumber, amount: orderAmount(world, order, amount) })),
    ),
  }
}
