import { useLocale, useTranslations } from 'next-intl'
import { domainLifecycle } from '@/lib/config/limits'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import type { Shop } from '@/modules/content/shop-settings'
import { ButtonLink } from '@/ui/button/button-link'
import { AccountFrame } from './account-frame'
import { DomainRow } from './domain-row'
import { createYearPrices } from './year-prices'

interface MyDomainsProps {
  readonly domains: readonly AccountDomain[]
  readonly shop: Shop
  readonly now: number
  readonly priceLocale: string | undefined
}

const order = [
  'redemption',
  'grace',
  'renewing',
  'pending',
  'registered',
  'expired',
  'cancelled',
] as const satisfies readonly AccountDomain['state'][]

/** What asks for something first, what is gone last. */
const byNeed = (first: AccountDomain, second: AccountDomain): number =>
  order.indexOf(first.state) - order.indexOf(second.state) || (first.expiresAt ?? '').localeCompare(second.expiresAt ?? '')

/** `/{lang}/my-domains`: each name as its plate, with its day, its price and its switches. */
export const MyDomainsPage = ({ domains, shop, now, priceLocale }: MyDomainsProps) => {
  const t = useTranslations('account.domains')
  const locale = useLocale()
  const prices = createYearPrices(shop, priceLocale)
  return (
    <AccountFrame path="/my-domains" heading={t('title')} intro={t('intro', { days: domainLifecycle.renewalOrderDays })}>
      {domains.length > 0 ? (
        <ul className="name-rows" aria-label={t('listLabel')}>
          {[...domains].sort(byNeed).map((domain) => (
            <DomainRow
              key={`${domain.domain} ${domain.orderNumber ?? ''}`}
              domain={domain}
              now={now}
              renewal={prices.of(domain).nameAlone}
              addonPrice={prices.addon}
            />
          ))}
        </ul>
      ) : (
        <div className="name-rows__empty">
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyBody')}</p>
          <ButtonLink variant="go" href={`/${locale}/domains/search`}>
            {t('search')}
          </ButtonLink>
        </div>
      )}
    </AccountFrame>
  )
}
