import { taxText } from '@/core/receipt/tax-text'
import { isDatedRate } from '@/core/money/rate-age'
import { formatPercent, formatRate } from '@/core/money/percent'
import { amountFormatter, type FormatAmount } from '@/core/receipt/amounts'
import { addMonths, formatDay, formatYears } from '@/core/calendar'
import type { ItemFigures } from '@/core/receipt/figures'
import type { ReceiptItem } from '@/core/receipt/receipt-items'
import { drawnPerPeriod, lineWords, termText } from '@/core/receipt/line-words'
import { receiptModel, type ReceiptDiscount, type ReceiptModel } from '@/core/receipt/receipt-model'
import { dueWords } from '@/core/receipt/receipt-state'
import { discountLabel, takenOff, takenText } from '@/core/receipt/taken'
import type { MailWords } from './mail-words'
import type { MailReceipt } from './mail-document'

/** One line of the receipt, in words: HTML and text write the same ones. */
export interface ReceiptRow {
  readonly kind: 'item' | 'addon' | 'sum' | 'discount' | 'subtotal' | 'total' | 'due' | 'later' | 'stub'
  readonly label: string
  readonly note?: string
  /** The same note taken apart, for a paper with a column for what renews. */
  readonly noteParts?: { readonly covers: string; readonly renewsAt: string }
  readonly amount: string
}

export interface ReceiptText {
  /** The visitor's own name, if one was bought. */
  readonly name: string | null
  readonly title: string
  readonly meta: string
  readonly billedTo: string | null
  readonly rows: readonly ReceiptRow[]
  readonly notes: readonly string[]
}

/** A line by its name and period, as every paper and mail calls it. */
export const lineName = (
  { receipt, locale }: MailWords,
  item: Pick<ItemFigures, 'type' | 'id' | 'name' | 'billing' | 'quantity' | 'serviceData' | 'term' | 'selectedPaymentType'>,
): string => {
  const period = item.term ? formatYears(item.term.years, locale) : receipt('period', { period: item.billing })
  const name = item.type === 'domain' ? item.id : item.name
  const line = receipt(lineWords(item), { name, period })
  return item.quantity > 1 ? receipt('many', { quantity: item.quantity, line }) : line
}

const itemNote = (
  words: MailWords,
  { item, renewal }: ReceiptItem,
  model: ReceiptModel,
  format: FormatAmount,
): Pick<ReceiptRow, 'note' | 'noteParts'> => {
  const { receipt } = words
  const coverage = item.serviceData?.coverage
  const covered = coverage === undefined || coverage === 'single' ? '' : receipt('coverage', { coverage: coverage.replace('-', '') })
  const drawn = drawnPerPeriod(item)
  const drawnText =
    drawn === null ? '' : receipt('balanceNote', { amount: receipt('perPeriod', { period: item.billing, amount: format(drawn) }) })
  const itself = item.parts?.join(', ') ?? (covered || drawnText || (item.term ? termText(item.term, format) : ''))
  const covers = [itself, takenText(item, model, format)].filter((part) => part !== '').join(' · ')
  const renewsAt = renewal === null ? '' : receipt('perPeriod', { period: item.billing, amount: format(renewal) })
  const note = [covers, renewsAt && `${receipt('renewsAt')} ${renewsAt}`].filter((part) => part !== '').join(' · ')
  return { note, noteParts: { covers, renewsAt } }
}

const itemRows = (words: MailWords, model: ReceiptModel, format: FormatAmount): readonly ReceiptRow[] =>
  model.items.flatMap((line): ReceiptRow[] => {
    const { item, isChild, now, setupFee } = line
    return [
      {
        kind: isChild ? 'addon' : 'item',
        label: isChild ? item.name : lineName(words, item),
        ...itemNote(words, line, model, format),
        amount: format(now),
      },
      ...(setupFee > 0 ? [{ kind: 'addon', label: words.receipt('setupFee'), amount: format(setupFee) } as const] : []),
    ]
  })

