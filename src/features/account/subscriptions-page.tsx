import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LogoutButton } from '@/components/session/logout-button.client'
import { buttonClasses, ButtonLink } from '@/components/ui/button/button'
import { formatDay } from '@/core/dates'
import { shownNames } from '@/core/subscriptions/attached-domain'
import { amountFormatter } from '@/core/receipt/model'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import type { SubscriptionList } from '@/modules/subscriptions/subscriptions.service'
import type { DuePart } from '@/modules/subscriptions/parts'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import type { PlateState } from '@/components/ui/plate/plate'

const routes = [
  { path: '/dashboard', label: 'dashboard' },
  { path: '/my-domains', label: 'domains' },
  { path: '/subscriptions', label: 'subscriptions' },
  { path: '/invoices', label: 'invoices' },
  { path: '/profile', label: 'profile' },
  { path: '/settings', label: 'settings' },
] as const

interface AccountFrameProps {
  readonly path: (typeof routes)[number]['path']
  readonly heading: ReactNode
  readonly intro?: ReactNode
  readonly children: ReactNode
}

export const AccountFrame = ({ path, heading, intro, children }: AccountFrameProps) => {
  const t = useTranslations('account.nav')
  const header = useTranslations('header')
  const locale = useLocale()
  return (
    <div className="wide account-page">
      <nav className="account-tabs" aria-label={t('label')}>
        <ul>
          {routes.map((route) => (
            <li key={route.path}>
              <Link href={`/${locale}${route.path}`} aria-current={route.path === path ? 'page' : undefined}>
                {t(route.label)}
              </Link>
            </li>
          ))}
        </ul>
        <LogoutButton
          className={buttonClasses({ variant: 'quiet', size: 'small' }, 'needs-script')}
          home={`/${locale}`}
          label={header('logOut')}
          failed={header('logOutFailed')}
        />
      </nav>
      <h1>{heading}</h1>
      {intro ? <p className="account-page__intro">{intro}</p> : null}
      {children}
    </div>
  )
}

