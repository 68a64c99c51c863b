import { useTranslations, useLocale } from 'next-intl'
import { Fragment } from 'react'
import { ReceiptItem, ReceiptItems, ReceiptPaper } from '@/components/ui/receipt/receipt-paper'
import {
  type FormatAmount,
  type ReceiptModel,
  discountSeparator,
  discountParts,
  amountFormatter,
  type ReceiptState,
  receiptModel,
} from '@/core/receipt/model'
import type { ItemFigures, ReceiptFigures } from '@/core/receipt/figures'
import { useItemNote, useLineName, ReceiptDue, ReceiptLedger } from './receipt-ledger'
import { Plate } from '@/components/ui/plate/plate'
import { isDatedRate } from '@/core/money/currency'
import { formatRate } from '@/core/money/format'
import { addMonths, formatDay } from '@/core/dates'

interface ReceiptLinesProps {
  readonly model: ReceiptModel
  readonly format: FormatAmount
}

/** Item note and discounts of a line. Breaks after a dot, never between minus and amount. */
const useNote = ({ model, format }: ReceiptLinesProps) => {
  const itemNote = useItemNote(format)
  return (item: ItemFigures) => {
    const itself = itemNote(item)
    const parts = discountParts(item, model, format)
    if (!itself && parts.length === 0) return null
    return (
      <>
        {itself ? <span>{parts.length > 0 ? [itself, discountSeparator].join('') : itself}</span> : null}
        {parts.map(({ id, label, amount }, index) => (
          <Fragment key={id}>
            <span className="receipt-part">
              {label}
              <span className="receipt-taken">{amount}</span>
              {index < parts.length - 1 ? <span>{discountSeparator.trimEnd()}</span> : null}
            </span>{' '}
          </Fragment>
        ))}
      </>
    )
  }
}

/** Lines with their discounts; "Renews at" is left of "Now" (DESIGN, Receipt). */
export const ReceiptLines = ({ model, format }: ReceiptLinesProps) => {
  const t = useTranslations('receipt')
  const lineName = useLineName()
  const note = useNote({ model, format })
  const heads = { item: t('item'), renewsAt: t('renewsAt'), now: t('now') }
  return (
    <ReceiptItems caption={t('title')} heads={heads}>
      {model.items.map(({ key, item, isChild, now, setupFee, renewal }) => (
        <Fragment key={key}>
          <ReceiptItem
            name={isChild ? item.name : lineName(item)}
            note={note(item)}
            addon={isChild}
            renewsAt={
              renewal === null ? null : (
                <>
                  <span className="receipt-renews-label">{t('renewsAt')} </span>
                  <span>{t('perPeriod', { period: item.billing, amount: format(renewal) })}</span>
                </>
              )
            }
            now={format(now)}
          />
          {setupFee > 0 ? <ReceiptItem name={t('setupFee')} addon renewsAt={null} now={format(setupFee)} /> : null}
        </Fragment>
      ))}
    </ReceiptItems>
  )
}

interface ReceiptProps {
  readonly figures: ReceiptFigures & { readonly exchangeRate?: number; readonly rateDate?: string }
  /** Order date, or today for a quote. */
  readonly date: Date
  /** Start of the terms; the order date if nothing was paid yet. */
  readonly termsFrom?: Date
  readonly state?: ReceiptState
  /** Shown instead of the quote's label. */
  readonly orderNumber?: string
  /** Billing address, one string per line. */
  readonly billedTo?: readonly string[]
  readonly priceLocale?: string
  readonly id?: string
}

/** Used in the cart, at checkout, on the order page and in print. */
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

/** Receipts with more lines are taller than most windows, so they do not stick: the total could not be scrolled to. */
const mostInSight = 8

export const isLongReceipt = ({ items }: { readonly items: readonly unknown[] }): boolean => items.length > mostInSight
