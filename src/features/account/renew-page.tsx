import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { formatDay, formatYears } from '@/core/dates'
import { amountFormatter } from '@/core/receipt/model'
import { yearChoices } from '@/core/pricing/prices'
import { ActionForm } from '@/components/forms/action-form.client'
import { Receipt } from '@/components/receipt/receipt'
import { quoteFigures } from '@/modules/orders/presenter'
import type { RenewalPreview } from '@/modules/renewals/renewal-plan'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { Disclosure } from '@/components/ui/disclosure/disclosure'
import { SelectField } from '@/components/ui/field/field'
import { AccountFrame, AccountSection } from './subscriptions-page'
import { cancelRenewalAction, renewDomainAction } from './actions/domain-actions'
import { formWords } from './common-fields'

interface RenewPageProps {
  readonly preview: RenewalPreview
  /** An amount changed since it was shown, so nothing was ordered. */
  readonly hasChanged: boolean
  readonly now: Date
  readonly priceLocale: string | undefined
}

/** A GET form: works without JavaScript and with the back button. */
const YearsForm = ({ domain, years, mostYears }: Pick<RenewalPreview, 'domain' | 'years' | 'mostYears'>) => {
  const t = useTranslations('account.renew')
  const locale = useLocale()
  return (
    <form className="account-form" method="get" action={`/${locale}/my-domains/${domain}/renew`}>
      <SelectField
        id="renew-years"
        name="years"
        label={t('years')}
        defaultValue={String(years)}
        options={yearChoices(mostYears).map((count) => ({ value: String(count), label: formatYears(count, locale) }))}
      />
      <div>
        <Button type="submit">{t('update')}</Button>
      </div>
    </form>
  )
}

/** `/{lang}/my-domains/{domain}/renew`: previews the renewal before ordering (U43). */
export const RenewPage = ({ preview, hasChanged, now, priceLocale }: RenewPageProps) => {
  const words = useTranslations('account')
  const t = useTranslations('account.renew')
  const locale = useLocale()
  const { domain, expiresAt, years, mostYears, quote, figures, open } = preview
  const amount = amountFormatter(quote.currency.code, priceLocale)(quote.dueNow)
  const isOrdered = open?.years === years
  return (
    <AccountFrame
      path="/my-domains"
      heading={t('title', { name: domain })}
      intro={t('intro', { date: formatDay(new Date(expiresAt), locale) })}
    >
      <p>
        <Link href={`/${locale}/my-domains`}>{t('back')}</Link>
      </p>
      {hasChanged ? <p role="alert">{t('changed')}</p> : null}
      {mostYears > 1 ? (
        <AccountSection id="years" heading={t('choose')}>
          <YearsForm domain={domain} years={years} mostYears={mostYears} />
        </AccountSection>
      ) : null}
      <AccountSection id="costs" heading={t('costs')}>
        {open ? <p role="status">{t(isOrdered ? 'openSame' : 'openOther', { order: open.orderNumber })}</p> : null}
        {open ? (
          <ButtonLink variant={isOrdered ? 'go' : 'outline'} href={`/${locale}/orders/${open.orderNumber}`}>
            {t('toOrder')}
          </ButtonLink>
        ) : null}
        {isOrdered ? null : (
          <>
            <Receipt figures={quoteFigures(quote)} date={now} priceLocale={priceLocale} />
            <ActionForm
              id="form-renew"
              look="account-form"
              action={renewDomainAction.bind(null, locale, domain)}
              hidden={{ years: String(years), figures }}
              fields={[]}
              words={formWords(words, t('confirm', { amount }))}
              after={<p className="small muted">{t('confirmNote')}</p>}
            />
          </>
        )}
      </AccountSection>
    </AccountFrame>
  )
}

export const CancelRenewal = ({ orderNumber }: { readonly orderNumber: string }) => {
  const words = useTranslations('account')
  const t = useTranslations('account.renew')
  const locale = useLocale()
  return (
    <Disclosure summary={t('cancel')}>
      <p>{t('cancelBody')}</p>
      <ActionForm
        id="form-cancel-renewal"
        look="account-form"
        variant="outline"
        action={cancelRenewalAction.bind(null, locale, orderNumber)}
        fields={[]}
        words={formWords(words, t('cancelConfirm'))}
      />
    </Disclosure>
  )
}
