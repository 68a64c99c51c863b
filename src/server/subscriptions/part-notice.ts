import { cardText } from '@/core/payments/cards'
import type { CardRow } from '@/server/cards/card-repository'
import type { Said } from './notice-of'
import type { OpenPart } from './part-repository'

/** O19: how much of the price is to be paid, by when and how. */
export const saidOfPart = (part: OpenPart, card: CardRow | null = null): Pick<Said, 'orderNumber' | 'part' | 'card'> => {
  const { amount, currency, digits, reference, orderNumber, provider, dueAt } = part
  const way = provider === 'offline' ? 'transfer' : card === null ? 'page' : 'card'
  return {
    orderNumber,
    part: { amount, currency, digits, reference, way, dueAt: new Date(dueAt).toISOString() },
    ...(card === null ? {} : { card: cardText(card) }),
  }
}
