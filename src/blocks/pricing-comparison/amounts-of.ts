import type { Amounts } from '@/core/money/currency'
import type { ComparedPrice, FigureName } from './types'

/** A figure of a price; `null` where it has none. */
export const amountsOf = (price: ComparedPrice | undefined, name: FigureName): Amounts | null => {
  if (price === undefined) return null
  if (name === 'renewal') return price.price
  if (name === 'firstPayment') return price.firstPayment ?? price.price
  return price[name] ?? null
}
