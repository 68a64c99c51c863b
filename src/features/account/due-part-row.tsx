import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/core/dates'
import { amountFormatter } from '@/core/receipt/model'
import type { DuePart } from '@/modules/subscriptions/parts'
import { buttonClasses } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'

/** O19: a part of a price with its day, and where it is paid. */
export const DuePartRow = ({ part, priceLocale }: { readonly part: DuePart; readonly priceLocale: string | undefined }) => {
  const t = useTranslations('account.parts')
  const locale = useLocale()
  const { orderNumber, names, dueAt, isOverdue, amount, currency, way } = part
  const date = formatDay(new Date(dueAt), locale)
  const orderHref = `/${locale}/orders/${orderNumber}`
  return (
    <li>
      <span>
        <b>{t('head', { names: new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' }).format(names) })}</b>
        <small>{t(isOverdue ? 'overdue' : 'due', { date, orderNumber })}</small>
      </span>
      <span className="account-rows__end">
        <b className="number">{amountFormatter(currency, priceLocale)(amount)}</b>
        {way === null ? <small>{t('underWay')}</small> : null}
        {way?.kind === 'page' ? (
          // Out of the shop: the router must not look ahead for it.
          <a className={buttonClasses({ size: 'small', variant: 'solid' })} href={`${orderHref}/pay?part=${way.paymentId}`}>
            {t('pay')}
          </a>
        ) : null}
        {way?.kind === 'transfer' ? (
          <ButtonLink size="small" variant="solid" href={orderHref}>
            {t('transfer')}
          </ButtonLink>
        ) : null}
      </span>
    </li>
  )
}
