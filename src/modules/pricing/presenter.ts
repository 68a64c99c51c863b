import { decimalToNumber, toMajor } from '@/core/money/arithmetic'
import { convertUnit } from '@/core/money/currency'
import type { Currency } from '@/core/money/types'
import { thresholdIn, type AppliedDiscount } from '@/core/discounts/discounts'
import type { Breakdown, Quote, QuoteLine, RejectedCode } from '@/core/orders/types'
import type { AppliedDiscountResponse, QuoteResponse, QuoteLineResponse, RejectedCodeResponse } from '@/modules/pricing/schema'
import type { ApiWords } from '@/lib/http/http-error'
import { presentCurrency } from '@/modules/catalog/presenter'

const usdDigits = 2

/** `null` unless the customer can choose between a deposit and instalments. */
const partialTypeOf = ({ selectedPaymentType, schedule }: QuoteLine): QuoteLineResponse['partialType'] => {
  if (selectedPaymentType !== 'partial' || schedule.length < 2) return null
  return schedule.length > 2 ? 'installments' : 'deposit'
}

const presentServiceData = ({ additionalDomains, ...data }: QuoteLine['serviceData']): QuoteLineResponse['serviceData'] => ({
  ...data,
  ...(additionalDomains === undefined ? {} : { additionalDomains: [...additionalDomains] }),
})

export const presentLine = (line: QuoteLine, { code, digits }: Pick<Currency, 'code' | 'digits'>): QuoteLineResponse => {
  const major = (minor: number) => toMajor(minor, digits)
  return {
    id: line.id,
    name: line.name,
    type: line.type,
    category: line.category,
    billing: line.billing,
    quantity: line.quantity,
    description: line.description,
    serviceData: presentServiceData(line.serviceData),
    price: major(line.unitPrice),
    basePrice: toMajor(line.baseUnitPrice, usdDigits),
    baseCurrency: 'USD',
    displayCurrency: code,
    renewal: major(line.renewal),
    subtotal: major(line.subtotal),
    setupFee: major(line.setupFee),
    discount: major(line.discount),
    tax: major(line.tax),
    total: major(line.total),
    savings: major(line.catalogSavings),
    discounts: line.discounts.map(({ discountId, savings }) => ({ discountId, savings: major(savings) })),
    availablePaymentTypes: [...line.availablePaymentTypes],
    selectedPaymentType: line.selectedPaymentType,
    partialType: partialTypeOf(line),
    paymentTypeAmount: major(line.paymentTypeAmount),
    schedule: line.schedule.map(({ dueInMonths, amount }) => ({ dueInMonths, amount: major(amount) })),
    ...(line.term
      ? { term: { years: line.term.years, firstYear: major(line.term.firstYear), laterYear: major(line.term.laterYear) } }
      : {}),
  }
}

export const presentDiscount = (discount: AppliedDiscount, currency: Currency): AppliedDiscountResponse => {
  const threshold = thresholdIn(discount.terms, currency)
  return {
    discountId: discount.discountId,
    name: discount.name,
    description: discount.description,
    type: discount.value.type,
    // M5: a fixed value is converted like a unit price.
    originalValue:
      discount.value.type === 'percentage'
        ? decimalToNumber(discount.value.value)
        : toMajor(convertUnit(discount.value.value, currency), currency.digits),
    eligible: toMajor(discount.eligible, currency.digits),
    savings: toMajor(discount.savings, currency.digits),
    ...(threshold === null ? {} : { threshold: toMajor(threshold, currency.digits) }),
  }
}

export const presentBreakdown = (breakdown: Breakdown, digits: number): QuoteResponse['breakdown'] => ({
  subtotal: toMajor(breakdown.subtotal, digits),
  setupFees: toMajor(breakdown.setupFees, digits),
  discount: toMajor(breakdown.discount, digits),
  tax: toMajor(breakdown.tax, digits),
  shipping: toMajor(breakdown.shipping, digits),
  total: toMajor(breakdown.total, digits),
  savings: toMajor(breakdown.savings, digits),
})

export const presentRejection = (rejected: RejectedCode, currency: Currency, words: ApiWords): RejectedCodeResponse => ({
  code: rejected.code,
  reason: rejected.reason,
  message: words.rejection(rejected, currency),
  ...(rejected.missing
    ? { missing: rejected.missing.kind === 'amount' ? toMajor(rejected.missing.amount, currency.digits) : rejected.missing.count }
    : {}),
})

/** A quote as public JSON: the specification's field names, major units (M1). */
export const presentQuote = (quote: Quote, words: ApiWords): QuoteResponse => {
  const { currency, breakdown } = quote
  return {
    ...presentCurrency(currency),
    taxRate: decimalToNumber(quote.taxRate),
    ...(quote.taxNote ? { taxNote: quote.taxNote } : {}),
    items: quote.lines.map((line) => presentLine(line, currency)),
    discountSummary: {
      discountCodes: quote.discountCodes.map((discount) => presentDiscount(discount, currency)),
      automaticDiscounts: quote.automaticDiscounts.map((discount) => presentDiscount(discount, currency)),
      totalSavings: toMajor(breakdown.savings, currency.digits),
      totalDiscountAmount: toMajor(breakdown.discount, currency.digits),
    },
    rejectedCodes: quote.rejectedCodes.map((rejected) => presentRejection(rejected, currency, words)),
    breakdown: presentBreakdown(breakdown, currency.digits),
    dueNow: toMajor(quote.dueNow, currency.digits),
    dueLater: toMajor(quote.dueLater, currency.digits),
  }
}
