import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { amountFormatter } from '@/core/receipt/model'
import type { Balance } from '@/core/subscriptions/types'
import type { MovementList, OwnSubscription } from '@/modules/subscriptions/subscriptions.service'
import type { Website, WebsiteSetup } from '@/modules/websites/websites.service'
import { WebsiteSetupCards } from '@/components/website-setup/website-setup'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import { ListPages, useSubscriptionWords, AccountFrame, AccountSection, DuePartRow } from './subscriptions-page'
import { ButtonLink, Button, buttonClasses } from '@/components/ui/button/button'
import { cardText } from '@/core/payments/types'
import { changeSubscriptionAction, orderTermAction, cancelChangeAction } from './actions/subscription-actions'
import { DomainSection, CheckForm } from './subscription-domains'

interface ChangeSectionProps {
  readonly own: OwnSubscription
  readonly priceLocale: string | undefined
}

/** Change of plan, period or quantity, or the change that awaits payment. Null if nothing can be changed. */
export const ChangeSection = ({ own: { subscription, change }, priceLocale }: ChangeSectionProps) => {
  const t = useTranslations('account.change')
  const { locale, day } = useSubscriptionWords(priceLocale)
  const { id, credit, currency } = subscription
  return (
    <>
      {credit > 0 ? <p>{t('creditBody', { amount: amountFormatter(currency, priceLocale)(credit) })}</p> : null}
      {change ? (
        <>
          <p>{t('open', { name: change.after.name, date: day(change.expiresAt) })}</p>
          <ButtonLink size="small" variant="solid" href={`/${locale}/orders/${change.orderNumber}`}>
            {t('pay')}
          </ButtonLink>
          <form action={cancelChangeAction.bind(null, locale, id)}>
            <Button type="submit" size="small">
              {t('cancel')}
            </Button>
          </form>
        </>
      ) : (
        <>
          <p>{t('intro')}</p>
          <ButtonLink size="small" href={`/${locale}/subscriptions/${id}/change`}>
            {t('start')}
          </ButtonLink>
        </>
      )}
    </>
  )
}

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

