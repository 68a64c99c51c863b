import type { BillingPeriod, PartialPaymentType, PaymentType } from '../catalog/types'
import { isQuantityAllowed, normaliseServiceData } from '../orders/item-reference'
import { ok, refuse, type Result } from '../result'
import { placeLine } from './place-line'
import type { CartLine, CartRefusal, CartState } from './types'

const indexOfLine = (cart: CartState, lineId: string): number => cart.lines.findIndex((line) => line.lineId === lineId)

const replaceLine = (cart: CartState, index: number, line: CartLine): CartState => ({ ...cart, lines: cart.lines.with(index, line) })

/** §4, O9: 1 to 99; a domain or add-on stays at 1. */
export const setQuantity = (cart: CartState, lineId: string, quantity: number): Result<CartState, CartRefusal> => {
  const index = indexOfLine(cart, lineId)
  const line = cart.lines[index]
  if (!line) return refuse({ code: 'unknown-line' })
  if (!isQuantityAllowed(line.type, quantity)) return refuse({ code: 'quantity-out-of-range' })
  return ok(replaceLine(cart, index, { ...line, quantity }))
}

/** O3: a payment type that the new billing period may not have gives way to the default of the service. */
const withBilling = ({ selectedPaymentType, ...line }: CartLine, billing: BillingPeriod): CartLine => ({
  ...line,
  billing,
  ...(selectedPaymentType === undefined || selectedPaymentType === 'on-demand' ? {} : { selectedPaymentType }),
})

/** O9: another period. Where the same product stands in that period already, the two become one line, under the other's `lineId`. */
export const setBilling = (cart: CartState, lineId: string, billing: BillingPeriod): Result<CartState, CartRefusal> => {
  const index = indexOfLine(cart, lineId)
  const line = cart.lines[index]
  if (!line) return refuse({ code: 'unknown-line' })
  if (line.billing === billing) return ok(cart)
  const others = cart.lines.toSpliced(index, 1)
  const changed = withBilling(line, billing)
  const placed = placeLine(others, changed)
  if (!placed.ok) return placed
  return placed.value.length === others.length ? ok({ ...cart, lines: placed.value }) : ok(replaceLine(cart, index, changed))
}

/** N4: another number of years for a name; what hangs on it goes along. How many its ending gives is the quote's to say. */
export const setYears = (cart: CartState, lineId: string, years: number): Result<CartState, CartRefusal> => {
  const index = indexOfLine(cart, lineId)
  const line = cart.lines[index]
  if (!line) return refuse({ code: 'unknown-line' })
  if (line.type !== 'domain') return refuse({ code: 'years-not-offered' })
  return ok(replaceLine(cart, index, { ...line, serviceData: normaliseServiceData(line.type, { ...line.serviceData, years }) }))
}

/** O3: how a line is paid. Whether its service offers that is the quote's to say. */
export const setPaymentType = (
  cart: CartState,
  lineId: string,
  selectedPaymentType: PaymentType,
  partialType?: PartialPaymentType,
): Result<CartState, CartRefusal> => {
  const index = indexOfLine(cart, lineId)
  const line = cart.lines[index]
  if (!line) return refuse({ code: 'unknown-line' })
  const { partialType: _before, ...rest } = line
  return ok(replaceLine(cart, index, { ...rest, selectedPaymentType, ...(partialType && { partialType }) }))
}
