import type { ItemFigures } from './figures'
import { sumOf } from '@/core/money/sum'

type Scheduled = NonNullable<ItemFigures['schedule']>

const bundleOf = ({ billing, serviceData }: ItemFigures): string | null =>
  serviceData?.bundle === undefined ? null : `${serviceData.bundle}|${billing}`

const joinSchedules = (parts: readonly ItemFigures[]): Scheduled => {
  const all = parts.flatMap(({ schedule }) => schedule ?? [])
  return [...new Set(all.map(({ dueInMonths }) => dueInMonths))].map((dueInMonths) => ({
    dueInMonths,
    amount: sumOf(all.filter((part) => part.dueInMonths === dueInMonths).map(({ amount }) => amount)),
  }))
}

const join = <Item extends ItemFigures>(name: string, first: Item, parts: readonly Item[]): Item => {
  const sum = (amountOf: (part: Item) => number) => sumOf(parts.map(amountOf))
  const isOneCount = parts.every(({ quantity }) => quantity === first.quantity)
  const renewals = parts.flatMap(({ renewal, quantity }) => (renewal === undefined ? [] : [isOneCount ? renewal : renewal * quantity]))
  return {
    ...first,
    name,
    parts: parts.map((part) => (isOneCount || part.quantity === 1 ? part.name : `${part.quantity} × ${part.name}`)),
    quantity: isOneCount ? first.quantity : 1,
    renewal: renewals.length === parts.length ? sumOf(renewals) : undefined,
    subtotal: sum(({ subtotal }) => subtotal),
    setupFee: sum(({ setupFee }) => setupFee),
    discount: sum(({ discount }) => discount),
    discounts: parts.flatMap(({ discounts }) => discounts),
    total: sum(({ total }) => total),
    paymentTypeAmount: sum(({ paymentTypeAmount }) => paymentTypeAmount),
    schedule: joinSchedules(parts),
  }
}

/** O9: what was put together from parts is one thing called `name`, priced with the sum of its parts, where the first of them stood. */
export const joinBundles = <Item extends ItemFigures>(items: readonly Item[], name: string): readonly Item[] =>
  items.flatMap((item) => {
    const bundle = bundleOf(item)
    if (bundle === null) return [item]
    const parts = items.filter((other) => bundleOf(other) === bundle)
    if (parts.length === 1) return [item]
    return parts[0] === item ? [join(name, item, parts)] : []
  })
