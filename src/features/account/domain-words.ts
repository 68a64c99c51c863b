import type { useTranslations } from 'next-intl'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { domainLifecycle } from '@/lib/config/limits'
import { daysUntil } from '@/core/domains/lifecycle'
import { cardText } from '@/core/payments/types'
import { formatDay } from '@/core/dates'
import { convertUnit, type Amounts } from '@/core/money/currency'
import type { Minor, UsdCents } from '@/core/money/types'
import { usdCents } from '@/core/money/arithmetic'
import { type Shop, createPricesBeforeTax } from '@/modules/content/shop-settings'
import type { SelectOption } from '@/components/ui/select/select'

type DomainWords = ReturnType<typeof useTranslations<'account.domains'>>

const day = (instant: string | null, locale: string): string => (instant === null ? '' : formatDay(new Date(instant), locale))

/** U44: days before expiry from which renewal is suggested. */
const soonDays = 30

/** U44: whether a domain without renewal expires within 30 days. */
export const isExpiringSoon = ({ state, expiresAt }: AccountDomain, now: number): boolean =>
  state === 'renewing' && expiresAt !== null && daysUntil(Date.parse(expiresAt), now) <= soonDays

/** U52: whether the domain renews automatically; null if that does not apply. */
export const renewalSentence = (words: DomainWords, domain: AccountDomain, locale: string): string | null => {
  const { state, autoCharge, renewsBy, charge } = domain
  if (state !== 'registered' && state !== 'renewing') return null
  if (renewsBy === 'card' && charge !== null)
    return words(charge.isRetry ? 'renewsBy.retry' : 'renewsBy.card', { card: cardText(charge.card), date: day(charge.at, locale) })
  if (renewsBy === 'order' && !autoCharge) return words('renewsBy.order', { days: domainLifecycle.renewalOrderDays })
  return words(renewsBy === 'order' ? 'renewsBy.noCard' : renewsBy === 'paid' ? 'renewsBy.paid' : 'renewsBy.none')
}

export const stateSentence = (words: DomainWords, domain: AccountDomain, locale: string, now: number): string => {
  const { state, autoRenew, expiresAt, until } = domain
  if (expiresAt !== null && isExpiringSoon(domain, now))
    return words('states.soon', { date: day(expiresAt, locale), days: daysUntil(Date.parse(expiresAt), now) })
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

/** Renewal cost at today's prices before tax; `null` if no longer sold. */
interface YearPrices {
  readonly nameAlone: Amounts | null
  /** Including its add-ons that are still sold. */
  readonly whole: Amounts | null
}

/** Prices in USD, as stored. */
type PricedDomain = Pick<AccountDomain, 'renewal' | 'addons'>

/** M4: converts and rounds each price, then adds, once per currency. */
export const createYearPrices = (shop: Shop, priceLocale: string | undefined) => {
  const prices = createPricesBeforeTax(shop, priceLocale)
  const addonPrices = new Map(shop.addons.map(({ id, price }) => [id, price]))
  const addonOf = (id: string): UsdCents | undefined => addonPrices.get(id)

  return {
    addon: (id: string): Amounts | null => {
      const price = addonOf(id)
      return price === undefined ? null : prices.unit(price)
    },
    of: ({ renewal: inDollars, addons }: PricedDomain): YearPrices => {
      if (inDollars === null) return { nameAlone: null, whole: null }
      const renewal = usdCents(inDollars)
      const parts = [renewal, ...addons.map(({ id }) => addonOf(id)).filter((price) => price !== undefined)]
      const whole = prices.each((currency) => parts.reduce((sum, price) => sum + convertUnit(price, currency), 0) as Minor)
      return { nameAlone: prices.unit(renewal), whole }
    },
  }
}

const offered: readonly number[] = [300, 3600, 14_400, 86_400]

const unitsOf = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const

/** For example "1 hour". */
export const duration = (seconds: number, locale: string): string => {
  const [unit, size] = Object.entries(unitsOf).find(([, each]) => seconds % each === 0) ?? ['second', 1]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size)
}

/** TTL choices; the current value is always included. */
export const ttlOptions = (locale: string, standing = 3600): readonly SelectOption[] =>
  [...new Set([...offered, standing])]
    .sort((first, second) => first - second)
    .map((seconds) => ({ value: String(seconds), label: duration(seconds, locale) }))
