'use client'

import { type BillingPeriod, type Service, billingPeriods } from '@/core/catalog/types'
import { convertUnit } from '@/core/money/currency'
import type { Quote, QuoteLine } from '@/core/orders/types'
import { effectivePrice, yearlySavings } from '@/core/pricing/prices'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { decimalToNumber } from '@/core/money/arithmetic'
import type { AppliedDiscount } from '@/core/discounts/discounts'
import { Due, Ledger, LedgerRow } from '@/components/ui/ledger/ledger'
import { PerCurrency } from '@/components/ui/price/price'
import { ReceiptPaper } from '@/components/ui/receipt/receipt-paper'
import { formatPercent, percentOf, wholeShare } from '@/core/money/format'
import { withTax } from '@/core/tax/resolve-tax'
import { useShopSettings } from '@/components/shop/shop-settings.client'
import type { CurrencyTexts, Estimate, EstimateContext } from './estimate'

/** D15: at list prices, before catalogue discounts. */
export const listedOf = ({ subtotal, catalogSavings }: QuoteLine): number => subtotal + catalogSavings

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

export const catalogSavingsOf = ({ lines }: Quote): number => sum(lines.map(({ catalogSavings }) => catalogSavings))

/** Savings by a discount; 0 if it does not apply. */
export const savingsOfDiscount = ({ automaticDiscounts }: Quote, discountId: string): number =>
  automaticDiscounts.find((discount) => discount.discountId === discountId)?.savings ?? 0

/** D3: the amount the discount was computed on. */
const eligibleFor = ({ automaticDiscounts }: Quote, discountId: string): number =>
  automaticDiscounts.find((discount) => discount.discountId === discountId)?.eligible ?? 0

const afterDiscountsOf = ({ breakdown }: Quote): number => breakdown.subtotal + breakdown.setupFees - breakdown.discount

/** Billing periods that renew, shortest first. */
export const renewalPeriods = ({ lines }: Quote): readonly BillingPeriod[] =>
  billingPeriods.filter((period) => lines.some(({ billing }) => billing === period))

/** Renewal amount per period, before tax. */
export const renewalOf = ({ lines }: Quote, period: BillingPeriod): number =>
  sum(lines.filter(({ billing }) => billing === period).map(({ renewal, quantity }) => renewal * quantity))

/** P3: 12 × monthly − yearly of everything sold both ways, in the quote's currency; shown only when positive. */
export const yearlySavingsOf = ({ lines, currency }: Quote, services: readonly Service[]): number =>
  sum(
    lines.map(({ id, type, billing, quantity }) => {
      const { monthly, yearly } = services.find((service) => service.id === id && service.type === type)?.prices ?? {}
      if (!monthly || !yearly || (billing !== 'monthly' && billing !== 'yearly')) return 0
      const saved = yearlySavings(convertUnit(effectivePrice(monthly), currency), convertUnit(effectivePrice(yearly), currency))
      return (saved ?? 0) * quantity
    }),
  )

interface EstimatePaperProps {
  readonly label: string
  /** `null` while nothing is chosen. */
  readonly estimate: Estimate | null
  readonly world: EstimateContext
  readonly plate?: ReactNode
  /** Rendered above the amounts. */
  readonly children?: ReactNode
  /** Shown while nothing is chosen. */
  readonly nothing?: string
  readonly action: ReactNode
}

const minus = (texts: CurrencyTexts): CurrencyTexts => Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, `−${text}`]))

/** Receipt for a selection that is not in the cart yet. */
export const EstimatePaper = ({ label, estimate, world, plate, children, nothing, action }: EstimatePaperProps) => {
  const t = useTranslations('estimate')
  const { shownTax } = useShopSettings()
  const stub = estimate
    ? renewalPeriods(estimate.quote).map((period) => ({
        label: t('renews', { period }),
        amount: <PerCurrency texts={estimate.each((quote) => withTax(renewalOf(quote, period), shownTax?.rate))} />,
      }))
    : []
  return (
    <div className="estimate">
      <ReceiptPaper
        label={label}
        plate={plate}
        meta={[label, null]}
        stub={stub}
        due={estimate ? <EstimateDue estimate={estimate} /> : undefined}
      >
        {children}
        {estimate ? <EstimateLedger estimate={estimate} /> : <p className="estimate__nothing">{nothing ?? t('nothing')}</p>}
      </ReceiptPaper>
      <div className="estimate__foot on-paper">
        {estimate ? <YearlySaving estimate={estimate} world={world} /> : null}
        {action}
        <p className="muted small">{shownTax ? `${shownTax.lines} ${t('note')}` : t('note')}</p>
      </div>
    </div>
  )
}

