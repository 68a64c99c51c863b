import { useLocale, useTranslations } from 'next-intl'
import { Ledger, LedgerRow, Due } from '@/components/ui/ledger/ledger'
import {
  type FormatAmount,
  taxText,
  type ReceiptDiscount,
  type ReceiptModel,
  discountLabel,
  discountAmountText,
  dueWords,
  type ReceiptState,
  debitPerPeriod,
  lineWords,
  attachedDomain,
  termText,
} from '@/core/receipt/model'
import { formatPercent } from '@/core/money/format'
import { addMonths, formatDay, formatYears } from '@/core/dates'
import type { ItemFigures } from '@/core/receipt/figures'

interface ReceiptLedgerProps {
  readonly model: ReceiptModel
  readonly format: FormatAmount
  /** Order date; if set, upcoming payments are shown too (the drawer). */
  readonly renewalsFrom?: Date
}

const useRule = (format: FormatAmount) => {
  const t = useTranslations('receipt')
  const locale = useLocale()
  const rule = ({ rule, savings }: Pick<ReceiptDiscount, 'rule' | 'savings'>): string => {
    switch (rule.kind) {
      case 'percentage': {
        const figures = { percent: formatPercent(rule.percent, locale, format.locale), base: format(rule.base) }
        return rule.isLimited ? t('ruleLimited', { ...figures, savings: format(savings) }) : t('rulePercentage', figures)
      }
      case 'fixed':
        return t(savings < rule.value ? 'ruleFixedLimited' : 'ruleFixed', { value: format(rule.value) })
      default:
        return rule satisfies never
    }
  }
  return (discount: ReceiptDiscount): string =>
    discount.threshold === undefined ? rule(discount) : t('ruleAbove', { rule: rule(discount), threshold: format(discount.threshold) })
}

/** Amounts of a cart or an order; every sum consists of amounts above it. */
export const ReceiptLedger = ({ model, format, renewalsFrom }: ReceiptLedgerProps) => {
  const t = useTranslations('receipt')
  const locale = useLocale()
  const rule = useRule(format)
  const tax = taxText(t, model.tax, { locale, format })
  return (
    <Ledger caption={t('sums')}>
      <LedgerRow label={t('listed', { count: model.lineCount })} amount={format(model.listed)} />
      {model.discounts.map((discount) => (
        <LedgerRow
          key={`${discount.source} ${discount.id}`}
          kind="discount"
          label={discountLabel(discount)}
          note={rule(discount)}
          amount={discountAmountText(format, discount.savings)}
        />
      ))}
      {model.discounts.length > 0 ? (
        <LedgerRow
          kind="subtotal"
          label={t('afterDiscounts')}
          note={t('youSave', { amount: format(model.discount) })}
          amount={format(model.afterDiscounts)}
        />
      ) : null}
      <LedgerRow label={tax.label} note={tax.note} amount={format(model.tax.amount)} />
      {model.shipping > 0 ? <LedgerRow label={t('shipping')} amount={format(model.shipping)} /> : null}
      <LedgerRow kind="total" label={t('total')} amount={format(model.total)} />
      {renewalsFrom
        ? model.renewals.map(({ billing, dueInMonths, amount }) => (
            <LedgerRow
              key={`${billing} ${dueInMonths}`}
              kind="later"
              label={t('renewsFrom', { period: billing, date: formatDay(addMonths(renewalsFrom, dueInMonths), locale) })}
              amount={format(amount)}
            />
          ))
        : null}
      {renewalsFrom && model.threeYears !== null ? (
        <LedgerRow kind="later" label={t('threeYears')} amount={format(model.threeYears)} />
      ) : null}
    </Ledger>
  )
}

interface ReceiptDueProps {
  readonly model: ReceiptModel
  readonly format: FormatAmount
  /** Order date, or today for a quote. */
  readonly date: Date
  readonly state?: ReceiptState
  /** Animates amount changes (the drawer). */
  readonly isCounted?: boolean
}

const list = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' }).format([...new Set(names)])

/** Amount due now, and later amounts with their dates (O3). */
export const ReceiptDue = ({ model, format, date, state = 'quote', isCounted = false }: ReceiptDueProps) => {
  const t = useTranslations('receipt')
  const locale = useLocale()
  return (
    <>
      <Due label={t(dueWords[state])} amount={isCounted ? <span key={model.dueNow}>{format(model.dueNow)}</span> : format(model.dueNow)} />
      {model.later.dated.map(({ dueInMonths, amount, names }) => (
        <Due
          key={dueInMonths}
          later
          label={t('laterOn', { date: formatDay(addMonths(date, dueInMonths), locale), names: list(names, locale) })}
          amount={format(amount)}
        />
      ))}
      {model.later.undated > 0 ? <Due later label={t('laterByUse')} amount={format(model.later.undated)} /> : null}
    </>
  )
}

/** "2 × Shared Pro, 1 month": name, quantity and period. */
export const useLineName = () => {
  const t = useTranslations('receipt')
  const locale = useLocale()
  return (item: ItemFigures): string => {
    const period = item.term ? formatYears(item.term.years, locale) : t('period', { period: item.billing })
    const domain = attachedDomain(item)
    const product = item.type === 'domain' ? item.id : item.name
    const name = domain === undefined ? product : t('attached', { name: product, domain })
    const line = t(lineWords(item), { name, period })
    return item.quantity > 1 ? t('many', { quantity: item.quantity, line }) : line
  }
}

/** Parts of a bundle, coverage of a certificate for more than one name, or prices of a term of several years (N4). */
export const useItemNote = (format: FormatAmount) => {
  const t = useTranslations('receipt')
  return (item: ItemFigures): string | null => {
    if (item.parts) return item.parts.join(', ')
    const drawn = debitPerPeriod(item)
    if (drawn !== null) return t('balanceNote', { amount: t('perPeriod', { period: item.billing, amount: format(drawn) }) })
    if (item.term) return termText(item.term, format)
    const coverage = item.serviceData?.coverage
    return coverage === undefined || coverage === 'single' ? null : t('coverage', { coverage: coverage.replace('-', '') })
  }
}
