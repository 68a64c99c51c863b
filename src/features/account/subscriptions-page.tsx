import Link from 'next/link'
import type { SubscriptionList } from '@/modules/subscriptions/subscriptions.service'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import { AccountFrame } from './account-frame'
import { ListPages } from './list-pages'
import { useSubscriptionWords } from './subscription-words'

interface ListProps {
  readonly list: SubscriptionList
  readonly priceLocale: string | undefined
}

/** What runs, its state, when it is due and what a term costs. */
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

/** `/{lang}/subscriptions`: what was bought and lives on. */
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
