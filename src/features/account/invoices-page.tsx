import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/core/dates'
import { amountFormatter, discountAmountText } from '@/core/receipt/model'
import type { ListedInvoice } from '@/modules/invoices/invoices.repository'
import type { InvoiceList } from '@/modules/invoices/invoices.service'
import { Price } from '@/components/ui/price/price'
import { AccountFrame, AccountSection } from './subscriptions-page'
import type { TwoStepState } from '@/modules/auth/schema'
import { ActionForm } from '@/components/forms/action-form.client'
import { Button } from '@/components/ui/button/button'
import { beginNewCodesAction, beginTwoStepAction, turnOffAction } from './actions/security-actions'
import { formWords, knownPassword } from './common-fields'

interface InvoicesPageProps {
  readonly list: InvoiceList
  readonly priceLocale: string | undefined
}

const InvoiceRow = ({ invoice, priceLocale }: { readonly invoice: ListedInvoice; readonly priceLocale: string | undefined }) => {
  const t = useTranslations('account.invoices')
  const locale = useLocale()
  const { kind, number, status, issuedOn, orderNumber, currency, gross } = invoice
  const orderHref = `/${locale}/orders/${orderNumber}`
  const isCredit = kind === 'credit-note'
  const format = amountFormatter(currency, priceLocale)
  return (
    <tr>
      <th scope="row">
        {/* A file: Link would prefetch it. */}
        <a href={`${orderHref}/invoices/${number}`} aria-label={t('pdfOf', { number })}>
          {number}
        </a>
        <br />
        <span className="small muted">{`${t(`kinds.${kind}`)} · ${formatDay(new Date(issuedOn), locale)}`}</span>
      </th>
      <td className="account-table__wide">
        <Link href={orderHref}>{orderNumber}</Link>
      </td>
      <td className="account-table__wide">{isCredit ? t('creditNote') : t(`statuses.${status}`)}</td>
      <td className="number">
        <Price amounts={isCredit ? discountAmountText(format, gross) : format(gross)} />
      </td>
    </tr>
  )
}

const InvoicePages = ({ page, pages }: Omit<InvoiceList, 'invoices'>) => {
  const t = useTranslations('account.invoices')
  const locale = useLocale()
  const href = (to: number) => `/${locale}/invoices?page=${to}`
  return (
    <nav className="account-pages" aria-label={t('label')}>
      {page > 1 ? (
        <Link href={href(page - 1)} rel="prev">
          {t('newer')}
        </Link>
      ) : null}
      <span className="muted">{t('pages', { page, pages })}</span>
      {page < pages ? (
        <Link href={href(page + 1)} rel="next">
          {t('older')}
        </Link>
      ) : null}
    </nav>
  )
}

export const InvoicesPage = ({ list: { invoices, page, pages }, priceLocale }: InvoicesPageProps) => {
  const t = useTranslations('account.invoices')
  return (
    <AccountFrame path="/invoices" heading={t('title')} intro={t('intro')}>
      <div className="account-list">
        {invoices.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <table className="account-table">
            <caption className="visually-hidden">{t('title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('numberHead')}</th>
                <th scope="col">{t('orderHead')}</th>
                <th scope="col">{t('statusHead')}</th>
                <th scope="col" className="number">
                  {t('amountHead')}
                </th>
              </tr>
            </thead>
            <tbody>
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.number} invoice={invoice} priceLocale={priceLocale} />
              ))}
            </tbody>
          </table>
        )}
        {pages > 1 ? <InvoicePages page={page} pages={pages} /> : null}
      </div>
    </AccountFrame>
  )
}

/** Below this number of recovery codes, new ones are suggested. */
const fewCodes = 3

export const TwoStepSection = ({ state }: { readonly state: TwoStepState }) => {
  const t = useTranslations('account')
  const locale = useLocale()
  if (state.since === null) {
    return (
      <AccountSection id="two-step" heading={t('twoStep.heading')}>
        <p>{t('twoStep.offBody')}</p>
        <form action={beginTwoStepAction.bind(null, locale)}>
          <Button type="submit">{t('twoStep.setUp')}</Button>
        </form>
      </AccountSection>
    )
  }
  return (
    <AccountSection id="two-step" heading={t('twoStep.heading')}>
      <p>{t('twoStep.onSince', { date: formatDay(new Date(state.since), locale) })}</p>
      <p className={state.recoveryCodesLeft < fewCodes ? 'two-step__few' : undefined}>
        {t('twoStep.codesLeft', { count: state.recoveryCodesLeft })}
      </p>
      <form action={beginNewCodesAction.bind(null, locale)}>
        <Button type="submit">{t('twoStep.newCodes')}</Button>
      </form>
      <div className="two-step__off">
        <ActionForm
          id="form-two-step-off"
          look="account-form"
          action={turnOffAction.bind(null, locale)}
          variant="outline"
          fields={[{ ...knownPassword(t('fields.password')), hint: t('twoStep.offHint'), className: 'span-4' }]}
          words={formWords(t, t('twoStep.offSubmit'))}
        />
      </div>
    </AccountSection>
  )
}
