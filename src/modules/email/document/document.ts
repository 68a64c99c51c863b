import type { ReceiptState } from '@/core/receipt/model'
import type { ReceiptFigures } from '@/core/receipt/figures'
import type { Payload } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import type { Locale } from '@/lib/config/locales'
import { canonicalEmail } from '@/core/accounts/email-address'
import { accessTokenOf, createMailProof } from '@/modules/orders/order-access'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { toBankAccount, type BankAccount } from '@/modules/content/shop-settings'
import { createTranslator } from 'next-intl'
import { memoizeByMessages } from '@/lib/i18n/messages'
import type { OrderProgress } from '@/core/orders/status-sentence'
import type { MailData, MailTemplate } from '@/lib/outbox/email-data'

export interface MailReceipt {
  readonly figures: ReceiptFigures & { readonly exchangeRate?: number; readonly rateDate?: string }
  readonly date: Date
  /** Start of the first term, from which renewals are calculated. */
  readonly termsFrom: Date
  readonly state: ReceiptState
  readonly orderNumber: string
  readonly billedTo: readonly string[]
}

export interface MailFact {
  readonly label: string
  readonly value: string
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The customer's own domain; the only yellow element. */
  | { readonly kind: 'plate'; readonly name: string }
  /** The primary call to action; one per email. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly heading?: string; readonly facts: readonly MailFact[] }
  | { readonly kind: 'receipt'; readonly receipt: MailReceipt }

/** HTML and plain text are both rendered from this document, so that they have the same content. */
export interface MailDocument {
  readonly subject: string
  readonly title: string
  readonly blocks: readonly MailBlock[]
}

export interface MailSite {
  readonly brandName: string
  readonly supportEmail: string
  /** Locale of amounts (M7); undefined is en-US. */
  readonly priceLocale: string | undefined
  readonly bank: BankAccount | null
  /** Absolute URL of a page in the email's language. */
  readonly page: (path: string) => string
  /** O7: opens the order in any browser, without login. */
  readonly orderPage: (orderNumber: string) => string
  /** K20: page on which a guest's order becomes an account. */
  readonly guestAccountPage: string
  /** O7: links to one of the order's documents. */
  readonly invoicePage: (orderNumber: string, invoice: string) => string
  readonly admin: (path: string) => string
}

type LinkedOrder = Pick<OrderRecord, 'orderNumber' | 'accessTokenHash' | 'sealedAccessToken' | 'contact' | 'customerId'>

/** K20: only in emails to the guest who placed the order. */
const proofParameter = (payload: Payload, { orderNumber, contact, customerId }: LinkedOrder, recipient: string): string =>
  customerId === null && canonicalEmail(contact.email) === canonicalEmail(recipient)
    ? `&proof=${createMailProof(payload, { orderNumber, email: contact.email }, Date.now())}`
    : ''

/** `linked`: the order that the email links to, if any. */
export const findMailSite = async (
  payload: Payload,
  { locale, recipient }: { readonly locale: Locale; readonly recipient: string },
  linked: LinkedOrder | null,
): Promise<MailSite> => {
  const settings = await payload.findGlobal({ slug: 'site-settings', locale, depth: 0 })
  const { SITE_URL } = buildEnvironment()
  const page = (path: string) => `${SITE_URL}/${locale}${path}`
  const orderPage = (orderNumber: string): string =>
    page(
      linked?.orderNumber === orderNumber
        ? `/orders/${orderNumber}/open?token=${accessTokenOf(payload, linked)}${proofParameter(payload, linked, recipient)}`
        : `/orders/${orderNumber}`,
    )
  return {
    brandName: settings.brandName,
    supportEmail: settings.supportEmail,
    priceLocale: settings.priceLocale === 'visitor' ? locale : undefined,
    bank: toBankAccount(settings.bankDetails),
    page,
    orderPage,
    guestAccountPage: linked === null ? page('/register') : `${orderPage(linked.orderNumber)}#account`,
    invoicePage: (orderNumber, invoice) => {
      const opened = orderPage(orderNumber)
      return opened.includes('?') ? `${opened}&invoice=${invoice}` : opened
    },
    admin: (path) => `${SITE_URL}/admin${path}`,
  }
}

export const mailWords = memoizeByMessages((locale, messages) => ({
  locale,
  status: createTranslator({ locale, messages, namespace: 'order.status' }),
  steps: createTranslator({ locale, messages, namespace: 'order.steps' }),
  mail: createTranslator({ locale, messages, namespace: 'mail' }),
  receipt: createTranslator({ locale, messages, namespace: 'receipt' }),
}))

export type MailWords = Awaited<ReturnType<typeof mailWords>>

export interface TemplateContext {
  readonly words: MailWords
  readonly site: MailSite
  readonly progress: OrderProgress
  /** W7: null unless the recipient is proven. */
  readonly recipientName: string | null
}

export type Template<Name extends MailTemplate> = (world: TemplateContext, data: MailData[Name]) => MailDocument

export type OrderTemplate<Name extends MailTemplate> = (world: TemplateContext, data: MailData[Name], order: OrderRecord) => MailDocument
