import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { amountFormatter, receiptStates } from '@/core/receipt/model'
import { addMonths, formatDay } from '@/core/dates'
import { Receipt } from '@/parts/receipt/receipt'
import { buttonClasses } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { Icon } from '@/ui/icons/icon'
import { Download } from '@/ui/icons/icons'
import { Sign, SignName } from '@/ui/plate/sign'
import { orderSentence, noProgress, orderSubjects, type OrderProgress } from '@/core/orders/status-sentence'
import type { ListedInvoice } from '@/modules/invoices/invoices.repository'
import type { OrderView } from '@/modules/orders/presenter'
import type { DuePart } from '@/modules/subscriptions/parts'
import type { BankAccountView } from './bank-account'
import { OrderInvoices } from './order-invoices'
import { laterSteps, orderSteps } from './order-plan'
import { LaterSteps, OrderSteps } from './order-steps'
import { PayButton } from './pay-button'
import { PaymentNotice, type PaymentVisit } from './payment-notice'
import { PrintButton } from './print-button.client'

interface OrderPageProps {
  readonly order: OrderView
  /** O20: what became of what was bought. */
  readonly progress?: OrderProgress
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
  /** U43: how an unpaid renewal is cancelled. */
  readonly cancel?: ReactNode
}

/** A card order is confirmed once its payment is (W11); until then there is no mail to look for. */
const leadOf = ({ status, payment }: OrderView, isExpired: boolean) => {
  if (status === 'pending') return payment.method === 'offline' ? 'transfer' : 'card'
  if (status === 'cancelled') return isExpired ? 'expired' : 'cancelled'
  return status === 'failed' || status === 'refunded' ? status : 'paid'
}

/** Name and address as they stand on a letter, in one line; the country by its name in this language. */
const billedTo = ({ contact, billingAddress }: OrderView, locale: string): readonly string[] => {
  const { line1, line2, postalCode, city, region, country } = billingAddress
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return [contact.company, contact.name, line1, line2, `${postalCode} ${city}`.trim(), region, countryName].filter(
    (part) => part !== undefined,
  )
}

const OrderButtons = ({ orderHref, hasDomain }: { readonly orderHref: string; readonly hasDomain: boolean }) => {
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
      {hasDomain ? <ButtonLink href={`/${locale}/domains/search`}>{t('searchMore')}</ButtonLink> : null}
    </div>
  )
}

/** `/{lang}/orders/{orderNumber}`: the order confirmation, how to pay, and the order summary. */
export const OrderPage = (props: OrderPageProps) => {
  const {
    order,
    progress = noProgress,
    priceLocale,
    bankAccount = null,
    payable = [],
    parts = [],
    isKeepable = false,
    visit = null,
    invoices = [],
    cancel = null,
  } = props
  const t = useTranslations('order')
  const bundle = useTranslations('receipt')('bundle')
  const locale = useLocale()
  const placed = new Date(order.orderDate)
  const format = amountFormatter(order.currency, priceLocale)
  const name = order.items.find(({ type }) => type === 'domain')
  const state = receiptStates[order.status]
  const isStanding = state === 'pending' || state === 'paid'
  const isByCard = order.payment.method !== 'offline'
  const isConfirming = order.status === 'pending' && (progress.isPaymentProcessing || (isByCard && visit === 'sent'))
  const subjects = orderSubjects(order, progress, bundle)
  const isExpired = order.events.some(({ type }) => type === 'expired')
  const sentence = orderSentence({ status: order.status, subjects, isExpired, isConfirming })
  const isRegistered = subjects.some((each) => each.kind === 'registration' && each.name === name?.id && each.state === 'done')
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
            captionEnd={
              isRegistered ? t('until', { date: formatDay(addMonths(placed, 12 * (name.serviceData.years ?? 1)), locale) }) : null
            }
          >
            <SignName name={name.id} largest={payHref ? 'clamp(48px, 5vw, 72px)' : 'max(64px, min(236px, 16.8vw))'} />
          </Sign>
        ) : null}
        <div className="order__grid">
          <div className="order__story">
            <h1>{'name' in sentence ? t(`status.${sentence.key}`, { name: sentence.name }) : t(`status.${sentence.key}`)}</h1>
            <p className="order__lead">
              {payHref && !isStanding ? t('pay.failedBody') : t(`leads.${leadOf(order, isExpired)}`, { email: order.contact.email })}
            </p>
            {visit && isByCard && (visit === 'sent' ? isStanding : payHref) ? (
              <PaymentNotice visit={visit} isPaid={state === 'paid'} orderHref={orderHref} />
            ) : null}
            {payHref && !isStanding ? <PayButton href={payHref} isKeepable={isKeepable} label={t('pay.again')} /> : null}
            {isStanding ? (
              <>
                <h2>{t('nextTitle')}</h2>
                <OrderSteps
                  steps={orderSteps(order, subjects, isConfirming)}
                  format={format}
                  bankAccount={bankAccount}
                  payHref={visit === 'sent' ? null : payHref}
                  isKeepable={isKeepable}
                  waitsUntil={order.waitsUntil}
                  hasGuestCode={order.hasGuestCode}
                />
              </>
            ) : null}
            {isConfirming ? null : cancel}
            {later.length > 0 ? (
              <>
                <h2>{t('laterTitle')}</h2>
                <LaterSteps steps={later} format={format} bankAccount={bankAccount} orderHref={orderHref} />
              </>
            ) : null}
            <OrderInvoices order={order} orderHref={orderHref} invoices={invoices} priceLocale={priceLocale} />
            <OrderButtons orderHref={orderHref} hasDomain={name !== undefined} />
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
