import type { ItemFigures } from './figures'
import { sumOf } from '@/core/money/sum'
import type { Minor } from '@/core/money/types'

export interface ReceiptItem {
  readonly key: string
  readonly item: ItemFigures
  /** An add-on hangs under its domain (O9). */
  readonly isChild: boolean
  /** What this line costs now, before discounts and tax, without its setup fee. */
  readonly now: Minor
  /** O2: on a row of its own, so that the listed sum adds up. */
  readonly setupFee: Minor
  readonly renewal: Minor | null
}

const keyOf = (item: ItemFigures): string =>
  [item.type, item.id, item.billing, item.serviceData?.coverage, item.serviceData?.domain, item.serviceData?.bundle]
    .filter(Boolean)
    .join('|')

const toReceiptItem = (item: ItemFigures, isChild: boolean): ReceiptItem => ({
  key: keyOf(item),
  item,
  isChild,
  now: item.subtotal,
  setupFee: item.setupFee,
  // O21: nothing renews a balance
  renewal: item.renewal === undefined || item.selectedPaymentType === 'on-demand' ? null : sumOf([item.renewal * item.quantity]),
})

/** Names first, each with its add-ons under it, then everything else in the order it was put in. */
export const receiptItems = (items: readonly ItemFigures[]): readonly ReceiptItem[] => {
  const domains = items.filter((item) => item.type === 'domain')
  const names = new Set(domains.map(({ id }) => id))
  const isChildOf = (item: ItemFigures, name: string) => item.type === 'addon' && item.serviceData?.domain === name
  const hung = domains.flatMap((domain) => [
    toReceiptItem(domain, false),
    ...items.filter((item) => isChildOf(item, domain.id)).map((item) => toReceiptItem(item, true)),
  ])
  const others = items.filter((item) => item.type !== 'domain' && !(item.type === 'addon' && names.has(item.serviceData?.domain ?? '')))
  return [...hung, ...others.map((item) => toReceiptItem(item, false))]
}
