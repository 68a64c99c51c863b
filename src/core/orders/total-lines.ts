import type { LedgerEntry } from '../discounts/spread-discount'
import type { Currency, Decimal, Minor } from '../money/types'
import { calculateTax, type TaxableLine } from './calculate-tax'
import { amountDueNow, paymentSchedule } from './payment-schedule'
import type { PricedLine } from './priced-line'
import type { QuoteLine } from './types'

/** Every line with what was taken off it, its tax, its total and how that is paid. `entries` stand in the order of `lines`. */
export const totalLines = (
  lines: readonly PricedLine[],
  entries: readonly LedgerEntry[],
  taxRate: Decimal,
  currency: Currency,
): readonly QuoteLine[] => {
  const taxable: TaxableLine[] = lines.map((line, index) => ({
    key: line.key,
    taxable: ((entries[index] as LedgerEntry).left + line.setupFee) as Minor,
  }))
  const taxes = calculateTax(taxable, taxRate)
  return lines.map((line, index) => totalLine(line, entries[index] as LedgerEntry, taxes[index] as Minor, currency))
}

const totalLine = (line: PricedLine, { left, savings }: LedgerEntry, tax: Minor, currency: Currency): QuoteLine => {
  const total = (left + line.setupFee + tax) as Minor
  const paymentTypeAmount = amountDueNow(total, line.payment, currency)
  return {
    key: line.key,
    type: line.type,
    id: line.id,
    name: line.name,
    description: line.description,
    category: line.category,
    billing: line.billing,
    quantity: line.quantity,
    serviceData: line.serviceData,
    unitPrice: line.unitPrice,
    baseUnitPrice: line.baseUnitPrice,
    renewal: line.renewal,
    unitSetupFee: line.unitSetupFee,
    subtotal: line.subtotal,
    setupFee: line.setupFee,
    discounts: savings,
    discount: (line.subtotal - left) as Minor,
    tax,
    total,
    catalogSavings: line.catalogSavings,
    availablePaymentTypes: line.payment.available,
    selectedPaymentType: line.payment.selected,
    paymentTypeAmount,
    schedule: paymentSchedule(total, paymentTypeAmount, line.payment),
    ...(line.topUpBelow === undefined ? {} : { topUpBelow: line.topUpBelow }),
    ...(line.term ? { term: line.term } : {}),
    ...(line.maxYears === undefined ? {} : { maxYears: line.maxYears }),
    ...(line.holder === undefined ? {} : { holder: line.holder }),
    ...(line.periods === undefined ? {} : { periods: line.periods }),
    ...(line.includedIn === undefined ? {} : { includedIn: line.includedIn }),
  }
}
