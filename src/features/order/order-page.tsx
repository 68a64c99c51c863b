import { useLocale, useTranslations } from 'next-intl'
import type { OrderStatus } from '@/contract/order'
import { amountFormatter } from '@/core/receipt/amounts'
import { addMonths, formatDay } from '@/core/calendar'
import { Receipt } from '@/parts/receipt/receipt'
import { buttonClasses } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { Icon } from '@/ui/icons/icon'
import { Download } from '@/ui/icons/icons'
import { Sign, SignName } from '@/ui/plate/sign'
import { isRegistration } from '@/core/receipt/line-words'
import { receiptStates } from '@/core/receipt/receipt-state'
import type { ListedInvoice } from '@/server/invoices/invoice-list-repository'
import type { OrderView } from '@/server/orders/order-figures'
import type { DuePart } from '@/server/subscriptions/list-parts'
import type { BankAccountView } from './bank-account'
import { OrderInvoices } from './order-invoices'
import { laterSteps, orderSteps } from './order-plan'
import { LaterSteps, OrderSteps } from './order-steps'
import { PayButton } from './pay-button'
import { PaymentNotice, type PaymentVisit } from './payment-notice'
import { PrintButton } from './print-button.client'

interface OrderPageProps {
  readonly order: OrderView
  readonly priceLocale?: string
  /** Shown while a bank transfer is owed. */
  readonly bankAccount?: BankAccountView | null
  /** What can be paid on the provider's page now. */
  readonly payable?: readonly { readonly id: string; readonly dueAt: string | null }[]
  /** O19: the parts of its price that are still to be paid. */
  readonly parts?: readonly DuePart[]
  /** U18: whether its card may be kept for the terms to come. */
  readonly isKeepable?: boolean
  readonly visit?: PaymentVisit | null
  readonly invoices?: readonly ListedInvoice[]
}

const titles = {
  pending: 'pendingTitle',
  paid: 'paidTitle',
  fulfilled: 'paidTitle',
  failed: 'failedTitle',
  cancelled: 'cancelledTitle',
  refunded: 'refundedTitle',
} as const satisfies Record<OrderStatus, string>

/** Name and address as they stand on a letter, in one line; the country by its name in this language. */
const billedTo = ({ contact, billingAddress }: OrderView, locale: string): readonly string[] => {
  const { line1, line2, postalCode, city, region, country } = billingAddress
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return [contact.company, contact.name, line1, line2, `${postalCode} ${city}`, region, countryName].filter((part) => part !== undefined)
}

const OrderButtons = ({ orderHref }: { readonly orderHref: string }) => {
  const t = useTranslations('order')
  const locale = useLocale()
  return (
    <div className="order__buttons">
      <PrintButton label={t('print')} />
      {/* A file and no page: the router must not look ahead for it. */}
      <a className={buttonClasses({})} href={`${orderHref}/receipt.pdf`}>
        <Icon of={Download} />
        {t('download')}
      </a>
      <ButtonLink href={`/${locale}/domains/search`}>{t('searchMore')}</ButtonLink>
    </div>
  )
}

/** `/{lang}/orders/{orderNumber}`: the confirmation and the receipt. The name is screwed to the wall; unpaid, one screw is missing. */
export const OrderPage = (props: OrderPageProps) => {
  const { order, priceLocale, bankAccount = null, payable = [], parts = [], isKeepable = false, visit = null, invoices = [] } = props
  const t = useTranslations('order')
  const bundle = useTranslations('receipt')('bundle')
  const locale = useLocale()
  const placed = new Date(order.orderDate)
  const format = amountFormatter(order.currency, priceLocale)
  const name = order.items.find(({ type }) => type === 'domain')
  const state = receiptStates[order.status]
  const isStanding = state === 'pending' || state === 'paid'
  const isMoving = order.status === 'paid' && name?.serviceData.operation === 'transfer'
  const isByCard = order.payment.method !== 'offline'
  const later = laterSteps(order, bundle, parts)
  const orderHref = `/${locale}/orders/${order.orderNumber}`
  const payHref = payable.some(({ dueAt }) => dueAt === null) ? `${orderHref}/pay` : null
  return (
    <section className="order wall">
      <div className="wide">
        {name ? (
          <Sign
            missingScrew={state !== 'paid'}
            captionStart={t('ordered', { date: formatDay(placed, locale) })}
            captionEnd={isStanding && isRegistration(name) ? t('until', { date: formatDay(addMonths(placed, 12), locale) }) : null}
          >
            <SignName name={name.id} largest="max(64px, min(236px, 16.8vw))" />
          </Sign>
        ) : null}
        <div className="order__grid">
          <div className="order__story">
            <h1>{t(isMoving ? 'movingTitle' : titles[order.status])}</h1>
            <p className="order__lead">
              {isStanding ? t('sentTo', { email: order.contact.email }) : t(payHref ? 'pay.failedBody' : 'steps.failedBody')}
            </p>
            {visit && isByCard && (visit === 'sent' ? isStanding : payHref) ? (
              <PaymentNotice visit={visit} isPaid={state === 'paid'} orderHref={orderHref} />
            ) : null}
            {payHref && !isStanding ? <PayButton href={payHref} isKeepable={isKeepable} label={t('pay.again')} /> : null}
            {isStanding ? (
              <>
                <h2>{t('nextTitle')}</h2>
                <OrderSteps
                  steps={orderSteps(order, bundle)}
                  format={format}
                  bankAccount={bankAccount}
                  payHref={visit === 'sent' ? null : payHref}
                  isKeepable={isKeepable}
                  waitsUntil={order.waitsUntil}
                  hasGuestCode={order.hasGuestCode}
                />
              </>
            ) : null}
            {later.length > 0 ? (
              <>
                <h2>{t('laterTitle')}</h2>
                <LaterSteps steps={later} format={format} bankAccount={bankAccount} orderHref={orderHref} />
              </>
            ) : null}
            <OrderInvoices order={order} orderHref={orderHref} invoices={invoices} priceLocale={priceLocale} />
            <OrderButtons orderHref={orderHref} />
          </div>
          <Receipt
            figures={order}
            date={placed}
            termsFrom={new Date(order.termsFrom)}
            state={state}
            orderNumber={order.orderNumber}
            billedTo={billedTo(order, locale)}
            priceLocale={priceLocale}
          />
        </div>
      </div>
    </section>
  )
}
