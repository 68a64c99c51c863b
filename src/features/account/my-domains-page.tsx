import { useTranslations, useLocale } from 'next-intl'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { Price, type ShownAmounts } from '@/components/ui/price/price'
import Link from 'next/link'
import { isHeld } from '@/core/domains/lifecycle'
import { VisuallyHidden } from '@/components/ui/accessibility/accessibility'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { formatYears } from '@/core/dates'
import { yearChoices } from '@/core/pricing/prices'
import { Plate } from '@/components/ui/plate/plate'
import { Select } from '@/components/ui/select/select'
import { switchDomainAction } from './actions/account-actions'
import { isExpiringSoon, renewalSentence, stateSentence, createYearPrices } from './domain-words'
import { plateStates, AccountFrame } from './subscriptions-page'
import { domainLifecycle } from '@/lib/config/limits'
import type { Shop } from '@/modules/content/shop-settings'

interface DomainFiguresProps {
  readonly addons: AccountDomain['addons']
  /** Yearly, without add-ons. */
  readonly renewal: ShownAmounts | null
  readonly addonPrice: (id: string) => ShownAmounts | null
}

const DomainFigures = ({ addons, renewal, addonPrice }: DomainFiguresProps) => {
  const t = useTranslations('account.domains')
  return (
    <dl className="name-row__figures">
      {renewal ? (
        <div>
          <dt>{t('renewsAt')}</dt>
          <dd>
            <Price amounts={renewal} /> <span className="small muted">{t('perYear')}</span>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t('addons')}</dt>
        <dd>
          {addons.length === 0 ? <span className="muted">{t('noAddons')}</span> : null}
          {addons.map(({ id, name }) => {
            const price = addonPrice(id)
            return (
              <span className="name-row__addon" key={id}>
                <span>{name}</span>
                {price ? <Price amounts={price} look="plain" /> : null}
              </span>
            )
          })}
        </dd>
      </div>
    </dl>
  )
}

interface SwitchButtonProps {
  /** Sets the opposite state. */
  readonly action: () => Promise<void>
  readonly isOn: boolean
  readonly label: string
  /** Accessible description, read after the label. */
  readonly about: string
  readonly on: string
  readonly off: string
}

/** A switch as a form: works without JavaScript, with its state as text. */
const SwitchButton = ({ action, isOn, label, about, on, off }: SwitchButtonProps) => (
  <form action={action}>
    <button type="submit" role="switch" aria-checked={isOn} className="switch">
      <span className="switch__track" aria-hidden="true">
        <span className="switch__knob" />
      </span>
      <span>
        {label}
        <span className="visually-hidden"> {about}</span>
      </span>
      <span className="switch__word" aria-hidden="true">
        {isOn ? on : off}
      </span>
    </button>
  </form>
)

/** U50: whether a saved card renews the domain and, if not, whether the shop creates a renewal order each year. */
export const RenewalSwitches = ({ domain: { domain, autoRenew, autoCharge } }: { readonly domain: AccountDomain }) => {
  const t = useTranslations('account.domains')
  const locale = useLocale()
  const switches = autoCharge ? (['autoCharge'] as const) : (['autoCharge', 'autoRenew'] as const)
  const isOn = { autoCharge, autoRenew }
  return switches.map((what) => (
    <SwitchButton
      key={what}
      action={switchDomainAction.bind(null, locale, domain, what, !isOn[what])}
      isOn={isOn[what]}
      label={t(what)}
      about={domain}
      on={t('on')}
      off={t('off')}
    />
  ))
}

interface RenewFormProps extends Pick<AccountDomain, 'renewableYears'> {
  readonly name: string
  readonly isUrgent: boolean
}

/** A GET form for the cost of the selected years (U43); orders nothing. */
const RenewForm = ({ name, renewableYears, isUrgent }: RenewFormProps) => {
  const t = useTranslations('account.domains')
  const locale = useLocale()
  return (
    <form className="name-row__renew" method="get" action={`/${locale}/my-domains/${name}/renew`}>
      {renewableYears > 1 ? (
        <Select
          boxed
          name="years"
          aria-label={t('renewYears', { name })}
          options={yearChoices(renewableYears).map((years) => ({ value: String(years), label: formatYears(years, locale) }))}
        />
      ) : null}
      <Button type="submit" size="small" variant={isUrgent ? 'solid' : 'outline'}>
        {t('renewNow')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </form>
  )
}

interface DomainRowProps {
  readonly domain: AccountDomain
  readonly now: number
  readonly renewal: ShownAmounts | null
  readonly addonPrice: (id: string) => ShownAmounts | null
}

/** The switches are hidden for domains that are no longer held. */
export const DomainRow = ({ domain, now, renewal, addonPrice }: DomainRowProps) => {
  const t = useTranslations('account.domains')
  const locale = useLocale()
  const { domain: name, state, expiresAt, renewableYears, isLocked, addons, orderNumber } = domain
  const isSwitchable = isHeld(state) || state === 'pending'
  const said = renewalSentence(t, domain, locale)
  const isLeftAlone = domain.renewsBy === 'card' || domain.renewsBy === 'paid'
  const isUrgent = state === 'grace' || state === 'redemption' || (isExpiringSoon(domain, now) && !isLeftAlone)
  return (
    <li className="name-row">
      <div className="name-row__name">
        <h2>
          {isHeld(state) ? (
            <Link className="plate-link" href={`/${locale}/my-domains/${name}`}>
              <Plate name={name} size="large" state={plateStates[state]} />
            </Link>
          ) : (
            <Plate name={name} size="large" state={plateStates[state]} />
          )}
        </h2>
        <p className={isUrgent ? 'name-row__state name-row__state--urgent' : 'name-row__state'}>{stateSentence(t, domain, locale, now)}</p>
        {said === null ? null : <p className="name-row__renewal">{said}</p>}
        {isHeld(state) ? (
          <Link className="name-row__order" href={`/${locale}/my-domains/${name}`}>
            {t('dns')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Link>
        ) : null}
        {orderNumber === null ? null : (
          <Link className="name-row__order" href={`/${locale}/orders/${orderNumber}`}>
            {t('order')}
          </Link>
        )}
      </div>
      {isSwitchable ? <DomainFigures addons={addons} renewal={renewal} addonPrice={addonPrice} /> : null}
      {isSwitchable ? (
        <div className="name-row__switches">
          {renewableYears > 0 && renewal !== null && expiresAt !== null ? (
            <RenewForm name={name} renewableYears={renewableYears} isUrgent={isUrgent} />
          ) : null}
          <RenewalSwitches domain={domain} />
          <SwitchButton
            action={switchDomainAction.bind(null, locale, name, 'isLocked', !isLocked)}
            isOn={isLocked}
            label={t('lock')}
            about={name}
            on={t('on')}
            off={t('off')}
          />
        </div>
      ) : null}
    </li>
  )
}

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

/** Most urgent first, expired last. */
const byNeed = (first: AccountDomain, second: AccountDomain): number =>
  order.indexOf(first.state) - order.indexOf(second.state) || (first.expiresAt ?? '').localeCompare(second.expiresAt ?? '')

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
