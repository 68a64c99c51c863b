import type { useTranslations } from 'next-intl'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { formatDay } from '@/core/dates'

type DomainWords = ReturnType<typeof useTranslations<'account.domains'>>

const day = (instant: string | null, locale: string): string => (instant === null ? '' : formatDay(new Date(instant), locale))

/** U44: from so many days before its end on, a domain asks for its renewal. */
const soonDays = 30

const daysUntil = (instant: string, now: number): number => Math.max(0, Math.ceil((Date.parse(instant) - now) / 86_400_000))

/** U44: whether a domain that nobody has renewed ends within thirty days. */
export const isExpiringSoon = ({ state, expiresAt }: AccountDomain, now: number): boolean =>
  state === 'renewing' && expiresAt !== null && daysUntil(expiresAt, now) <= soonDays

/** What a domain's state is called, with its day. */
export const stateSentence = (words: DomainWords, domain: AccountDomain, locale: string, now: number): string => {
  const { state, autoRenew, expiresAt, until } = domain
  if (expiresAt !== null && isExpiringSoon(domain, now))
    return words('states.soon', { date: day(expiresAt, locale), days: daysUntil(expiresAt, now) })
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
