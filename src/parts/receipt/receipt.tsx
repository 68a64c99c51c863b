import { useLocale, useTranslations } from 'next-intl'
import { Plate } from '@/ui/plate/plate'
import { ReceiptPaper } from '@/ui/receipt/receipt-paper'
import { isDatedRate } from '@/core/money/currency'
import { formatRate } from '@/core/money/format'
import { amountFormatter, type ReceiptState, receiptModel } from '@/core/receipt/model'
import { addMonths, formatDay } from '@/core/dates'
import type { ReceiptFigures } from '@/core/receipt/figures'
import { ReceiptDue } from './receipt-due'
import { ReceiptLedger } from './receipt-ledger'
import { ReceiptLines } from './receipt-lines'

interface ReceiptProps {
  readonly figures: ReceiptFigures & { readonly exchangeRate?: number; readonly rateDate?: string }
  /** The day the order is, or would be, placed. */
  readonly date: Date
  /** What comes again is counted from here; from the order where nothing was paid yet. */
  readonly termsFrom?: Date
  readonly state?: ReceiptState
  /** An order's number stands where a quote says what it is. */
  readonly orderNumber?: string
  /** Whom an order is billed to, a line a text. */
  readonly billedTo?: readonly string[]
  readonly priceLocale?: string
  readonly id?: string
}

/** The receipt: the same one in the cart, at the checkout, on the order page and in print. */
export const Receipt = ({ figures, date, termsFrom = date, state = 'quote', orderNumber, billedTo, priceLocale, id }: ReceiptProps) => {
  const t = useTranslations('receipt')
  const locale = useLocale()
  const model = receiptModel(figures, t('bundle'))
  const format = amountFormatter(figures.currency, priceLocale)
  const title = state === 'quote' ? t('titleBefore') : t('title')
  const isStamped = state === 'paid' || state === 'refunded'
  const hasCodes = model.discounts.some(({ source }) => source === 'code')
  const isConverted = figures.currency !== 'USD' && figures.exchangeRate !== undefined && figures.rateDate !== undefined
  const stub = [
    ...model.renewals.map(({ billing, dueInMonths, amount }) => ({
      label: t('renewsFrom', { period: billing, date: formatDay(addMonths(termsFrom, dueInMonths), locale) }),
      amount: format(amount),
    })),
    ...(model.threeYears === null ? [] : [{ label: t('threeYears'), amount: format(model.threeYears) }]),
  ]
  return (
    <ReceiptPaper
      id={id}
      label={title}
      plate={model.name === null ? undefined : <Plate name={model.name} body={isStamped ? 'stamp' : 'paper'} />}
      meta={[orderNumber ?? title, formatDay(date, locale)]}
      due={<ReceiptDue model={model} format={format} date={date} state={state} />}
      stub={stub}
    >
      {billedTo ? (
        <p className="receipt-billed">
          {t('billedTo')} {billedTo.join(', ')}
        </p>
      ) : null}
      <ReceiptLines model={model} format={format} />
      <ReceiptLedger model={model} format={format} />
      {hasCodes || isConverted ? (
        <p className="receipt-notes">
          {hasCodes ? <span>{t('codesOnce')}</span> : null}
          {isConverted ? (
            <span>
              {t(isDatedRate(figures.rateDate ?? '', date.getTime()) ? 'rate' : 'rateFixed', {
                rate: formatRate(figures.exchangeRate ?? 1, format.locale),
                currency: figures.currency,
                date: formatDay(new Date(figures.rateDate ?? 0), locale),
              })}
            </span>
          ) : null}
        </p>
      ) : null}
    </ReceiptPaper>
  )
}
