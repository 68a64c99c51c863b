import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { claimOrderAction } from './actions/account-actions'

interface ClaimOrderProps {
  readonly orderNumber: string
  readonly isSignedIn: boolean
}

/** O7, U41: a guest's order, open by its token, can be kept in an account: one that is there, or a new one with what the order knows. */
export const ClaimOrder = ({ orderNumber, isSignedIn }: ClaimOrderProps) => {
  const t = useTranslations('account.claim')
  const locale = useLocale()
  const next = encodeURIComponent(`/${locale}/orders/${orderNumber}`)
  return (
    <aside className="claim-order wide">
      <p>{t(isSignedIn ? 'body' : 'guestBody')}</p>
      {isSignedIn ? (
        <form action={claimOrderAction.bind(null, locale, orderNumber)}>
          <Button type="submit">{t('submit')}</Button>
        </form>
      ) : (
        <div className="claim-order__ways">
          <ButtonLink variant="solid" href={`/${locale}/register?order=${orderNumber}`}>
            {t('register')}
          </ButtonLink>
          <ButtonLink href={`/${locale}/login?next=${next}`}>{t('logIn')}</ButtonLink>
        </div>
      )}
    </aside>
  )
}
