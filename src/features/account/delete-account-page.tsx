import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/components/forms/action-form.client'
import { ButtonLink } from '@/components/ui/button/button'
import { amountFormatter } from '@/core/receipt/model'
import type { AccountClosure } from '@/modules/accounts/accounts.service'
import { deleteAction } from './actions/account-actions'
import { formWords, knownPassword } from './common-fields'
import { AccountFrame, AccountSection, DuePartRow, useSubscriptionWords } from './subscriptions-page'

interface DeleteAccountPageProps {
  readonly closure: AccountClosure
  readonly email: string
  /** Epoch milliseconds; overdue items end now. */
  readonly now: number
  readonly priceLocale: string | undefined
}

const Subscriptions = ({ closure: { subscriptions, parts }, now, priceLocale }: Omit<DeleteAccountPageProps, 'email'>) => {
  const t = useTranslations('account.deletion')
  const { day, nameOf } = useSubscriptionWords(priceLocale)
  return (
    <AccountSection id="subscriptions" heading={t('subscriptions')}>
      <p>{t('subscriptionsBody')}</p>
      <ul className="account-rows">
        {subscriptions.map((each) => (
          <li key={each.id}>
            <span>
              <b>{nameOf(each)}</b>
              {each.balance ? (
                <small>{t('balance', { amount: amountFormatter(each.currency, priceLocale)(each.balance.left) })}</small>
              ) : null}
            </span>
            <span className="account-rows__end">{each.termEnd > now ? t('endsOn', { date: day(each.termEnd) }) : t('endsNow')}</span>
          </li>
        ))}
        {parts.map((part) => (
          <DuePartRow key={part.paymentId} part={part} priceLocale={priceLocale} />
        ))}
      </ul>
      {parts.length > 0 ? <p>{t('owed')}</p> : null}
    </AccountSection>
  )
}

/** U48, `/{lang}/settings/delete`: what ends and when, what is lost and what is retained, then the confirmation. */
export const DeleteAccountPage = ({ closure, email, now, priceLocale }: DeleteAccountPageProps) => {
  const words = useTranslations('account')
  const t = useTranslations('account.deletion')
  const { locale, day } = useSubscriptionWords(priceLocale)
  const { subscriptions, domains, cards } = closure
  return (
    <AccountFrame path="/settings" heading={t('title')} intro={t('intro')}>
      {subscriptions.length > 0 ? <Subscriptions closure={closure} now={now} priceLocale={priceLocale} /> : null}
      {domains.length > 0 ? (
        <AccountSection id="domains" heading={t('domains')}>
          <p>{t('domainsBody')}</p>
          <ul className="account-rows">
            {domains.map(({ domain, expiresAt }) => (
              <li key={domain}>
                <b translate="no">{domain}</b>
                {expiresAt === null ? null : (
                  <span className="account-rows__end">{t('expiresOn', { date: day(Date.parse(expiresAt)) })}</span>
                )}
              </li>
            ))}
          </ul>
        </AccountSection>
      ) : null}
      {cards.length > 0 ? (
        <AccountSection id="cards" heading={t('cards')}>
          <p>{t('cardsBody')}</p>
          <ul className="account-rows">
            {cards.map((card) => (
              <li key={card}>
                <b translate="no">{card}</b>
              </li>
            ))}
          </ul>
        </AccountSection>
      ) : null}
      <AccountSection id="lost" heading={t('lost')}>
        <p>{t('lostBody')}</p>
        <p>{t('staysBody')}</p>
        <p>
          <a href={`/api/account/export?lang=${locale}`} download="account.json">
            {words('settings.export')}
          </a>
        </p>
      </AccountSection>
      <AccountSection id="confirm" heading={t('confirm')}>
        <ActionForm
          id="form-delete"
          look="account-form"
          action={deleteAction.bind(null, locale)}
          variant="solid"
          fields={[
            {
              name: 'confirmation',
              label: t('confirmation'),
              hint: t('confirmationHint', { email }),
              autoComplete: 'off',
              maxLength: 254,
              required: true,
              className: 'span-4',
            },
            { ...knownPassword(words('fields.password')), className: 'span-4' },
          ]}
          words={formWords(words, words('settings.deleteSubmit'))}
          beside={<ButtonLink href={`/${locale}/settings`}>{t('keep')}</ButtonLink>}
        />
      </AccountSection>
    </AccountFrame>
  )
}

/** `/{lang}/account-deleted`: the same for everyone. */
export const AccountDeletedPage = () => {
  const t = useTranslations('account.deletion')
  const locale = useLocale()
  return (
    <div className="wide account-page">
      <h1>{t('doneTitle')}</h1>
      <p className="account-page__intro">{t('doneBody')}</p>
      <p>{t('doneMail')}</p>
      <p>
        <ButtonLink variant="solid" href={`/${locale}`}>
          {t('home')}
        </ButtonLink>
      </p>
    </div>
  )
}
