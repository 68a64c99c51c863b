import { maximumQuantity } from '../orders/item-reference'
import { placeLine } from './place-line'
import type { CartLine, CartState } from './types'

/**
 * At login: the visitor's cart joins the account's. Equal lines add up, at most to 99 (O9); a name or add-on on both is kept
 * once, as the account had it. The currency is the visitor's present choice (M8).
 */
export const mergeCarts = (account: CartState, visitor: CartState): CartState => ({
  ...((visitor.place ?? account.place) && { place: visitor.place ?? account.place }),
  currency: visitor.currency,
  codes: [...new Set([...account.codes, ...visitor.codes])],
  lines: visitor.lines.reduce<readonly CartLine[]>(joinLine, account.lines),
})

const joinLine = (lines: readonly CartLine[], line: CartLine): readonly CartLine[] => {
  const placed = placeLine(lines, line)
  return placed.ok ? placed.value : fillUp(lines, line)
}

/** More than 99 together is 99; a name or add-on that is there already has no room for another. */
const fillUp = (lines: readonly CartLine[], line: CartLine): readonly CartLine[] => {
  const room = placeLine(lines, { ...line, quantity: 1 })
  const target = room.ok ? room.value.find((other, index) => other !== lines[index]) : undefined
  return target ? lines.map((other) => (other.lineId === target.lineId ? { ...target, quantity: maximumQuantity } : other)) : lines
}
