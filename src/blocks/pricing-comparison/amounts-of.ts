import type { Amounts } from '@/core/money/currency'
import type { ComparedPrice, FigureName } from './types'

/** `null` if the price has no such amount. */
export const amountsOf = (price: ComparedPrice | undefined, name: FigureName): Amounts | null => {
  if (price === undefined) return null
  if (name === 'renewal') return price.price
  if (name === 'firstPayment') return price.firstPayment ?? price.price
  return price[name] ?? null
}
