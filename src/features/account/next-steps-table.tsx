import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/core/dates'
import { Price } from '@/ui/price/price'
import type { NextStep } from './next-steps'

const mostShown = 12

/** When, what, how much. */
export const NextStepsTable = ({ steps }: { readonly steps: readonly NextStep[] }) => {
  const t = useTranslations('account.dashboard')
  const locale = useLocale()
  return (
    <table className="account-table">
      <caption className="visually-hidden">{t('next')}</caption>
      <thead>
        <tr>
          <th scope="col" className="account-table__when">
            {t('nextWhen')}
          </th>
          <th scope="col">{t('nextWhat')}</th>
          <th scope="col" className="number">
            {t('nextAmount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.slice(0, mostShown).map(({ kind, name, path, at, amounts }) => (
          <tr key={`${kind} ${name} ${at}`}>
            <th scope="row" className="account-table__when">
              <time dateTime={at.slice(0, 10)}>{formatDay(new Date(at), locale)}</time>
            </th>
            <td className="account-table__wide">
              <Link href={`/${locale}${path}`}>{t(kind, { name })}</Link>
            </td>
            <td className="number">{amounts === null ? null : <Price amounts={amounts} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
