import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import type { ListedOrder } from '@/modules/orders/orders.service'
import type { Shop } from '@/modules/content/shop-settings'
import type { ShownTransfer } from '@/modules/domains/transfers/transfers.service'
import type { DuePart } from '@/modules/subscriptions/parts'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import { amountFormatter } from '@/core/receipt/model'
import { formatDay } from '@/core/dates'
import { ButtonLink } from '@/ui/button/button-link'
import { Plate } from '@/ui/plate/plate'
import { AccountFrame, AccountPart } from './account-frame'
import { DashboardWall } from './dashboard-wall'
import { FirstStepsList } from './first-steps-list'
import { DuePartRow } from './due-part-row'
import { firstSteps } from './first-steps'
import { NextStepsTable } from './next-steps-table'
import { nextSteps } from './next-steps'
import { OrdersTable } from './orders-table'
import { SubscriptionTable } from './subscriptions-page'
import { createYearPrices } from './year-prices'

export interface DashboardProps {
  readonly name: string
  readonly domains: readonly AccountDomain[]
  readonly orders: readonly ListedOrder[]
  readonly parts: readonly DuePart[]
  readonly transfers: readonly ShownTransfer[]
  readonly subscriptions: readonly SubscriptionRecord[]
  readonly shop: Shop
  readonly priceLocale: string | undefined
  readonly now: number
}

/** `/{lang}/dashboard`: what hangs, what is due, what comes next, what is on its way, what was bought. */
export const DashboardPage = (props: DashboardProps) => {
  const { name, domains, orders, parts, transfers, subscriptions, shop, priceLocale, now } = props
  const t = useTranslations('account.dashboard')
  const locale = useLocale()
  const prices = createYearPrices(shop, priceLocale)
  const unpaid = orders.filter(({ status }) => status === 'pending' || status === 'failed')
  const steps = nextSteps(domains, subscriptions, {
    yearOf: (domain) => prices.of(domain).whole,
    amountOf: ({ amount, currency }) => amountFormatter(currency, priceLocale)(amount),
  })
  const renewing = domains.filter(({ state }) => state === 'renewing' || state === 'grace').length
  const kept = domains.filter(({ state }) => state !== 'expired' && state !== 'cancelled').length
  return (
    <AccountFrame path="/dashboard" heading={t('title', { name })} intro={t('summary', { names: kept, renewing, due: unpaid.length })}>
      <FirstStepsList steps={firstSteps({ orders, domains, shop, now })} />
      <DashboardWall domains={domains} now={now} />
      {unpaid.length + parts.length > 0 ? (
        <AccountPart id="to-pay" heading={t('payNow')}>
          <ul className="account-rows">
            {unpaid.map(({ orderNumber, orderDate, currency, dueNow }) => (
              <li key={orderNumber}>
                <span>
                  <b>{orderNumber}</b>
                  <small>{t('payNowBody', { date: formatDay(new Date(orderDate), locale) })}</small>
                </span>
                <span className="account-rows__end">
                  <b className="number">{amountFormatter(currency, priceLocale)(dueNow)}</b>
                  <ButtonLink size="small" variant="solid" href={`/${locale}/orders/${orderNumber}`}>
                    {t('howToPay')}
                  </ButtonLink>
                </span>
              </li>
            ))}
            {parts.map((part) => (
              <DuePartRow key={part.paymentId} part={part} priceLocale={priceLocale} />
            ))}
          </ul>
        </AccountPart>
      ) : null}
      <AccountPart id="next" heading={t('next')}>
        {steps.length > 0 ? <NextStepsTable steps={steps} /> : <p>{t('nothingNext')}</p>}
      </AccountPart>
      {subscriptions.length > 0 ? (
        <AccountPart id="running" heading={t('running')} aside={<Link href={`/${locale}/subscriptions`}>{t('allRunning')}</Link>}>
          <SubscriptionTable subscriptions={subscriptions} priceLocale={priceLocale} />
        </AccountPart>
      ) : null}
      {transfers.length > 0 ? (
        <AccountPart id="moves" heading={t('transfers')}>
          <ul className="account-rows">
            {transfers.map(({ domain, status, since }) => (
              <li key={`${domain} ${since}`}>
                <Plate name={domain} />
                <span className="account-rows__note">{t(`transferStates.${status}`)}</span>
              </li>
            ))}
          </ul>
        </AccountPart>
      ) : null}
      <AccountPart id="orders" heading={t('orders')}>
        {orders.length > 0 ? <OrdersTable orders={orders} priceLocale={priceLocale} /> : <p>{t('noOrders')}</p>}
      </AccountPart>
    </AccountFrame>
  )
}
