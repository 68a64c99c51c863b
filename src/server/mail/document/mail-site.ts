import type { Payload } from 'payload'
import { buildEnvironment } from '@/config/env'
import type { Locale } from '@/config/locales'
import { accessTokenOf, type OrderAccess } from '@/server/orders/order-access'
import { toBankAccount, type BankAccount } from '@/server/content/bank-account'

/** What every mail knows of the shop it comes from. */
export interface MailSite {
  readonly brandName: string
  readonly supportEmail: string
  /** M7; undefined is en-US. */
  readonly priceLocale: string | undefined
  readonly bank: BankAccount | null
  /** The absolute address of a page of the shop, in the mail's language. */
  readonly page: (path: string) => string
  /** O7: opens an order to whoever was written to, in any browser. */
  readonly orderPage: (orderNumber: string) => string
  /** The same, straight to one of its documents. */
  readonly invoicePage: (orderNumber: string, invoice: string) => string
  readonly admin: (path: string) => string
}

/** `linked`: the order whose page the mail leads to, if any. */
export const findMailSite = async (payload: Payload, locale: Locale, linked: OrderAccess | null): Promise<MailSite> => {
  const settings = await payload.findGlobal({ slug: 'site-settings', locale, depth: 0 })
  const { SITE_URL } = buildEnvironment()
  const page = (path: string) => `${SITE_URL}/${locale}${path}`
  const orderPage = (orderNumber: string): string =>
    page(
      linked?.orderNumber === orderNumber
        ? `/orders/${orderNumber}/open?token=${accessTokenOf(payload, linked)}`
        : `/orders/${orderNumber}`,
    )
  return {
    brandName: settings.brandName,
    supportEmail: settings.supportEmail,
    priceLocale: settings.priceLocale === 'visitor' ? locale : undefined,
    bank: toBankAccount(settings.bankDetails),
    page,
    orderPage,
    invoicePage: (orderNumber, invoice) => {
      const opened = orderPage(orderNumber)
      return opened.includes('?') ? `${opened}&invoice=${invoice}` : opened
    },
    admin: (path) => `${SITE_URL}/admin${path}`,
  }
}