/** Prepaid balance (U36). */
const BalancePart = ({ subscription, balance, list, priceLocale }: BalancePartProps) => {
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

/** U14: deadline and exclusions of the money-back guarantee, with a link to the amounts. */
const MoneyBackPart = ({ id, until }: { readonly id: OwnSubscription['subscription']['id']; readonly until: number }) => {
  const t = useTranslations('account.moneyBack')
  const { locale, day } = useSubscriptionWords(undefined)
  return (
    <>
      <p>{t('intro', { date: day(until) })}</p>
      <ButtonLink size="small" href={`/${locale}/subscriptions/${id}/money-back`}>
        {t('start')}
      </ButtonLink>
    </>
  )
}

/** U28: where the customer finds the service. Customers set the password at the host. */
const SubscriptionAccess = ({ own: { access, subscription } }: { readonly own: OwnSubscription }) => {
  const t = useTranslations('account.subscriptions')
  if (access === null) return <p>{subscription.state === 'pending' ? t('accessWait') : t('accessNone')}</p>
  return (
    <>
      <ul className="account-rows">
        <li>
          <b>{t('server')}</b>
          <span className="account-rows__end" translate="no">
            {access.address}
          </span>
        </li>
        <li>
          <b>{t('user')}</b>
          <span className="account-rows__end" translate="no">
            {access.user}
          </span>
        </li>
        <li>
          <span>
            <b>{t('panel')}</b>
            <small>{t('password')}</small>
          </span>
          <span className="account-rows__end">
            <ButtonLink size="small" href={access.panel}>
              {t('toPanel')}
            </ButtonLink>
          </span>
        </li>
      </ul>
      {/* A simulated host (RFC 6761). */}
      {access.address.endsWith('.localhost') ? <p className="muted small">{t('simulated')}</p> : null}
    </>
  )
}

interface SubscriptionPageProps {
  readonly own: OwnSubscription
  readonly priceLocale: string | undefined
}

const Figures = ({ own, priceLocale }: SubscriptionPageProps) => {
  const { subscription, open, isOrderable } = own
  const { t, locale, day, priceOf, nextOf } = useSubscriptionWords(priceLocale)
  const balanceWords = useTranslations('account.balance')
  const { id, state, termStart, termEnd, isHeld } = subscription
  return (
    <ul className="account-rows">
      <li>
        <span>
          <b>{t('stateHead')}</b>
          {isHeld ? <small>{t('heldBody')}</small> : null}
        </span>
        <span className="account-rows__end">{t(`states.${state}`)}</span>
      </li>
      <li>
        <b>{subscription.balance ? balanceWords('lasts') : t('term')}</b>
        <span className="account-rows__end">
          {subscription.balance ? day(termEnd) : t('fromTo', { from: day(termStart), to: day(termEnd) })}
        </span>
      </li>
      <li>
        <span>
          <b>{t('priceHead')}</b>
          {subscription.balance ? null : <small>{t('priceNote')}</small>}
        </span>
        <b className="account-rows__end number">{priceOf(subscription)}</b>
      </li>
      <PaidBy own={own} priceLocale={priceLocale} />
      {own.parts.map((part) => (
        <DuePartRow key={part.paymentId} part={part} priceLocale={priceLocale} />
      ))}
      <li>
        <b>{t('dueHead')}</b>
        <span className="account-rows__end">
          <span>{nextOf(subscription)}</span>
          {open ? (
            <ButtonLink size="small" variant="solid" href={`/${locale}/orders/${open.orderNumber}`}>
              {t('pay')}
            </ButtonLink>
          ) : null}
          {isOrderable && open === null ? (
            <form action={orderTermAction.bind(null, locale, id)}>
              <Button type="submit" size="small">
                {t('order')}
              </Button>
            </form>
          ) : null}
        </span>
      </li>
    </ul>
  )
}

/** U20: payment method and state of the term that is due. */
const PaidBy = ({ own: { subscription, open, card, charge }, priceLocale }: SubscriptionPageProps) => {
  const { t, locale, day } = useSubscriptionWords(priceLocale)
  if (subscription.state === 'ended' || subscription.cancelAtEnd) return null
  const text = card === null ? '' : cardText(card)
  const said = (): string => {
    if (charge?.state === 'authentication') return t('payConfirm')
    if (card === null || (open !== null && charge === null) || charge?.state === 'stopped') return t('payHand')
    if (charge?.state === 'charging') return t('payCharging', { card: text })
    if (charge?.state !== 'declined') return t('payCard', { card: text })
    const isLast = charge.nextAt === null || charge.refusedCard === card.id
    return isLast ? t('payDeclinedLast', { card: text }) : t('payDeclined', { card: text, date: day(charge.nextAt) })
  }
  return (
    <li>
      <b>{t('payHead')}</b>
      <span className="account-rows__end">
        <span>{said()}</span> <Link href={`/${locale}/settings#cards`}>{t('payCards')}</Link>
      </span>
    </li>
  )
}

/** Confirmation in a disclosure; works without JavaScript. */
const CancelPart = ({ own: { subscription, parts }, priceLocale }: SubscriptionPageProps) => {
  const balanceWords = useTranslations('account.balance')
  const { t, locale, day } = useSubscriptionWords(priceLocale)
  const moneyBack = useTranslations('account.moneyBack')
  const { id, kind, cancelAtEnd, termEnd, state, isHeld, balance } = subscription
  if (state === 'ended') return <p>{subscription.endReason === 'refunded' ? moneyBack('done') : t('endedBody')}</p>
  const date = day(termEnd)
  const isOver = state === 'pastDue' || (state === 'suspended' && !isHeld)
  if (cancelAtEnd)
    return (
      <form action={changeSubscriptionAction.bind(null, locale, id, 'resume')}>
        <p>{t('cancelledBody', { date, owed: parts.length > 0 ? 'yes' : 'no' })}</p>
        <Button type="submit" size="small">
          {t('resume')}
        </Button>
      </form>
    )
  return (
    <details className="cancel-subscription">
      <summary className={buttonClasses({})}>{t('cancel')}</summary>
      <form action={changeSubscriptionAction.bind(null, locale, id, 'cancelAtEnd')}>
        <p>{isOver ? t('cancelNowBody') : t('cancelBody', { date })}</p>
        {isOver ? null : <p>{t('cancelLost', { kind: kind === 'email' ? 'mailbox' : kind })}</p>}
        {balance ? <p>{balanceWords('refund')}</p> : null}
        <Button type="submit" size="small">
          {isOver ? t('confirmNow') : t('confirm', { date })}
        </Button>
      </form>
    </details>
  )
}

const Orders = ({ own: { orders }, priceLocale }: SubscriptionPageProps) => {
  const { t, locale, day } = useSubscriptionWords(priceLocale)
  const statuses = useTranslations('account.dashboard.statuses')
  const invoiceWords = useTranslations('account.invoices')
  return (
    <table className="account-table">
      <caption className="visually-hidden">{t('orders')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('orderHead')}</th>
          <th scope="col">{t('statusHead')}</th>
          <th scope="col">{t('invoiceHead')}</th>
          <th scope="col" className="number">
            {t('totalHead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ orderNumber, termStart, status, currency, total, invoices }) => (
          <tr key={orderNumber}>
            <th scope="row">
              <Link href={`/${locale}/orders/${orderNumber}`}>{orderNumber}</Link>
              <br />
              <span className="small muted">{t('termFrom', { date: day(termStart) })}</span>
            </th>
            <td className="account-table__wide">{statuses(status)}</td>
            <td className="account-table__wide">
              {invoices.map((number) => (
                // A file: Link would prefetch it.
                <div key={number}>
                  <a href={`/${locale}/orders/${orderNumber}/invoices/${number}`} aria-label={invoiceWords('pdfOf', { number })}>
                    {number}
                  </a>
                </div>
              ))}
            </td>
            <td className="number">{amountFormatter(currency, priceLocale)(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface WebsiteProps {
  readonly website: Website
  readonly setups: readonly WebsiteSetup[]
}

export const SubscriptionPage = ({ own, website, setups, priceLocale }: SubscriptionPageProps & WebsiteProps) => {
  const { t, titleOf } = useSubscriptionWords(priceLocale)
  const moneyBack = useTranslations('account.moneyBack')
  const balanceWords = useTranslations('account.balance')
  const attach = useTranslations('account.attach')
  const setup = useTranslations('websiteSetup')
  const { balance, state, cancelAtEnd } = own.subscription
  const isRunning = state !== 'ended' && !cancelAtEnd
  return (
    <AccountFrame path="/subscriptions" heading={titleOf(own.subscription)}>
      {setups.length > 0 ? (
        <AccountSection id="setup" heading={setup('heading', { count: setups.length })}>
          <WebsiteSetupCards websites={setups} checkOf={(subscription) => <CheckForm subscription={subscription} />} />
        </AccountSection>
      ) : null}
      <AccountSection id="runs" heading={t('runs')}>
        <Figures own={own} priceLocale={priceLocale} />
      </AccountSection>
      {own.subscription.state === 'ended' ? null : (
        <AccountSection id="access" heading={t('accessHead')}>
          <SubscriptionAccess own={own} />
        </AccountSection>
      )}
      {own.subscription.state === 'ended' ? null : (
        <AccountSection id="domain" heading={attach('heading')}>
          <DomainSection subscription={own.subscription} website={website} />
        </AccountSection>
      )}
      {balance && own.movements ? (
        <AccountSection id="balance" heading={balanceWords('heading')}>
          <BalancePart subscription={own.subscription} balance={balance} list={own.movements} priceLocale={priceLocale} />
        </AccountSection>
      ) : null}
      {own.subscription.state === 'active' && !own.subscription.cancelAtEnd ? (
        <AccountSection id="change" heading={t('change')}>
          {balance ? <p>{balanceWords('change')}</p> : <ChangeSection own={own} priceLocale={priceLocale} />}
        </AccountSection>
      ) : null}
      {own.moneyBackUntil === null ? null : (
        <AccountSection id="money-back" heading={moneyBack('heading')}>
          <MoneyBackPart id={own.subscription.id} until={own.moneyBackUntil} />
        </AccountSection>
      )}
      <AccountSection id="cancel" heading={isRunning ? t('cancel') : t('ending')}>
        <CancelPart own={own} priceLocale={priceLocale} />
      </AccountSection>
      <AccountSection id="orders" heading={t('orders')}>
        <Orders own={own} priceLocale={priceLocale} />
      </AccountSection>
    </AccountFrame>
  )
}
