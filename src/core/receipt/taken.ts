import type { ItemFigures } from './figures'
import type { ReceiptDiscount, ReceiptModel } from './receipt-model'
import { sumOf } from '@/core/money/sum'
import type { Minor } from '@/core/money/types'
import type { FormatAmount } from './amounts'

/** A code goes by what was typed, everything else by its name. */
export const discountLabel = ({ source, id, name }: Pick<ReceiptDiscount, 'source' | 'id' | 'name'>): string =>
  source === 'code' ? id : name

/** A minus of its own width, before the formatted amount. */
export const takenOff = (format: FormatAmount, amount: Minor): string => `−${format(amount)}`

/** D9: what a discount took of one line; of one thing put together from parts, what it took of them together. */
export const takenOf = ({ discounts }: Pick<ItemFigures, 'discounts'>, discountId: string): Minor =>
  sumOf(discounts.filter((share) => share.discountId === discountId).map(({ savings }) => savings))

/** Where a line of text ends, the dot ends it, and a name keeps its amount. */
const nbsp = '\u00a0'

/** What each discount took of a line. Of a receipt with one line the sums below say it already. */
export const takenParts = (item: ItemFigures, model: ReceiptModel, format: FormatAmount) => {
  if (model.lineCount < 2) return []
  return model.discounts
    .map((discount) => ({ id: discount.id, label: `${discountLabel(discount)}${nbsp}`, amount: takenOf(item, discount.id) }))
    .filter(({ amount }) => amount > 0)
    .map((part) => ({ ...part, amount: takenOff(format, part.amount) }))
}

/** Between two of them. */
export const takenDot = `${nbsp}· `

/** The same in one line of text. */
export const takenText = (item: ItemFigures, model: ReceiptModel, format: FormatAmount): string =>
  takenParts(item, model, format)
    .map(({ label, amount }) => `${label}${amount}`)
    .join(takenDot)
