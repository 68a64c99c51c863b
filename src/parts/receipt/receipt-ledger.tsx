import { useLocale, useTranslations } from 'next-intl'
import { Ledger, LedgerRow } from '@/ui/ledger/ledger'
import { type FormatAmount, taxText, type ReceiptDiscount, type ReceiptModel, discountLabel, takenOff } from '@/core/receipt/model'
import { formatPercent } from '@/core/money/format'
import { addMonths, formatDay } from '@/core/dates'

interface ReceiptLedgerProps {
  readonly model: ReceiptModel
  readonly format: FormatAmount
  /** Set where the ledger also says what comes later (the drawer): the day the order would be placed. */
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

/** The arithmetic of a cart or an order, a line a figure; every sum is made of the figures above it. */
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
          amount={takenOff(format, discount.savings)}
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
