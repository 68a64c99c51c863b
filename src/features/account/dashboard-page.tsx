import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { isHeld } from '@/core/domains/lifecycle'
import { VisuallyHidden } from '@/components/ui/accessibility/accessibility'
import { ButtonLink } from '@/components/ui/button/button'
import { Plate } from '@/components/ui/plate/plate'
import { isExpiringSoon, renewalSentence, stateSentence, createYearPrices } from './domain-words'
import { plateStates, AccountSection, AccountFrame, DuePartRow, SubscriptionTable } from './subscriptions-page'
import { Icon, Check } from '@/components/ui/icons/icon'
import { type FirstStep, type NextStep, firstSteps, nextSteps } from './first-steps'
import { formatDay, formatMoment } from '@/core/dates'
import { Price, type ShownAmounts } from '@/components/ui/price/price'
import type { ListedOrder } from '@/modules/orders/orders.service'
import { amountFormatter } from '@/core/receipt/model'
import type { Shop } from '@/modules/content/shop-settings'
import type { ShownTransfer } from '@/modules/domains/transfers/transfers.service'
import { WebsiteSetupCards } from '@/components/website-setup/website-setup'
import { firstStepsDays } from '@/lib/config/limits'
import type { WebsiteSetup } from '@/modules/websites/websites.service'
import { CheckForm } from './subscription-domains'
import type { DuePart } from '@/modules/subscriptions/parts'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'

const mostHung = 6

const byEnd = (first: AccountDomain, second: AccountDomain): number => (first.expiresAt ?? '9').localeCompare(second.expiresAt ?? '9')

/** U44: expires within 30 days, or has expired and can still be renewed. */
const isUrgent = (domain: AccountDomain, now: number): boolean => domain.state === 'grace' || isExpiringSoon(domain, now)

const gone = new Set<AccountDomain['state']>(['expired', 'cancelled'])

interface WallRowProps {
  readonly domain: AccountDomain
  readonly now: number
  readonly year: ShownAmounts | null
}

/** U44, U52: domains that expire soon are highlighted with a renewal link and its price; others say whether they renew automatically. */
const WallRow = ({ domain, now, year }: WallRowProps) => {
  const names = useTranslations('account.domains')
  const locale = useLocale()
  const said = renewalSentence(names, domain, locale)
  const asks = isUrgent(domain, now)
  const isLeftAlone = domain.renewsBy === 'card' || domain.renewsBy === 'paid'
  return (
    <li>
      {isHeld(domain.state) ? (
        <Link className="plate-link" href={`/${locale}/my-domains/${domain.domain}`}>
          <Plate name={domain.domain} size="large" state={plateStates[domain.state]} />
        </Link>
      ) : (
        <Plate name={domain.domain} size="large" state={plateStates[domain.state]} />
      )}
      <span className="account-wall__state">
        {asks && !isLeftAlone ? <b className="account-wall__urgent">{names('actNow')}</b> : null}
        <span className={asks && isLeftAlone ? 'account-wall__soon' : undefined}>{stateSentence(names, domain, locale, now)}</span>
        {asks && domain.renewableYears > 0 && domain.renewsBy !== 'paid' ? (
          <ButtonLink size="small" variant={isLeftAlone ? 'outline' : 'go'} href={`/${locale}/my-domains/${domain.domain}/renew`}>
            {names('renewNow')}
            <VisuallyHidden> {domain.domain} </VisuallyHidden>
            {year === null ? null : <Price amounts={year} look="plain" />}
          </ButtonLink>
        ) : null}
        {said !== null && (asks || isLeftAlone) ? <span className="account-wall__renewal">{said}</span> : null}
      </span>
    </li>
  )
}

interface DashboardWallProps {
  readonly domains: readonly AccountDomain[]
  readonly now: number
  /** Yearly price of a domain with its add-ons. */
  readonly yearOf: (domain: AccountDomain) => ShownAmounts | null
}

