import type { ChangePreviewAnswer } from '@/contract/subscriptions'
import { toMajor } from '@/core/money/major'
import { figuresOf, type ChangePreview } from '@/core/subscriptions/change-preview'

const iso = (instant: number): string => new Date(instant).toISOString()

/** Every figure of a change in major units, and the text that says them back. */
export const presentChange = (preview: ChangePreview, digits: 0 | 2): ChangePreviewAnswer => {
  const { kind, wish, currency, termStart, termEnd, days } = preview
  const money = (of: 'unused' | 'credit' | 'price' | 'used' | 'left' | 'tax' | 'total' | 'dueNow') => toMajor(preview[of], digits)
  return {
    kind,
    products: [...wish.products],
    billing: wish.billing,
    quantity: wish.quantity,
    currency,
    termStart: iso(termStart),
    termEnd: iso(termEnd),
    daysLeft: days.rest,
    daysPaid: days.of,
    unused: money('unused'),
    credit: money('credit'),
    price: money('price'),
    used: money('used'),
    left: money('left'),
    tax: money('tax'),
    total: money('total'),
    dueNow: money('dueNow'),
    figures: figuresOf(preview),
  }
}
