import type { BillingPeriod, ItemType, PaymentType } from '../catalog/types'
import type { Breakdown } from '../orders/types'
import type { TaxNote } from '../tax/types'
import type { Minor } from '../money/types'
import { sumOf } from '../money/arithmetic'

/**
 * Figures common to quotes, carts and orders, in minor units of `currency` (M1). If optional fields are missing, the receipt omits the
 * corresponding parts.
 */
export interface ReceiptFigures {
  readonly currency: string
  /** As a fraction: 0.1 is 10%. */
  readonly taxRate?: number
  /** T7: which tax applies and why, if the shop charges several. */
  readonly taxNote?: TaxNote | undefined
  readonly items: readonly ItemFigures[]
  readonly discountSummary: {
    readonly automaticDiscounts: readonly DiscountFigures[]
    readonly discountCodes: readonly DiscountFigures[]
  }
  readonly breakdown: Breakdown
  readonly dueNow: Minor
  readonly dueLater: Minor
}

export interface TermFigures {
  readonly years: number
  readonly firstYear: Minor
  readonly laterYear: Minor
}

export interface ItemFigures {
  readonly id: string
  readonly type: ItemType
  readonly name: string
  /** Parts of a configured product. */
  readonly parts?: readonly string[]
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly serviceData?: {
    readonly domain?: string
    readonly additionalDomains?: readonly string[]
    readonly operation?: string
    readonly coverage?: string
    readonly bundle?: string
  }
  /** N4: price composition for several years. */
  readonly term?: TermFigures
  /** O21: for on-demand payment, `subtotal` is the top-up and `renewal` the cost per period. */
  readonly selectedPaymentType?: PaymentType
  /** Unit price of the next period, if known. */
  readonly renewal?: Minor | undefined
  readonly subtotal: Minor
  readonly setupFee: Minor
  readonly discount: Minor
  readonly discounts: readonly { readonly discountId: string; readonly savings: Minor }[]
  readonly total: Minor
  readonly paymentTypeAmount: Minor
  /** O3: parts of `total`, by months after the order. */
  readonly schedule?: readonly { readonly dueInMonths: number; readonly amount: Minor }[]
}

/** `percent` is 10 for ten per cent. */
export type DiscountValueFigures =
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: Minor }

export interface DiscountFigures {
  readonly discountId: string
  readonly name: string
  readonly description?: string
  readonly value: DiscountValueFigures
  readonly savings: Minor
  /** D3: amount that the percentage applies to. */
  readonly eligible?: Minor
  /** M11: an automatic discount's threshold, in its own currency. */
  readonly threshold?: Minor
}

export interface LaterPayments {
  /** Earliest first. */
  readonly dated: readonly { readonly dueInMonths: number; readonly amount: Minor; readonly names: readonly string[] }[]
  /** On-demand amounts (O3) and amounts without a date. */
  readonly undated: Minor
}

/** O3: splits "due later" into dated payments and a remainder, which add up to `dueLater`. */
export const laterPayments = (items: readonly ItemFigures[], dueLater: number): LaterPayments => {
  const byMonth = new Map<number, { amounts: number[]; names: string[] }>()
  for (const item of items) {
    for (const part of item.schedule ?? []) {
      if (part.dueInMonths <= 0) continue
      const month = byMonth.get(part.dueInMonths) ?? { amounts: [], names: [] }
      month.amounts.push(part.amount)
      month.names.push(item.name)
      byMonth.set(part.dueInMonths, month)
    }
  }
  const dated = [...byMonth]
    .sort(([first], [second]) => first - second)
    .map(([dueInMonths, { amounts, names }]) => ({ dueInMonths, amount: sumOf(amounts), names }))
  return { dated, undated: sumOf([dueLater, ...dated.map(({ amount }) => -amount)]) }
}

type PaymentSchedule = NonNullable<ItemFigures['schedule']>

const bundleOf = ({ billing, serviceData }: ItemFigures): string | null =>
  serviceData?.bundle === undefined ? null : `${serviceData.bundle}|${billing}`

const joinSchedules = (parts: readonly ItemFigures[]): PaymentSchedule => {
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

/** O9: combines a bundle's parts into one item called `name`, at the position of the first part. */
export const joinBundles = <Item extends ItemFigures>(items: readonly Item[], name: string): readonly Item[] =>
  items.flatMap((item) => {
    const bundle = bundleOf(item)
    if (bundle === null) return [item]
    const parts = items.filter((other) => bundleOf(other) === bundle)
    if (parts.length === 1) return [item]
    return parts[0] === item ? [join(name, item, parts)] : []
  })