/** The customer's domains as plates with their dates. The empty state explains how to add one. */
export const DashboardWall = ({ domains, now, yearOf }: DashboardWallProps) => {
  const t = useTranslations('account')
  const names = useTranslations('account.domains')
  const locale = useLocale()
  const hung = domains.filter(({ state }) => !gone.has(state)).sort(byEnd)
  return (
    <section className="account-wall wall" aria-labelledby="names">
      <div className="account-wall__head">
        <h2 id="names">{hung.length > 0 ? t('dashboard.names') : names('emptyTitle')}</h2>
        {hung.length > 0 ? <Link href={`/${locale}/my-domains`}>{t('dashboard.allNames')}</Link> : null}
      </div>
      {hung.length > 0 ? (
        <ul className="account-wall__plates">
          {hung.slice(0, mostHung).map((domain) => (
            <WallRow key={domain.domain} domain={domain} now={now} year={yearOf(domain)} />
          ))}
        </ul>
      ) : (
        <>
          <p className="account-wall__empty">{names('emptyBody')}</p>
          <ButtonLink variant="go" href={`/${locale}/domains/search`}>
            {names('search')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}

/** Strikes off completed steps; only the next one has a link. */
export const FirstStepsList = ({ steps }: { readonly steps: readonly FirstStep[] | null }) => {
  const t = useTranslations('account.firstSteps')
  const locale = useLocale()
  if (steps === null) return null
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <AccountSection id="first-steps" heading={t('title')}>
      <ol className="first-steps">
        {steps.map((step) => (
          <li key={step.kind} data-done={step.isDone || undefined} aria-current={step === next ? 'step' : undefined}>
            <span className="first-steps__mark" aria-hidden="true">
              {step.isDone ? <Icon of={Check} size={16} /> : null}
            </span>
            <span>
              <b>{t(`${step.kind}.name`)}</b> {step.isDone ? <span className="muted small">{t('done')}</span> : null}
              {step.isDone ? null : <span className="first-steps__why">{t(`${step.kind}.why`)}</span>}
            </span>
            {step.isDone ? null : (
              <Link href={`/${locale}${step.path}`} prefetch={false}>
                {t(`${step.kind}.way`)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </AccountSection>
  )
}

const mostShown = 12

const NextStepsTable = ({ steps }: { readonly steps: readonly NextStep[] }) => {
  const t = useTranslations('account.dashboard')
  const locale = useLocale()
  return (
    <table className="account-table">
      <caption className="visually-hidden">{t('next')}</caption>
      <thead>
        <tr>
          <th scope="col" className="account-table__when">
            {t('nextWhen')}
          </th>
          <th scope="col">{t('nextWhat')}</th>
          <th scope="col" className="number">
            {t('nextAmount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.slice(0, mostShown).map(({ kind, name, path, at, amounts }) => (
          <tr key={`${kind} ${name} ${at}`}>
            <th scope="row" className="account-table__when">
              <time dateTime={at.slice(0, 10)}>{formatDay(new Date(at), locale)}</time>
            </th>
            <td className="account-table__wide">
              <Link href={`/${locale}${path}`}>{t(kind, { name })}</Link>
            </td>
            <td className="number">{amounts === null ? null : <Price amounts={amounts} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface OrdersTableProps {
  readonly orders: readonly ListedOrder[]
  readonly priceLocale: string | undefined
}

/** Domains first: customers recognise an order by them. */
const contentsOf = ({ items }: ListedOrder, locale: string): string => {
  const domains = items.filter(({ type }) => type === 'domain').map(({ id }) => id)
  const others = items
    .filter(({ type }) => type !== 'domain' && type !== 'addon')
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  return new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format([...domains, ...others])
}

const OrdersTable = ({ orders, priceLocale }: OrdersTableProps) => {
  const t = useTranslations('account.dashboard')
  const locale = useLocale()
  return (
    <table className="account-table">
      <caption className="visually-hidden">{t('orders')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('orderHead')}</th>
          <th scope="col">{t('contentsHead')}</th>
          <th scope="col">{t('statusHead')}</th>
          <th scope="col" className="number">
            {t('totalHead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderNumber}>
            <th scope="row">
              <Link href={`/${locale}/orders/${order.orderNumber}`}>{formatDay(new Date(order.orderDate), locale)}</Link>
              <br />
              <span className="small muted">
                {order.orderNumber} ·{' '}
                <a href={`/${locale}/orders/${order.orderNumber}/receipt.pdf`} aria-label={t('pdfOf', { orderNumber: order.orderNumber })}>
                  {t('pdf')}
                </a>
              </span>
            </th>
            <td className="account-table__wide">{contentsOf(order, locale)}</td>
            <td className="account-table__wide">
              <span>{t(`statuses.${order.status}`)}</span>
              {order.waitsUntil ? (
                <>
                  <br />
                  <span className="small muted">{t('waitsUntil', { date: formatMoment(new Date(order.waitsUntil), locale) })}</span>
                </>
              ) : null}
            </td>
            <td className="number">
              <Price amounts={amountFormatter(order.currency, priceLocale)(order.total)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** C6: remaining optional steps disappear from the dashboard some weeks after the domain was connected. */
const isBeingSetUp = ({ steps }: WebsiteSetup, now: number): boolean => {
  const connectedAt = steps.find(({ kind }) => kind === 'dns')?.at ?? now
  const isOver = steps.every(({ state }) => state === 'done' || state === 'excluded')
  return !isOver && now - connectedAt <= firstStepsDays * 86_400_000
}

interface DashboardProps {
  readonly name: string
  readonly domains: readonly AccountDomain[]
  readonly orders: readonly ListedOrder[]
  readonly parts: readonly DuePart[]
  readonly transfers: readonly ShownTransfer[]
  readonly subscriptions: readonly SubscriptionRecord[]
  readonly websites: readonly WebsiteSetup[]
  readonly shop: Shop
  readonly priceLocale: string | undefined
  readonly now: number
}

export const DashboardPage = (props: DashboardProps) => {
  const { name, domains, orders, parts, transfers, subscriptions, websites, shop, priceLocale, now } = props
  const t = useTranslations('account.dashboard')
  const setup = useTranslations('websiteSetup')
  const locale = useLocale()
  const begun = websites.filter((website) => isBeingSetUp(website, now))
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
      {begun.length > 0 ? (
        <AccountSection id="setup" heading={setup('heading', { count: begun.length })}>
          <WebsiteSetupCards websites={begun} checkOf={(subscription) => <CheckForm subscription={subscription} />} />
        </AccountSection>
      ) : null}
      <FirstStepsList steps={firstSteps({ orders, domains, shop, now })} />
      <DashboardWall domains={domains} now={now} yearOf={(domain) => prices.of(domain).whole} />
      {unpaid.length + parts.length > 0 ? (
        <AccountSection id="to-pay" heading={t('payNow')}>
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
        </AccountSection>
      ) : null}
      <AccountSection id="next" heading={t('next')}>
        {steps.length > 0 ? <NextStepsTable steps={steps} /> : <p>{t('nothingNext')}</p>}
      </AccountSection>
      {subscriptions.length > 0 ? (
        <AccountSection id="running" heading={t('running')} aside={<Link href={`/${locale}/subscriptions`}>{t('allRunning')}</Link>}>
          <SubscriptionTable subscriptions={subscriptions} priceLocale={priceLocale} />
        </AccountSection>
      ) : null}
      {transfers.length > 0 ? (
        <AccountSection id="moves" heading={t('transfers')}>
          <ul className="account-rows">
            {transfers.map(({ domain, status, since }) => (
              <li key={`${domain} ${since}`}>
                <Plate name={domain} />
                <span className="account-rows__note">{t(`transferStates.${status}`)}</span>
              </li>
            ))}
          </ul>
        </AccountSection>
      ) : null}
      <AccountSection id="orders" heading={t('orders')}>
        {orders.length > 0 ? <OrdersTable orders={orders} priceLocale={priceLocale} /> : <p>{t('noOrders')}</p>}
      </AccountSection>
    </AccountFrame>
  )
}
