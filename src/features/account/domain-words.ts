import type { useTranslations } from 'next-intl'
import type { AccountDomain } from '@/contract/account-answers'
import { formatDay } from '@/core/calendar'

type DomainWords = ReturnType<typeof useTranslations<'account.domains'>>

const day = (instant: string | null, locale: string): string => (instant === null ? '' : formatDay(new Date(instant), locale))

/** What a name's state is called, with its day. */
export const stateSentence = (words: DomainWords, { state, autoRenew, expiresAt, until }: AccountDomain, locale: string): string => {
  switch (state) {
    case 'registered':
      return words('states.registered', { date: day(expiresAt, locale) })
    case 'renewing':
      return words(autoRenew ? 'states.renewing' : 'states.ending', { date: day(expiresAt, locale) })
    case 'grace':
    case 'redemption':
      return words(`states.${state}`, { date: day(until, locale) })
    case 'pending':
    case 'expired':
    case 'cancelled':
      return words(`states.${state}`)
    default:
      return state satisfies never
  }
}
