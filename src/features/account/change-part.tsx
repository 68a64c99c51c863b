import { useTranslations } from 'next-intl'
import { amountFormatter } from '@/core/receipt/model'
import type { OwnSubscription } from '@/modules/subscriptions/subscriptions.service'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { cancelChangeAction } from './actions/change-plan-actions'
import { useSubscriptionWords } from './subscriptions-page'

interface ChangePartProps {
  readonly own: OwnSubscription
  readonly priceLocale: string | undefined
}

/** Change of plan, period or quantity, or the change that awaits payment. Null if nothing can be changed. */
export const ChangePart = ({ own: { subscription, change }, priceLocale }: ChangePartProps) => {
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