const useLineName = () => {
  const t = useTranslations('estimate')
  return ({ name, billing, quantity }: QuoteLine): string => {
    const line = t('line', { name, period: t('length', { period: billing }) })
    return quantity === 1 ? line : t('many', { quantity, line })
  }
}

const EstimateLedger = ({ estimate }: { readonly estimate: Estimate }) => {
  const t = useTranslations('estimate')
  const lineName = useLineName()
  const locale = useLocale()
  const { quote, each, texts } = estimate
  const { breakdown, lines, automaticDiscounts } = quote
  const catalogSavings = catalogSavingsOf(quote)

  const ruleOf = ({ discountId, value, savings, eligible }: AppliedDiscount): ReactNode => {
    if (value.type !== 'percentage') return null
    // A capped discount saves less than its percentage.
    const isLimited = savings < wholeShare(eligible, value.value)
    return (
      <PerCurrency
        texts={texts((each, format) =>
          t(isLimited ? 'limited' : 'rule', {
            percent: formatPercent(decimalToNumber(value.value), locale, format.locale),
            base: format(eligibleFor(each, discountId)),
          }),
        )}
      />
    )
  }

  return (
    <Ledger caption={t('title')}>
      {lines.map((line, index) => (
        <LedgerRow
          key={line.key}
          label={lineName(line)}
          amount={<PerCurrency texts={each(({ lines }) => listedOf(lines[index] ?? line))} />}
        />
      ))}
      {catalogSavings > 0 ? (
        <LedgerRow kind="discount" label={t('listSaving')} amount={<PerCurrency texts={minus(each(catalogSavingsOf))} />} />
      ) : null}
      {breakdown.setupFees > 0 ? (
        <LedgerRow label={t('setupFee')} amount={<PerCurrency texts={each(({ breakdown: { setupFees } }) => setupFees)} />} />
      ) : null}
      {automaticDiscounts.map((discount) => (
        <LedgerRow
          key={discount.discountId}
          kind="discount"
          label={discount.name}
          note={ruleOf(discount)}
          amount={<PerCurrency texts={minus(each((quote) => savingsOfDiscount(quote, discount.discountId)))} />}
        />
      ))}
      {breakdown.discount > 0 ? (
        <LedgerRow kind="subtotal" label={t('afterDiscounts')} amount={<PerCurrency texts={each(afterDiscountsOf)} />} />
      ) : null}
      <LedgerRow
        label={t('tax')}
        note={
          <PerCurrency
            texts={texts((each, format) =>
              t('rule', {
                percent: formatPercent(percentOf(decimalToNumber(each.taxRate)), locale, format.locale),
                base: format(afterDiscountsOf(each)),
              }),
            )}
          />
        }
        amount={<PerCurrency texts={each(({ breakdown: { tax } }) => tax)} />}
      />
      {quote.dueLater > 0 ? (
        <LedgerRow kind="total" label={t('firstPayment')} amount={<PerCurrency texts={each(({ breakdown: { total } }) => total)} />} />
      ) : null}
    </Ledger>
  )
}

const EstimateDue = ({ estimate: { quote, each } }: { readonly estimate: Estimate }) => {
  const t = useTranslations('estimate')
  const isSplit = quote.dueLater > 0
  return (
    <div role="status">
      <Due label={t(isSplit ? 'dueNow' : 'firstPayment')} amount={<PerCurrency texts={each(({ dueNow }) => dueNow)} />} />
      {isSplit ? <Due later label={t('dueLater')} amount={<PerCurrency texts={each(({ dueLater }) => dueLater)} />} /> : null}
    </div>
  )
}

const YearlySaving = ({ estimate: { quote, each }, world }: { readonly estimate: Estimate; readonly world: EstimateContext }) => {
  const t = useTranslations('estimate')
  const { shownTax } = useShopSettings()
  const services = world.services
  if (yearlySavingsOf(quote, services) <= 0) return null
  const isYearly = quote.lines.some(({ billing }) => billing === 'yearly')
  return (
    <p className="estimate__saving">
      <span>{t(isYearly ? 'yearlySaving' : 'yearlyWouldSave')}</span>{' '}
      <b className="saving">
        <PerCurrency texts={each((each) => withTax(yearlySavingsOf(each, services), shownTax?.rate))} />
      </b>{' '}
      {t('aYear')}
    </p>
  )
}
