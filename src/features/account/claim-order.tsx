import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { claimOrderAction } from './actions/account-actions'

interface ClaimOrderProps {
  readonly orderNumber: string
  readonly isSignedIn: boolean
}

/** O7: a guest's order, open by its token, can be kept in an account. */
export const ClaimOrder = ({ orderNumber, isSignedIn }: ClaimOrderProps) => {
  const t = useTranslations('account.claim')
  const locale = useLocale()
  const next = encodeURIComponent(`/${locale}/orders/${orderNumber}`)
  return (
    <aside className="claim-order wide">
      <p>{t('body')}</p>
      {isSignedIn ? (
        <form action={claimOrderAction.bind(null, locale, orderNumber)}>
          <Button type="submit">{t('submit')}</Button>
        </form>
      ) : (
        <ButtonLink href={`/${locale}/login?next=${next}`}>{t('logIn')}</ButtonLink>
      )}
    </aside>
  )
}
