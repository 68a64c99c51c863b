import {
  taxText,
  amountFormatter,
  type FormatAmount,
  type ReceiptItem,
  debitPerPeriod,
  attachedDomain,
  lineWords,
  termText,
  receiptModel,
  type ReceiptDiscount,
  type ReceiptModel,
  dueWords,
  discountLabel,
  discountAmountText,
  discountText,
} from '@/core/receipt/model'
import { isDatedRate } from '@/core/money/currency'
import { formatPercent, formatRate } from '@/core/money/format'
import { addMonths, formatDay, formatYears } from '@/core/dates'
import type { ItemFigures } from '@/core/receipt/figures'
import type { MailWords, MailReceipt, MailSite } from './document'
import type { CSSProperties } from 'react'
import { atTop, ground, Table, colours, displayFont, Plate } from './layout'

/** Rows common to HTML and plain text. */
export interface ReceiptRow {
  readonly kind: 'item' | 'addon' | 'sum' | 'discount' | 'subtotal' | 'total' | 'due' | 'later' | 'stub'
  readonly label: string
  readonly note?: string
  /** Parts of the note, for layouts with a renewal column. */
  readonly noteParts?: { readonly covers: string; readonly renewsAt: string }
  readonly amount: string
}

interface ReceiptText {
  /** The customer's own domain, if any was bought. */
  readonly name: string | null
  readonly title: string
  readonly meta: string
  readonly billedTo: string | null
  readonly rows: readonly ReceiptRow[]
  readonly notes: readonly string[]
}

export const lineName = (
  { receipt, locale }: MailWords,
  item: Pick<ItemFigures, 'type' | 'id' | 'name' | 'billing' | 'quantity' | 'serviceData' | 'term' | 'selectedPaymentType'>,
): string => {
  const period = item.term ? formatYears(item.term.years, locale) : receipt('period', { period: item.billing })
  const domain = attachedDomain(item)
  const product = item.type === 'domain' ? item.id : item.name
  const name = domain === undefined ? product : receipt('attached', { name: product, domain })
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
  const drawnAmount = debitPerPeriod(item)
  const drawnText =
    drawnAmount === null
      ? ''
      : receipt('balanceNote', { amount: receipt('perPeriod', { period: item.billing, amount: format(drawnAmount) }) })
  const itself = item.parts?.join(', ') ?? (covered || drawnText || (item.term ? termText(item.term, format) : ''))
  const covers = [itself, discountText(item, model, format)].filter((part) => part !== '').join(' · ')
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
      amount: discountAmountText(format, discount.savings),
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

const thin: CSSProperties = { borderTop: `1px solid ${colours.line}` }
const thick: CSSProperties = { borderTop: `2px solid ${colours.ink}` }

const edges = {
  item: thin,
  addon: {},
  sum: {},
  discount: {},
  subtotal: thin,
  total: thick,
  due: { borderTop: `2px dashed ${colours.line}` },
  later: {},
  stub: thin,
} as const satisfies Record<ReceiptRow['kind'], CSSProperties>

const weights: Partial<Record<ReceiptRow['kind'], number>> = { item: 600, subtotal: 700, total: 700, due: 700 }

interface RowProps {
  readonly row: ReceiptRow
  /** The first row of the totals. */
  readonly beginsSums: boolean
}

const Row = ({ row: { kind, label, note, amount }, beginsSums }: RowProps) => {
  const isDue = kind === 'due'
  const edge = beginsSums ? thick : edges[kind]
  const edgeName = beginsSums || kind === 'total' ? 'strong' : 'line'
  const padding = isDue ? '16px 0 12px' : '8px 0'
  const weight = weights[kind]
  return (
    <tr>
      <th
        scope="row"
        align="left"
        {...atTop}
        className={`ink ${edgeName}`}
        style={{
          ...edge,
          padding,
          paddingLeft: kind === 'addon' ? '16px' : '0',
          textAlign: 'left',
          fontWeight: weight ?? 400,
          color: colours.ink,
          fontSize: 15,
          lineHeight: 1.4,
        }}
      >
        {label}
        {note ? (
          <>
            <br />
            <span className="ink2" style={{ color: colours.ink2, fontSize: 13, fontWeight: 400 }}>
              {note}
            </span>
          </>
        ) : null}
      </th>
      <td
        align="right"
        {...atTop}
        className={`${kind === 'discount' ? 'saving' : 'ink'} ${edgeName}`}
        style={{
          ...edge,
          padding,
          paddingLeft: 12,
          textAlign: 'right',
          whiteSpace: 'nowrap',
          ...(weight === undefined ? {} : { fontWeight: weight }),
          color: kind === 'discount' ? colours.saving : colours.ink,
          ...(isDue ? { fontFamily: displayFont, fontSize: 28, fontWeight: 800, lineHeight: 1.1 } : { fontSize: 15, lineHeight: 1.4 }),
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {amount}
      </td>
    </tr>
  )
}

interface ReceiptProps {
  readonly receipt: MailReceipt
  readonly words: MailWords
  readonly site: MailSite
}

export const Receipt = ({ receipt, words, site }: ReceiptProps) => {
  const { name, title, meta, billedTo, rows, notes } = receiptText(words, receipt, site.priceLocale)
  const firstSum = rows.findIndex(({ kind }) => kind === 'sum')
  return (
    <Table>
      <tr>
        <td
          className="raised"
          {...ground(colours.raised)}
          style={{ backgroundColor: colours.raised, border: `1px solid ${colours.line}`, padding: 20 }}
        >
          {name === null ? null : <Plate name={name} isStamped={receipt.state === 'paid' || receipt.state === 'refunded'} />}
          <p className="ink2" style={{ margin: '12px 0 0', color: colours.ink2, fontSize: 13, lineHeight: 1.5 }}>
            <b>{title}</b>
            {` · ${meta}`}
            {billedTo === null ? null : (
              <>
                <br />
                {billedTo}
              </>
            )}
          </p>
          <Table isData style={{ marginTop: 12, width: '100%' }}>
            {rows.map((row, index) => (
              <Row key={index} row={row} beginsSums={index === firstSum && index > 0} />
            ))}
          </Table>
          {notes.map((note) => (
            <p key={note} className="ink2" style={{ margin: '8px 0 0', color: colours.ink2, fontSize: 13 }}>
              {note}
            </p>
          ))}
        </td>
      </tr>
    </Table>
  )
}
