import type { Locale } from '@/config/locales'
import { kindOfNumber } from '@/core/invoices/invoice-number'
import { formatIban } from '@/core/payments/iban'
import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import { orderSentence } from '@/core/order-status/order-sentence'
import { orderSubjects, type OrderSubject } from '@/core/order-status/order-subjects'
import { receiptStates } from '@/core/receipt/receipt-state'
import type { OrderRecord } from '@/server/orders/order-record'
import { orderFigures, termsBegin } from '@/server/orders/order-figures'
import { isContactProven } from '@/server/orders/proven-contact'
import type { MailBlock, MailReceipt } from '../document/mail-document'
import type { TemplateWorld } from './template'

export const orderAmount = ({ site }: TemplateWorld, order: OrderRecord, amount: Minor): string =>
  formatMoney(amount, { code: order.currency, digits: order.digits }, site.priceLocale)

/** The receipt of the stored order, as the site shows it (M4). */
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

/** W7: without what an unproven buyer typed. */
export const receiptBlock = ({ words }: TemplateWorld, order: OrderRecord): MailBlock => {
  const receipt = receiptOf(order, words.locale)
  return { kind: 'receipt', receipt: isContactProven(order) ? receipt : { ...receipt, billedTo: [] } }
}

/** Where a bank transfer goes, and what to name in it. */
export const transferFacts = ({ words, site }: TemplateWorld, order: Pick<OrderRecord, 'paymentReference'>): MailBlock => {
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

export const helloOf = ({ words }: TemplateWorld, name: string | null | undefined): MailBlock => ({
  kind: 'paragraph',
  text: name ? words.mail('helloName', { name }) : words.mail('hello'),
})

/** W7: by name only whoever has proven that the address is theirs. */
export const helloOfOrder = (world: TemplateWorld, order: OrderRecord): MailBlock =>
  helloOf(world, isContactProven(order) ? order.contact.name : undefined)

export const toOrder = ({ words, site }: TemplateWorld, order: OrderRecord): MailBlock => ({
  kind: 'button',
  label: words.mail('toOrder'),
  href: site.orderPage(order.orderNumber),
})

/** I8: one mail says that the money moved and leads to its document; none for money that came before the shop wrote any. */
export const toInvoice = ({ words, site }: TemplateWorld, order: OrderRecord, invoice: string | undefined): readonly MailBlock[] =>
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

/** U41: to a guest, why an account helps and where one is created. */
export const guestAccount = ({ words, site }: TemplateWorld, text: string): readonly MailBlock[] => [
  paragraph(text),
  { kind: 'link', label: words.mail('toRegister'), href: site.page('/register') },
]

const subjectsOf = ({ words, progress }: TemplateWorld, { status, lines, events }: OrderRecord): readonly OrderSubject[] =>
  orderSubjects({ status, items: lines, events }, progress, words.receipt('bundle'))

/** O20: how the order stands, in the words of its page. */
export const orderTitle = (world: TemplateWorld, order: OrderRecord): string => {
  const { status } = world.words
  const isConfirming = order.status === 'pending' && world.progress.isPaymentProcessing
  const sentence = orderSentence({ status: order.status, subjects: subjectsOf(world, order), isConfirming })
  return 'name' in sentence ? status(sentence.key, { name: sentence.name }) : status(sentence.key)
}

const stepText = ({ words: { steps } }: TemplateWorld, { kind, name, state }: OrderSubject): string => {
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

/** What happens next with each thing that was bought, in the words of the order's page; what is beyond the first five is read there. */
export const nextSteps = (world: TemplateWorld, order: OrderRecord): readonly MailBlock[] => {
  const subjects = subjectsOf(world, order)
  const first = subjects.slice(0, mostSteps).map((subject) => paragraph(stepText(world, subject)))
  return subjects.length > mostSteps ? [...first, paragraph(world.words.mail('orderReceipt.more'))] : first
}
