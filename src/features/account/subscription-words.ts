import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/core/dates'
import { amountFormatter } from '@/core/receipt/model'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'

/** What is said of a subscription wherever it stands. */
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
  const nameOf = ({ name, quantity }: SubscriptionRecord): string => (quantity > 1 ? receipt('many', { quantity, line: name }) : name)
  return { t, locale, day, priceOf, nextOf, nameOf }
}
