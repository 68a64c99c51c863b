import { useLocale, useTranslations } from 'next-intl'
import { formatDay, formatMoment, addMonths } from '@/core/dates'
import { amountFormatter, receiptStates, type FormatAmount } from '@/core/receipt/model'
import type { ListedInvoice } from '@/modules/invoices/invoices.repository'
import type { OrderView } from '@/modules/orders/presenter'
import type { ReactNode } from 'react'
import { buttonClasses, ButtonLink } from '@/components/ui/button/button'
import type { PartWay, DuePart } from '@/modules/subscriptions/parts'
import { BankAccount, type BankAccountView, PaymentNotice, type PaymentVisit } from './payment-notice'
import { type LaterStep, type OrderStep, PayButton, laterSteps, orderSteps } from './order-plan'
import { AcceptanceForm } from './acceptance-form'
import { Receipt } from '@/components/receipt/receipt'
import { Icon, Download } from '@/components/ui/icons/icon'
import { Sign, SignName } from '@/components/ui/plate/sign'
import { orderSentence, noProgress, orderSubjects, type OrderProgress } from '@/core/orders/status-sentence'
import { PrintButton } from './print-button.client'

interface OrderInvoicesProps {
  readonly order: Pick<OrderView, 'status' | 'dueNow'>
  readonly orderHref: string
  readonly invoices: readonly ListedInvoice[]
  readonly priceLocale: string | undefined
}

/** I7: paid before the shop wrote invoices, so there are none. */
const isPaidFor = ({ status, dueNow }: OrderInvoicesProps['order']): boolean =>
  dueNow > 0 && (receiptStates[status] === 'paid' || receiptStates[status] === 'refunded')

