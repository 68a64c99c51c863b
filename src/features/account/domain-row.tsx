import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { isHeld } from '@/core/domains/lifecycle'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { Button } from '@/ui/button/button'
import { formatYears } from '@/core/dates'
import { yearChoices } from '@/core/pricing/prices'
import { Plate } from '@/ui/plate/plate'
import type { ShownAmounts } from '@/ui/price/price'
import { Select } from '@/ui/select/select'
import { switchDomainAction } from './actions/account-actions'
import { DomainFigures } from './domain-figures'
import { isExpiringSoon, stateSentence } from './domain-words'
import { plateStates } from './plate-states'
import { SwitchButton } from './switch-button'

interface RenewFormProps extends Pick<AccountDomain, 'renewableYears'> {
  readonly name: string
  readonly isUrgent: boolean
}

/** Asks by its address alone what the chosen years cost (U43); nothing is ordered here. */
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

/** One name of the customer's. What it is no more, it cannot be switched. */
export const DomainRow = ({ domain, now, renewal, addonPrice }: DomainRowProps) => {
  const t = useTranslations('account.domains')
  const locale = useLocale()
  const { domain: name, state, expiresAt, renewableYears, autoRenew, isLocked, addons, orderNumber } = domain
  const isSwitchable = isHeld(state) || state === 'pending'
  const isUrgent = state === 'grace' || state === 'redemption' || isExpiringSoon(domain, now)
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
          <SwitchButton
            action={switchDomainAction.bind(null, locale, name, 'autoRenew', !autoRenew)}
            isOn={autoRenew}
            label={t('autoRenew')}
            about={name}
            on={t('on')}
            off={t('off')}
          />
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
