import { cartLimits } from '@/lib/config/limits'
import type { BillingPeriod, Service } from '@/core/catalog/types'
import { paymentTermsFor, paymentOptions, type PaymentOption } from '@/core/orders/payment-options'
import type { QuoteItemRequest } from '@/core/orders/types'
import { offeredPeriods } from '@/core/pricing/prices'

/** The selection in the URL: `?plan=vps-pro&period=yearly&quantity=2&payment=deposit`. */
interface SummaryChoice {
  readonly service: Service
  readonly period: BillingPeriod
  readonly quantity: number
  readonly payment: PaymentOption
}

const readQuantity = (typed: string | null): number => {
  const quantity = Number(typed)
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= cartLimits.maximumQuantity ? quantity : 1
}

/** Reads the selection from the URL; missing and invalid values fall back to defaults (P4, O3). */
export const readChoice = (query: URLSearchParams, services: readonly Service[]): SummaryChoice | null => {
  const service = services.find(({ id }) => id === query.get('plan')) ?? services.find(({ popular }) => popular) ?? services[0]
  if (!service) return null
  const periods = offeredPeriods(service.prices)
  const period = periods.find((known) => known === query.get('period')) ?? periods[0]
  const payments = period ? paymentOptions(paymentTermsFor(service, { billing: period })) : []
  const payment = payments.find(({ key }) => key === query.get('payment')) ?? payments[0]
  if (!period || !payment) return null
  return { service, period, quantity: readQuantity(query.get('quantity')), payment }
}

export const toItem = ({ service, period, quantity, payment }: SummaryChoice): QuoteItemRequest => ({
  type: service.type,
  id: service.id,
  billing: period,
  quantity,
  selectedPaymentType: payment.selectedPaymentType,
  ...(payment.partialType ? { partialType: payment.partialType } : {}),
})

/** Sets a query parameter; defaults are left out. */
export const withChoice = (query: URLSearchParams, name: 'plan' | 'period' | 'quantity' | 'payment', value: string): URLSearchParams => {
  const next = new URLSearchParams(query)
  if (name === 'quantity' && value === '1') next.delete(name)
  else next.set(name, value)
  return next
}
