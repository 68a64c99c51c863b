import type { Locale } from '@/lib/config/locales'
import { kindOfNumber } from '@/core/invoices/types'
import { formatIban } from '@/core/payments/iban'
import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import { orderSentence, orderSubjects, type OrderSubject } from '@/core/orders/status-sentence'
import { receiptStates } from '@/core/receipt/model'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { orderFigures, termsBegin } from '@/modules/orders/presenter'
import { isContactProven } from '@/modules/orders/orders.service'
import type { MailBlock, MailReceipt, MailDocument, TemplateContext, OrderTemplate } from '@/modules/email/document/document'
import { formatMoment } from '@/core/dates'
import { kindOfPayment, type PaymentKind } from '@/core/payments/types'

export const orderAmount = ({ site }: TemplateContext, order: OrderRecord, amount: Minor): string =>
  formatMoney(amount, { code: order.currency, digits: order.digits }, site.priceLocale)

/** From the stored order (M4). */
export const receiptOf = (order: OrderRecord, locale: Locale): MailReceipt => {
  const { line1, line2, postalCode, city, region, country } = order.billingAddress
  const { company, name } = order.contact
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return {
    figures: orderFigures(order),
    date: new Date(order.orderDate),
    termsFrom: new Date(termsBegin(order)),
    state: receiptStates[order.status],
    orderNumber: order.orderNumber,
    billedTo: [company, name, line1, line2, `${postalCode} ${city}`.trim(), region, countryName].filter((part) => part !== undefined),
  }
}

/** W7: omits the billing details typed by an unproven buyer. */
export const receiptBlock = ({ words }: TemplateContext, order: OrderRecord): MailBlock => {
  const receipt = receiptOf(order, words.locale)
  return { kind: 'receipt', receipt: isContactProven(order) ? receipt : { ...receipt, billedTo: [] } }
}

export const transferFacts = ({ words, site }: TemplateContext, order: Pick<OrderRecord, 'paymentReference'>): MailBlock => {
  const { mail } = words
  const { bank } = site
  const optional = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])
  return {
    kind: 'facts',
    facts: [
      { label: mail('facts.reference'), value: order.paymentReference },
      ...optional(mail('facts.holder'), bank?.holder),
      ...optional(mail('facts.iban'), bank && formatIban(bank.iban)),
      ...optional(mail('facts.bic'), bank?.bic),
      ...optional(mail('facts.bankName'), bank?.bankName),
      ...optional(mail('facts.note'), bank?.note),
    ],
  }
}

export const greetingOf = ({ words }: TemplateContext, name: string | null | undefined): MailBlock => ({
  kind: 'paragraph',
  text: name ? words.mail('helloName', { name }) : words.mail('hello'),
})

/** W7: greets the recipient by name only if the address is proven. */
export const greetingOfOrder = (world: TemplateContext, order: OrderRecord): MailBlock =>
  greetingOf(world, isContactProven(order) ? order.contact.name : undefined)

export const toOrder = ({ words, site }: TemplateContext, order: OrderRecord): MailBlock => ({
  kind: 'button',
  label: words.mail('toOrder'),
  href: site.orderPage(order.orderNumber),
})

/** I8: empty for payments made before invoices existed. */
const toInvoice = ({ words, site }: TemplateContext, order: OrderRecord, invoice: string | undefined): readonly MailBlock[] =>
  invoice === undefined
    ? []
    : [
        {
          kind: 'link',
          label: words.mail(kindOfNumber(invoice) === 'invoice' ? 'toInvoice' : 'toCreditNote', { number: invoice }),
          href: site.invoicePage(order.orderNumber, invoice),
        },
      ]

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

/** Invites a guest to create an account; only the guest who placed the order gets the link (U41, K20). */
export const guestAccount = ({ words, site }: TemplateContext, text: string): readonly MailBlock[] => [
  paragraph(text),
  { kind: 'link', label: words.mail('toRegister'), href: site.guestAccountPage },
]

const subjectsOf = ({ words, progress }: TemplateContext, { status, lines, events }: OrderRecord): readonly OrderSubject[] =>
  orderSubjects({ status, items: lines, events }, progress, words.receipt('bundle'))

/** O20: uses the same wording as the order's page. */
const orderTitle = (world: TemplateContext, order: OrderRecord): string => {
  const { status } = world.words
  const isConfirming = order.status === 'pending' && world.progress.isPaymentProcessing
  const sentence = orderSentence({ status: order.status, subjects: subjectsOf(world, order), isConfirming })
  return 'name' in sentence ? status(sentence.key, { name: sentence.name }) : status(sentence.key)
}

