import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { amountFormatter } from '@/core/receipt/model'
import type { Balance } from '@/core/subscriptions/types'
import type { MovementList } from '@/modules/subscriptions/subscriptions.service'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import { ListPages } from './list-pages'
import { useSubscriptionWords } from './subscription-words'

interface BalancePartProps {
  readonly subscription: SubscriptionRecord
  readonly balance: Balance
  readonly list: MovementList
  readonly priceLocale: string | undefined
}

const Movements = ({ subscription, list: { movements, page, pages }, priceLocale }: Omit<BalancePartProps, 'balance'>) => {
  const t = useTranslations('account.balance')
  const { locale, day } = useSubscriptionWords(priceLocale)
  const format = amountFormatter(subscription.currency, priceLocale)
  return (
    <>
      <table className="account-table">
        <caption className="visually-hidden">{t('movements')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('whenHead')}</th>
            <th scope="col">{t('whatHead')}</th>
            <th scope="col" className="number">
              {t('amountHead')}
            </th>
            <th scope="col" className="number">
              {t('afterHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map(({ number, kind, amount, at, day: drawn, orderNumber, balanceAfter }) => (
            <tr key={number}>
              <th scope="row">{day(at)}</th>
              <td className="account-table__wide">
                <span>{t(`kinds.${kind}`, { day: drawn === null ? '' : day(drawn) })}</span>{' '}
                {orderNumber === null ? null : <Link href={`/${locale}/orders/${orderNumber}`}>{orderNumber}</Link>}
              </td>
              <td className="number">{format(amount)}</td>
              <td className="number">{format(balanceAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 ? <ListPages path={`/subscriptions/${subscription.id}`} page={page} pages={pages} /> : null}
    </>
  )
}

/** U36: what is left, how long it lasts, when it is topped up, and what moved it. */
export const BalancePart = ({ subscription, balance, list, priceLocale }: BalancePartProps) => {
  const t = useTranslations('account.balance')
  const { day, priceOf } = useSubscriptionWords(priceLocale)
  const format = amountFormatter(subscription.currency, priceLocale)
  const isRunning = subscription.state !== 'ended' && !subscription.cancelAtEnd
  return (
    <>
      <ul className="account-rows">
        <li>
          <span>
            <b>{t('left')}</b>
            <small>{t('how', { amount: priceOf(subscription) })}</small>
          </span>
          <b className="account-rows__end number">{format(balance.left)}</b>
        </li>
        <li>
          <span>
            <b>{t('topUp')}</b>
            <small>{t('topUpNote', { threshold: format(balance.threshold) })}</small>
          </span>
          <span className="account-rows__end">{isRunning ? t('onDay', { date: day(balance.topUpAt) }) : t('none')}</span>
        </li>
      </ul>
      <Movements subscription={subscription} list={list} priceLocale={priceLocale} />
    </>
  )
}