interface AccountSectionProps {
  readonly id: string
  readonly heading: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export const AccountSection = ({ id, heading, aside, children }: AccountSectionProps) => (
  <section className="account-part" aria-labelledby={id}>
    <div className="account-part__head">
      <h2 id={id}>{heading}</h2>
      {aside}
    </div>
    <div className="account-part__body">{children}</div>
  </section>
)

export const useSubscriptionWords = (priceLocale: string | undefined) => {
  const t = useTranslations('account.subscriptions')
  const receipt = useTranslations('receipt')
  const locale = useLocale()
  const day = (instant: number): string => formatDay(new Date(instant), locale)
  const priceOf = ({ amount, currency, billing }: SubscriptionRecord): string =>
    receipt('perPeriod', { period: billing, amount: amountFormatter(currency, priceLocale)(amount) })
  const nextOf = ({ state, cancelAtEnd, termEnd }: SubscriptionRecord): string => {
    if (state === 'ended') return t('ended')
    return cancelAtEnd ? t('endsOn', { date: day(termEnd) }) : t('dueOn', { date: day(termEnd) })
  }
  /** Without its domain, which would break a heading on a phone. */
  const titleOf = ({ name, quantity }: Pick<SubscriptionRecord, 'name' | 'quantity'>): string =>
    quantity > 1 ? receipt('many', { quantity, line: name }) : name
  const nameOf = ({ name, quantity, items }: SubscriptionRecord): string => {
    const [first, ...others] = shownNames(items.find(({ serviceData }) => serviceData?.domain !== undefined)?.serviceData)
    const domain = others.length === 0 ? first : `${first} +${others.length}`
    return titleOf({ name: domain === undefined ? name : receipt('attached', { name, domain }), quantity })
  }
  return { t, locale, day, priceOf, nextOf, nameOf, titleOf }
}

interface ListPagesProps {
  readonly path: string
  readonly page: number
  readonly pages: number
}

export const ListPages = ({ path, page, pages }: ListPagesProps) => {
  const { t, locale } = useSubscriptionWords(undefined)
  const href = (to: number) => `/${locale}${path}?page=${to}`
  return (
    <nav className="account-pages" aria-label={t('label')}>
      {page > 1 ? (
        <Link href={href(page - 1)} rel="prev">
          {t('before')}
        </Link>
      ) : null}
      <span className="muted">{t('pages', { page, pages })}</span>
      {page < pages ? (
        <Link href={href(page + 1)} rel="next">
          {t('after')}
        </Link>
      ) : null}
    </nav>
  )
}

interface ListProps {
  readonly list: SubscriptionList
  readonly priceLocale: string | undefined
}

export const SubscriptionTable = ({
  subscriptions,
  priceLocale,
}: {
  readonly subscriptions: readonly SubscriptionRecord[]
  readonly priceLocale: string | undefined
}) => {
  const { t, locale, priceOf, nextOf, nameOf } = useSubscriptionWords(priceLocale)
  return (
    <table className="account-table">
      <caption className="visually-hidden">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('nameHead')}</th>
          <th scope="col">{t('stateHead')}</th>
          <th scope="col">{t('dueHead')}</th>
          <th scope="col" className="number">
            {t('priceHead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {subscriptions.map((subscription) => (
          <tr key={subscription.id}>
            <th scope="row">
              <Link href={`/${locale}/subscriptions/${subscription.id}`}>{nameOf(subscription)}</Link>
            </th>
            <td className="account-table__wide">{t(`states.${subscription.state}`)}</td>
            <td className="account-table__wide">{nextOf(subscription)}</td>
            <td className="number">{priceOf(subscription)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const SubscriptionsPage = ({ list: { subscriptions, page, pages }, priceLocale }: ListProps) => {
  const { t } = useSubscriptionWords(priceLocale)
  return (
    <AccountFrame path="/subscriptions" heading={t('title')} intro={t('intro')}>
      <div className="account-list">
        {subscriptions.length === 0 ? <p>{t('none')}</p> : <SubscriptionTable subscriptions={subscriptions} priceLocale={priceLocale} />}
        {pages > 1 ? <ListPages path="/subscriptions" page={page} pages={pages} /> : null}
      </div>
    </AccountFrame>
  )
}

/** O19: an instalment with its due date and payment link. */
export const DuePartRow = ({ part, priceLocale }: { readonly part: DuePart; readonly priceLocale: string | undefined }) => {
  const t = useTranslations('account.parts')
  const locale = useLocale()
  const { orderNumber, names, dueAt, isOverdue, amount, currency, way } = part
  const date = formatDay(new Date(dueAt), locale)
  const orderHref = `/${locale}/orders/${orderNumber}`
  return (
    <li>
      <span>
        <b>{t('head', { names: new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' }).format(names) })}</b>
        <small>{t(isOverdue ? 'overdue' : 'due', { date, orderNumber })}</small>
      </span>
      <span className="account-rows__end">
        <b className="number">{amountFormatter(currency, priceLocale)(amount)}</b>
        {way === null ? <small>{t('underWay')}</small> : null}
        {way?.kind === 'page' ? (
          // Leaves the shop: Link would prefetch it.
          <a className={buttonClasses({ size: 'small', variant: 'solid' })} href={`${orderHref}/pay?part=${way.paymentId}`}>
            {t('pay')}
          </a>
        ) : null}
        {way?.kind === 'transfer' ? (
          <ButtonLink size="small" variant="solid" href={orderHref}>
            {t('transfer')}
          </ButtonLink>
        ) : null}
      </span>
    </li>
  )
}

/** Plate style: filled while the customer holds the domain, outlined afterwards. */
export const plateStates = {
  pending: 'free',
  registered: 'free',
  renewing: 'free',
  grace: 'free',
  redemption: 'unknown',
  expired: 'taken',
  cancelled: 'taken',
} as const satisfies Record<AccountDomain['state'], PlateState>
