import type { ItemFigures } from './figures'
import { sumInCurrency } from './minor-units'

export interface ReceiptItem {
  readonly key: string
  readonly item: ItemFigures
  /** An add-on hangs under its domain (O9). */
  readonly isChild: boolean
  /** What this line costs now, before discounts and tax, without its setup fee. */
  readonly now: number
  /** O2: on a row of its own, so that the listed sum adds up. */
  readonly setupFee: number
  readonly renewal: number | null
}

const keyOf = (item: ItemFigures): string =>
  [item.type, item.id, item.billing, item.serviceData?.coverage, item.serviceData?.domain, item.serviceData?.bundle]
    .filter(Boolean)
    .join('|')

const toReceiptItem = (currency: string, item: ItemFigures, isChild: boolean): ReceiptItem => ({
  key: keyOf(item),
  item,
  isChild,
  now: item.subtotal,
  setupFee: item.setupFee,
  renewal: item.renewal === undefined ? null : sumInCurrency(currency, [item.renewal * item.quantity]),
})

/** Names first, each with its add-ons under it, then everything else in the order it was put in. */
export const receiptItems = (currency: string, items: readonly ItemFigures[]): readonly ReceiptItem[] => {
  const domains = items.filter((item) => item.type === 'domain')
  const names = new Set(domains.map(({ id }) => id))
  const isChildOf = (item: ItemFigures, name: string) => item.type === 'addon' && item.serviceData?.domain === name
  const hung = domains.flatMap((domain) => [
    toReceiptItem(currency, domain, false),
    ...items.filter((item) => isChildOf(item, domain.id)).map((item) => toReceiptItem(currency, item, true)),
  ])
  const others = items.filter((item) => item.type !== 'domain' && !(item.type === 'addon' && names.has(item.serviceData?.domain ?? '')))
  return [...hung, ...others.map((item) => toReceiptItem(currency, item, false))]
}
