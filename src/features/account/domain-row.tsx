import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { isHeld } from '@/core/domains/domain-status'
import type { AccountDomain } from '@/contract/account-answers'
import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { Button } from '@/ui/button/button'
import { formatYears } from '@/core/calendar'
import { yearChoices } from '@/core/pricing/term-price'
import { Plate } from '@/ui/plate/plate'
import type { ShownAmounts } from '@/ui/price/price'
import { Select } from '@/ui/select/select'
import { renewDomainAction } from './actions/renew-domain-action'
import { switchDomainAction } from './actions/account-actions'
import { DomainFigures } from './domain-figures'
import { stateSentence } from './domain-words'
import { plateStates } from './plate-states'
import { SwitchButton } from './switch-button'

interface DomainRowProps {
  readonly domain: AccountDomain
  readonly renewal: ShownAmounts | null
  readonly addonPrice: (id: string) => ShownAmounts | null
}

/** One name of the customer's. What it is no more, it cannot be switched. */
export const DomainRow = ({ domain, renewal, addonPrice }: DomainRowProps) => {
  const t = useTranslations('account.domains')
  const locale = useLocale()
  const { domain: name, state, expiresAt, renewableYears, autoRenew, isLocked, addons, orderNumber } = domain
  const isSwitchable = isHeld(state) || state === 'pending'
  const isUrgent = state === 'grace' || state === 'redemption'
  return (
    <li className="name-row">
      <div className="name-row__name">
        <h2>
          <Plate name={name} size="large" state={plateStates[state]} />
        </h2>
        <p className={isUrgent ? 'name-row__state name-row__state--urgent' : 'name-row__state'}>{stateSentence(t, domain, locale)}</p>
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
            <form className="name-row__renew" action={renewDomainAction.bind(null, locale, name)}>
              {renewableYears > 1 ? (
                <Select
                  name="years"
                  aria-label={t('renewYears', { name })}
                  options={yearChoices(renewableYears).map((years) => ({ value: String(years), label: formatYears(years, locale) }))}
                />
              ) : null}
              <Button type="submit" size="small">
                {t('renewNow')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </form>
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
