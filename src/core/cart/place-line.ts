import { isQuantityAllowed, isSingleItem, lineKey } from '../orders/item-reference'
import { ok, refuse, type Result } from '../result'
import type { CartLine, CartRefusal } from './types'

/** O9: a domain is the same by its name, whatever is done with it; anything else by product, period and serviceData. */
const identity = (line: CartLine): string => (line.type === 'domain' ? `domain|${line.id}` : lineKey(line))

export const hasDomain = (lines: readonly CartLine[], name: string | undefined): boolean =>
  lines.some((line) => line.type === 'domain' && line.id === name)

/**
 * O9: puts a normalised line among others: merged into an equal one, whose `lineId` stays, or at the end.
 * A name or add-on that is there already is refused.
 */
export const placeLine = (lines: readonly CartLine[], line: CartLine): Result<readonly CartLine[], CartRefusal> => {
  if (!isQuantityAllowed(line.type, line.quantity)) return refuse({ code: 'quantity-out-of-range' })
  const wanted = identity(line)
  const index = lines.findIndex((other) => identity(other) === wanted)
  const same = lines[index]
  if (!same) return ok([...lines, line])
  if (isSingleItem(line.type)) return refuse({ code: 'duplicate-line', lineId: same.lineId })
  const quantity = same.quantity + line.quantity
  if (!isQuantityAllowed(line.type, quantity)) return refuse({ code: 'quantity-out-of-range' })
  // The way to pay that was chosen last stands.
  return ok(lines.with(index, { ...same, ...paymentOf(line), quantity }))
}

const paymentOf = ({ selectedPaymentType, partialType }: CartLine): Partial<CartLine> =>
  selectedPaymentType === undefined ? {} : { selectedPaymentType, ...(partialType && { partialType }) }