const ruleOf = ({ receipt, locale }: MailWords, { rule, savings }: ReceiptDiscount, format: FormatAmount): string => {
  if (rule.kind === 'fixed') return receipt(savings < rule.value ? 'ruleFixedLimited' : 'ruleFixed', { value: format(rule.value) })
  const figures = { percent: formatPercent(rule.percent, locale, format.locale), base: format(rule.base) }
  return rule.isLimited ? receipt('ruleLimited', { ...figures, savings: format(savings) }) : receipt('rulePercentage', figures)
}

const ledgerRows = (words: MailWords, model: ReceiptModel, format: FormatAmount): readonly ReceiptRow[] => {
  const { receipt, locale } = words
  const tax = taxText(receipt, model.tax, { locale, format })
  return [
    { kind: 'sum', label: receipt('listed', { count: model.lineCount }), amount: format(model.listed) },
    ...model.discounts.map((discount): ReceiptRow => ({
      kind: 'discount',
      label: discountLabel(discount),
      note:
        discount.threshold === undefined
          ? ruleOf(words, discount, format)
          : receipt('ruleAbove', { rule: ruleOf(words, discount, format), threshold: format(discount.threshold) }),
      amount: takenOff(format, discount.savings),
    })),
    ...(model.discounts.length > 0
      ? [
          {
            kind: 'subtotal',
            label: receipt('afterDiscounts'),
            note: receipt('youSave', { amount: format(model.discount) }),
            amount: format(model.afterDiscounts),
          } as const,
        ]
      : []),
    { kind: 'sum', ...tax, amount: format(model.tax.amount) },
    ...(model.shipping > 0 ? [{ kind: 'sum', label: receipt('shipping'), amount: format(model.shipping) } as const] : []),
    { kind: 'total', label: receipt('total'), amount: format(model.total) },
  ]
}

const dueRows = (
  words: MailWords,
  { date, termsFrom, state }: MailReceipt,
  model: ReceiptModel,
  format: FormatAmount,
): readonly ReceiptRow[] => {
  const { receipt, locale } = words
  const names = new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' })
  return [
    { kind: 'due', label: receipt(dueWords[state]), amount: format(model.dueNow) },
    ...model.later.dated.map((part): ReceiptRow => ({
      kind: 'later',
      label: receipt('laterOn', {
        date: formatDay(addMonths(date, part.dueInMonths), locale),
        names: names.format([...new Set(part.names)]),
      }),
      amount: format(part.amount),
    })),
    ...(model.later.undated > 0 ? [{ kind: 'later', label: receipt('laterByUse'), amount: format(model.later.undated) } as const] : []),
    ...model.renewals.map(({ billing, dueInMonths, amount }): ReceiptRow => ({
      kind: 'stub',
      label: receipt('renewsFrom', { period: billing, date: formatDay(addMonths(termsFrom, dueInMonths), locale) }),
      amount: format(amount),
    })),
    ...(model.threeYears === null ? [] : [{ kind: 'stub', label: receipt('threeYears'), amount: format(model.threeYears) } as const]),
  ]
}

/** The receipt of the site, line by line. */
export const receiptText = (words: MailWords, mailed: MailReceipt, priceLocale: string | undefined): ReceiptText => {
  const { figures, date, orderNumber, billedTo } = mailed
  const { receipt, locale } = words
  const model = receiptModel(figures, receipt('bundle'))
  const format = amountFormatter(figures.currency, priceLocale)
  const { exchangeRate, rateDate } = figures
  const rate =
    figures.currency === 'USD' || exchangeRate === undefined || rateDate === undefined
      ? []
      : [
          receipt(isDatedRate(rateDate, date.getTime()) ? 'rate' : 'rateFixed', {
            rate: formatRate(exchangeRate, priceLocale),
            currency: figures.currency,
            date: formatDay(new Date(rateDate), locale),
          }),
        ]
  return {
    name: model.name,
    title: receipt('title'),
    meta: `${orderNumber} · ${formatDay(date, locale)}`,
    billedTo: billedTo.length === 0 ? null : `${receipt('billedTo')} ${billedTo.join(', ')}`,
    rows: [...itemRows(words, model, format), ...ledgerRows(words, model, format), ...dueRows(words, mailed, model, format)],
    notes: [...(model.discounts.some(({ source }) => source === 'code') ? [receipt('codesOnce')] : []), ...rate],
  }
}
