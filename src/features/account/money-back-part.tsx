import { useTranslations } from 'next-intl'
import type { OwnSubscription } from '@/modules/subscriptions/subscriptions.service'
import { ButtonLink } from '@/ui/button/button-link'
import { useSubscriptionWords } from './subscription-words'

/** U14: until when, what is not in it, and the way to the figures. */
export const MoneyBackPart = ({ id, until }: { readonly id: OwnSubscription['subscription']['id']; readonly until: number }) => {
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