const OrderInvoices = ({ order, orderHref, invoices, priceLocale }: OrderInvoicesProps) => {
  const t = useTranslations('order.invoices')
  const locale = useLocale()
  if (invoices.length === 0) return isPaidFor(order) ? <p className="order-invoices-none">{t('before')}</p> : null
  return (
    <>
      <h2>{t('title')}</h2>
      <ul className="order-invoices">
        {invoices.map(({ kind, number, issuedOn, currency, gross }) => (
          <li key={number}>
            {/* A file: Link would prefetch it. */}
            <a href={`${orderHref}/invoices/${number}`} aria-label={t('pdfOf', { number })}>
              {t(kind === 'invoice' ? 'invoice' : 'creditNote', { number })}
            </a>
            <span>{t('line', { date: formatDay(new Date(issuedOn), locale), amount: amountFormatter(currency, priceLocale)(gross) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface StepProps {
  readonly when: ReactNode
  readonly title: ReactNode
  readonly children: ReactNode
}

const Step = ({ when, title, children }: StepProps) => (
  <li>
    <span className="order-steps__when">{when}</span>
    <div>
      <b>{title}</b>
      <div className="order-steps__body">{children}</div>
    </div>
  </li>
)

interface OrderStepsProps {
  readonly steps: readonly OrderStep[]
  readonly format: FormatAmount
  readonly bankAccount: BankAccountView | null
  /** Payment page; null if nothing can be paid by card. */
  readonly payHref: string | null
  readonly isKeepable: boolean
  /** O16: payment deadline, ISO 8601. */
  readonly waitsUntil: string | null
  /** A guest's code is reserved for a limited time (O17). */
  readonly hasGuestCode: boolean
}

const OrderSteps = ({ steps, format, bankAccount, payHref, isKeepable, waitsUntil, hasGuestCode }: OrderStepsProps) => {
  const t = useTranslations('order')
  const locale = useLocale()
  const deadline = waitsUntil === null ? null : <p>{t('waitsUntil', { date: formatMoment(new Date(waitsUntil), locale) })}</p>
  const draw = (step: OrderStep): Omit<StepProps, 'when'> => {
    switch (step.kind) {
      case 'bank-transfer':
        return {
          title: t('steps.transferTitle', { amount: format(step.amount) }),
          children: (
            <>
              {t('steps.transferBody')} <code className="order-reference">{step.reference}</code>
              {bankAccount ? <BankAccount account={bankAccount} /> : null}
              {deadline}
              {hasGuestCode ? <p>{t('guestCode')}</p> : null}
            </>
          ),
        }
      case 'card':
      case 'sandbox':
        return {
          title: t('pay.title', { amount: format(step.amount) }),
          children: (
            <>
              <span>{t(step.kind === 'sandbox' ? 'pay.sandboxBody' : 'pay.body')}</span>
              {payHref ? <PayButton href={payHref} isKeepable={isKeepable} label={t('pay.now')} /> : null}
              {deadline}
            </>
          ),
        }
      case 'paid':
        return { title: t('steps.paidTitle', { amount: format(step.amount) }), children: t('steps.paidBody') }
      case 'confirming':
        return { title: t('steps.confirmingTitle', { amount: format(step.amount) }), children: t('steps.confirmingBody') }
      case 'registration':
      case 'transfer':
        return {
          title: t(`steps.${step.kind}.${step.state}Title`, { name: step.name }),
          children: t(`steps.${step.kind}.${step.state}Body`),
        }
      case 'renewal':
        return { title: t(`steps.renewal.${step.state}Title`, { name: step.name }), children: t(`steps.renewal.${step.state}Body`) }
      case 'service':
        return { title: t(`steps.service.${step.state}Title`, { name: step.name }), children: t(`steps.service.${step.state}Body`) }
      case 'term':
        return { title: t(`steps.term.${step.state}Title`, { name: step.name }), children: t(`steps.term.${step.state}Body`) }
      default:
        return step satisfies never
    }
  }
  return (
    <ol className="order-steps">
      {steps.map((step, index) => (
        <Step key={JSON.stringify(step)} when={index === 0 ? t('steps.now') : t('steps.thenWhen')} {...draw(step)} />
      ))}
    </ol>
  )
}

interface LaterStepsProps {
  readonly steps: readonly LaterStep[]
  readonly format: FormatAmount
  readonly bankAccount: BankAccountView | null
  readonly orderHref: string
}

/** O19: how to pay an instalment, before or after its due date. */
const PayPart = ({ way, bankAccount, orderHref }: { readonly way: PartWay } & Pick<LaterStepsProps, 'bankAccount' | 'orderHref'>) => {
  const t = useTranslations('order')
  if (way.kind === 'page')
    return (
      <a className={buttonClasses({ size: 'small' })} href={`${orderHref}/pay?part=${way.paymentId}`}>
        {t('pay.part')}
      </a>
    )
  return (
    <>
      {t('steps.transferBody')} <code className="order-reference">{way.reference}</code>
      {bankAccount ? <BankAccount account={bankAccount} /> : null}
    </>
  )
}

const LaterSteps = ({ steps, format, bankAccount, orderHref }: LaterStepsProps) => {
  const t = useTranslations('order')
  const locale = useLocale()
  const names = new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' })
  const day = (date: Date) => <time dateTime={date.toISOString().slice(0, 10)}>{formatDay(date, locale)}</time>
  const draw = (step: LaterStep): StepProps => {
    switch (step.kind) {
      case 'payment':
        return {
          when: day(step.date),
          title: format(step.amount),
          children: (
            <>
              <p>{t('laterPayment', { names: names.format(step.names) })}</p>
              {step.way ? <PayPart way={step.way} bankAccount={bankAccount} orderHref={orderHref} /> : null}
            </>
          ),
        }
      case 'on-use':
        return { when: t('onUse'), title: format(step.amount), children: t('onUseBody') }
      case 'reminder':
        return { when: day(step.date), title: t('reminder'), children: t('reminderBody') }
      case 'renewal': {
        const amount = format(step.renewal.amount)
        return { when: day(step.date), title: t('renewal', { period: step.renewal.billing, amount }), children: t('renewalBody') }
      }
      default:
        return step satisfies never
    }
  }
  return (
    <ol className="order-steps">
      {steps.map((step) => (
        <Step key={JSON.stringify(step)} {...draw(step)} />
      ))}
    </ol>
  )
}

interface OrderPageProps {
  readonly order: OrderView
  /** O20: fulfilment of the order. */
  readonly progress?: OrderProgress
  readonly priceLocale?: string
  /** For bank transfers that are due. */
  readonly bankAccount?: BankAccountView | null
  /** Payments that can be made on the provider's page now. */
  readonly payable?: readonly { readonly id: string; readonly dueAt: string | null }[]
  /** O19: unpaid instalments. */
  readonly parts?: readonly DuePart[]
  /** U18: whether the card may be saved for renewals. */
  readonly isKeepable?: boolean
  readonly visit?: PaymentVisit | null
  readonly invoices?: readonly ListedInvoice[]
  /** O25: the buyer has not accepted the terms yet. */
  readonly acceptance?: { readonly asksForStart: boolean } | null
  /** U43: cancels an unpaid renewal. */
  readonly cancel?: ReactNode
  /** C6: the websites of the order; null while there are none. */
  readonly websites?: ReactNode
}

/** Card orders are confirmed by email after payment (W11), so the page does not mention one before. */
const leadOf = ({ status, payment }: OrderView, isExpired: boolean) => {
  if (status === 'pending') return payment.method === 'offline' ? 'transfer' : 'card'
  if (status === 'cancelled') return isExpired ? 'expired' : 'cancelled'
  return status === 'failed' || status === 'refunded' ? status : 'paid'
}

/** Postal address lines; the country in the page's language. */
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
      {/* A file: Link would prefetch it. */}
      <a className={buttonClasses({})} href={`${orderHref}/receipt.pdf`}>
        <Icon of={Download} />
        {t('download')}
      </a>
      {hasDomain ? <ButtonLink href={`/${locale}/domains/search`}>{t('searchMore')}</ButtonLink> : null}
    </div>
  )
}

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
    websites = null,
  } = props
  const acceptance = order.status === 'pending' ? (props.acceptance ?? null) : null
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
            <h1>
              {acceptance
                ? t('accept.title')
                : 'name' in sentence
                  ? t(`status.${sentence.key}`, { name: sentence.name })
                  : t(`status.${sentence.key}`)}
            </h1>
            <p className="order__lead">
              {acceptance
                ? t('accept.lead')
                : payHref && !isStanding
                  ? t('pay.failedBody')
                  : t(`leads.${leadOf(order, isExpired)}`, { email: order.contact.email })}
            </p>
            {visit && isByCard && (visit === 'sent' ? isStanding : payHref) ? (
              <PaymentNotice visit={visit} isPaid={state === 'paid'} orderHref={orderHref} />
            ) : null}
            {payHref && !isStanding ? <PayButton href={payHref} isKeepable={isKeepable} label={t('pay.again')} /> : null}
            {acceptance ? (
              <AcceptanceForm
                href={`${orderHref}/pay`}
                asksForStart={acceptance.asksForStart}
                hasDomain={name !== undefined}
                isKeepable={isKeepable}
                isIncomplete={visit === 'terms'}
                dueNow={format(order.dueNow)}
              />
            ) : isStanding ? (
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
            {isStanding ? websites : null}
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