const stepText = ({ words: { steps } }: TemplateContext, { kind, name, state }: OrderSubject): string => {
  switch (kind) {
    case 'registration':
    case 'transfer':
      return `${steps(`${kind}.${state}Title`, { name })}. ${steps(`${kind}.${state}Body`)}`
    case 'renewal':
      return `${steps(`renewal.${state}Title`, { name })}. ${steps(`renewal.${state}Body`)}`
    case 'service':
      return `${steps(`service.${state}Title`, { name })}. ${steps(`service.${state}Body`)}`
    case 'term':
      return `${steps(`term.${state}Title`, { name })}. ${steps(`term.${state}Body`)}`
    default:
      return kind satisfies never
  }
}

const mostSteps = 5

/** Uses the same wording as the order's page, which lists all items beyond the first five. */
const nextSteps = (world: TemplateContext, order: OrderRecord): readonly MailBlock[] => {
  const subjects = subjectsOf(world, order)
  const first = subjects.slice(0, mostSteps).map((subject) => paragraph(stepText(world, subject)))
  return subjects.length > mostSteps ? [...first, paragraph(world.words.mail('orderReceipt.more'))] : first
}

const frame = (world: TemplateContext, order: OrderRecord, ...middle: readonly MailBlock[]): readonly MailBlock[] =>
  framed(world, order, middle, [])

const framed = (
  world: TemplateContext,
  order: OrderRecord,
  middle: readonly MailBlock[],
  documents: readonly MailBlock[],
): readonly MailBlock[] => [greetingOfOrder(world, order), ...middle, toOrder(world, order), ...documents, receiptBlock(world, order)]

const deadlineText = ({ words }: TemplateContext, { expiresAt, orderDate }: OrderRecord): string =>
  formatMoment(new Date(expiresAt ?? orderDate), words.locale)

/** States until when the order can be paid (O16). */
const deadlineBlock = (world: TemplateContext, order: OrderRecord): readonly MailBlock[] =>
  order.expiresAt === null ? [] : [paragraph(world.words.mail('orderReceipt.waitsUntil', { date: deadlineText(world, order) }))]

/** Message keys: for a renewal, and for anything else. */
export const howToPay = {
  transfer: ['orderReceipt.offline', 'orderReceipt.offline'],
  card: ['orderReceipt.renewalCard', 'orderReceipt.card'],
  sandbox: ['orderReceipt.renewalSandbox', 'orderReceipt.sandbox'],
} as const satisfies Record<PaymentKind, readonly [string, string]>

const paidReceipt = (world: TemplateContext, { invoice }: { readonly invoice?: string }, order: OrderRecord): MailDocument => {
  const { mail } = world.words
  const paid = order.dueNow > 0 ? mail('orderReceipt.paid', { amount: orderAmount(world, order, order.dueNow) }) : mail('orderReceipt.free')
  return {
    subject: mail('orderReceipt.subject', { orderNumber: order.orderNumber }),
    title: orderTitle(world, order),
    blocks: framed(
      world,
      order,
      [paragraph(paid), ...nextSteps(world, order)],
      [...toInvoice(world, order, invoice), ...(order.customerId === null ? guestAccount(world, mail('guestOrder')) : [])],
    ),
  }
}

/** W11: asks for payment, or confirms a paid card order. */
export const orderReceipt: OrderTemplate<'order-receipt'> = (world, data, order) => {
  const { mail } = world.words
  if (order.status !== 'pending') return paidReceipt(world, data, order)
  const values = { orderNumber: order.orderNumber, amount: orderAmount(world, order, order.dueNow) }
  if (world.progress.isPaymentProcessing) {
    const blocks = frame(world, order, paragraph(mail('orderReceipt.confirming', values)), ...nextSteps(world, order))
    return { subject: mail('orderReceipt.subjectConfirming', values), title: orderTitle(world, order), blocks }
  }
  const facts = order.paymentMethod === 'offline' ? [transferFacts(world, order)] : []
  const [ofRenewal, ofOrder] = howToPay[kindOfPayment(order.paymentMethod)]
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

/** Sent before a bank transfer's deadline (O16). */
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
  const renewed = data.card === undefined ? undefined : order.lines.find(({ serviceData }) => serviceData.operation === 'renew')
  if (data.card !== undefined && renewed !== undefined) {
    const values = { amount, card: data.card, domain: renewed.id }
    const said = [paragraph(mail('domainRenewed.body', values)), ...nextSteps(world, order)]
    return {
      subject: mail('domainRenewed.subject', values),
      title: mail('domainRenewed.title'),
      blocks: framed(world, order, said, toInvoice(world, order, data.invoice)),
    }
  }
  // A later instalment doesn't affect the delivery.
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
