import { useTranslations } from 'next-intl'
import type { OwnSubscription } from '@/modules/subscriptions/subscriptions.service'
import { ButtonLink } from '@/ui/button/button-link'

/** U28: where what was bought is found. The password is its owner's, set at the host. */
export const SubscriptionAccess = ({ own: { access, subscription } }: { readonly own: OwnSubscription }) => {
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
      {/* A name that only this machine has (RFC 6761). */}
      {access.address.endsWith('.localhost') ? <p className="muted small">{t('simulated')}</p> : null}
    </>
  )
}
