import { digitsOf, type Minor, type Decimal } from '../money/types'
import { formatMoney, fallsShort, percentOf, formatPercent } from '../money/format'
import { sumOf, fromMajor } from '../money/arithmetic'
import {
  type DiscountFigures,
  type ItemFigures,
  type TermFigures,
  type ReceiptFigures,
  joinBundles,
  laterPayments,
  type LaterPayments,
} from './figures'
import { withTax } from '../tax/resolve-tax'
import { billingPeriods, monthsOfPeriod, type BillingPeriod } from '../catalog/types'
import { threeYearCost } from '../pricing/comparisons'
import type { TaxNote } from '../tax/types'
import type { OrderStatus } from '../orders/status'

/** M7: en-US unless the site's `priceLocale` says the visitor's own. */
export const defaultPriceLocale = 'en-US'

export interface FormatAmount {
  (amount: Minor): string
  /** M9: rates and percentages beside the amounts are written the same way. */
  readonly locale: string
}

/** Writes amounts of one currency. */
export const amountFormatter = (currency: string, priceLocale: string = defaultPriceLocale): FormatAmount => {
  const format = { code: currency, digits: digitsOf(currency) }
  return Object.assign((amount: Minor) => formatMoney(amount, format, priceLocale), { locale: priceLocale })
}

/** How a discount came about, in figures a visitor can check. */
type DiscountRule =
  | { readonly kind: 'percentage'; readonly percent: number; readonly base: Minor; readonly isLimited: boolean }
  | { readonly kind: 'fixed'; readonly value: Minor }

/** D3: without a base in the answer, it is the sum of the lines that carry a share of this discount. */
const baseOf = (discount: DiscountFigures, items: readonly ItemFigures[]): Minor =>
  discount.eligible ??
  sumOf(items.filter((item) => item.discounts.some(({ discountId }) => discountId === discount.discountId)).map((item) => item.subtotal))

/** D4: percentage of its base, limited by its cap (or by what was left of the lines, D8); or a fixed amount. */
const discountRule = (discount: DiscountFigures, items: readonly ItemFigures[]): DiscountRule => {
  const { value, savings } = discount
  if (value.kind === 'fixed') return { kind: 'fixed', value: value.amount }
  const base = baseOf(discount, items)
  return { kind: 'percentage', percent: value.percent, base, isLimited: fallsShort(savings, value.percent, base) }
}

/** How a line is called: keys of `receipt`. */
export const lineWords = ({
  serviceData,
  selectedPaymentType,
}: Pick<ItemFigures, 'serviceData' | 'selectedPaymentType'>): 'line' | 'transferLine' | 'renewalLine' | 'balanceLine' => {
  if (selectedPaymentType === 'on-demand') return 'balanceLine'
  if (serviceData?.operation === 'transfer') return 'transferLine'
  return serviceData?.operation === 'renew' ? 'renewalLine' : 'line'
}

/** C1: the domain a plan, certificate or mailbox is for; undefined for domains and their add-ons. */
export const attachedDomain = ({ type, serviceData }: Pick<ItemFigures, 'type' | 'serviceData'>): string | undefined =>
  type === 'domain' || type === 'addon' ? undefined : serviceData?.domain

/** N4: what several years are made of, in figures alone: `$12.99 + 2 × $14.99`. */
export const termText = ({ years, firstYear, laterYear }: TermFigures, format: FormatAmount): string =>
  firstYear === laterYear ? `${years} × ${format(laterYear)}` : `${format(firstYear)} + ${years - 1} × ${format(laterYear)}`

/** O21: what a period draws from the balance that a line pays into; null of any other line. */
export const drawnPerPeriod = ({ selectedPaymentType, renewal, quantity }: ItemFigures): Minor | null =>
  selectedPaymentType === 'on-demand' && renewal !== undefined ? sumOf([renewal * quantity]) : null

/** An order for another year: its term begins where the old one ends, which no figure of it says. */
const isRenewal = (items: readonly Pick<ItemFigures, 'serviceData'>[]): boolean =>
  items.some(({ serviceData }) => serviceData?.operation === 'renew')

/** A name that moves here: its end is known when it has arrived. */
export const isTransfer = ({ type, serviceData }: Pick<ItemFigures, 'type' | 'serviceData'>): boolean =>
  type === 'domain' && serviceData?.operation === 'transfer'

/** A name whose first year begins with its order. One that moves here or is renewed has an end of its own, and the year comes on top. */
export const isRegistration = ({ type, serviceData }: Pick<ItemFigures, 'type' | 'serviceData'>): boolean =>
  type === 'domain' && (serviceData?.operation ?? 'register') === 'register'

/**
 * T10: writes prices of the catalogue as pages show them. They stay before tax until they are text, so that none with tax can come back to
 * the shop.
 */
export const priceFormatter = (currency: string, priceLocale?: string, taxRate?: Decimal): FormatAmount => {
  const format = amountFormatter(currency, priceLocale)
  return Object.assign((net: Minor) => format(withTax(net, taxRate)), { locale: format.locale })
}

/** The same for a price of an answer. */
export const majorPriceFormatter = (currency: string, priceLocale?: string, taxRate?: Decimal): ((net: number) => string) => {
  const format = priceFormatter(currency, priceLocale, taxRate)
  return (net) => format(fromMajor(net, digitsOf(currency)))
}

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

export interface Renewal {
  readonly billing: BillingPeriod
  /** Months from the order to the first renewal of this period. */
  readonly dueInMonths: number
  readonly amount: Minor
}

/** N4: a name of several years renews after them, a year at a time. */
const firstRenewal = ({ billing, term }: ItemFigures): number => (term ? 12 * term.years : monthsOfPeriod[billing])

/** What comes again and how often, one sum a period and day, longest period first. Items of unknown renewal are left out. */
export const renewalsByPeriod = (items: readonly ItemFigures[]): readonly Renewal[] =>
  [...billingPeriods].reverse().flatMap((billing) => {
    // O21: a balance is drawn by the day, and no period of it is billed
    const known = items.filter((item) => item.billing === billing && item.renewal !== undefined && item.selectedPaymentType !== 'on-demand')
    const days = [...new Set(known.map(firstRenewal))].sort((first, second) => first - second)
    return days.map((dueInMonths) => ({
      billing,
      dueInMonths,
      amount: sumOf(known.filter((item) => firstRenewal(item) === dueInMonths).map((item) => (item.renewal ?? 0) * item.quantity)),
    }))
  })

/**
 * What everything costs over three years, before tax: what is paid for the first period after discounts
 * (D16: codes act on the first payment only), and every renewal due within the three years.
 * `null` where an item's renewal is not known.
 */
export const threeYearsBeforeTax = (items: readonly ItemFigures[]): Minor | null => {
  const costs: number[] = []
  for (const { renewal, quantity, billing, subtotal, setupFee, discount, term, selectedPaymentType } of items) {
    if (renewal === undefined) return null
    const price = selectedPaymentType === 'on-demand' ? renewal * quantity : subtotal - discount
    costs.push(threeYearCost(billing, { price, renewal: renewal * quantity, setupFee }, term?.years).total)
  }
  return sumOf(costs)
}

export interface ReceiptDiscount {
  readonly id: string
  readonly name: string
  readonly source: 'automatic' | 'code'
  readonly rule: DiscountRule
  readonly savings: Minor
  /** M11. */
  readonly threshold?: Minor
}

/** Everything the receipt shows. Each sum is made of figures that stand on it. */
export interface ReceiptModel {
  readonly currency: string
  /** The visitor's own name, for the plate; the first one in the cart. */
  readonly name: string | null
  readonly items: readonly ReceiptItem[]
  readonly lineCount: number
  readonly listed: Minor
  readonly discounts: readonly ReceiptDiscount[]
  readonly discount: Minor
  readonly afterDiscounts: Minor
  /** D15: discounts and list prices together. */
  readonly savings: Minor
  readonly tax: { readonly amount: Minor; readonly base: Minor; readonly percent: number | null; readonly note?: TaxNote }
  readonly shipping: Minor
  readonly total: Minor
  readonly dueNow: Minor
  readonly dueLater: Minor
  readonly later: LaterPayments
  readonly renewals: readonly Renewal[]
  readonly threeYears: Minor | null
}

/** Turns a quote, a cart or an order into its receipt. Pure: the same figures give the same receipt everywhere. `bundle` is what a thing put together from parts is called. */
export const receiptModel = (figures: ReceiptFigures, bundle: string): ReceiptModel => {
  const { currency, items, breakdown, discountSummary } = figures
  const things = joinBundles(items, bundle)
  const toDiscount =
    (source: ReceiptDiscount['source']) =>
    (discount: DiscountFigures): ReceiptDiscount => ({
      id: discount.discountId,
      name: discount.name,
      source,
      rule: discountRule(discount, items),
      savings: discount.savings,
      ...(discount.threshold === undefined ? {} : { threshold: discount.threshold }),
    })
  const listed = sumOf([breakdown.subtotal, breakdown.setupFees])
  const afterDiscounts = sumOf([listed, -breakdown.discount])
  return {
    currency,
    name: items.find((item) => item.type === 'domain')?.id ?? null,
    items: receiptItems(things),
    lineCount: things.length,
    listed,
    discounts: [
      ...discountSummary.automaticDiscounts.map(toDiscount('automatic')),
      ...discountSummary.discountCodes.map(toDiscount('code')),
    ],
    discount: breakdown.discount,
    afterDiscounts,
    savings: breakdown.savings,
    tax: {
      amount: breakdown.tax,
      base: Math.max(0, afterDiscounts) as Minor,
      percent: figures.taxRate === undefined ? null : percentOf(figures.taxRate),
      ...(figures.taxNote ? { note: figures.taxNote } : {}),
    },
    shipping: breakdown.shipping,
    total: breakdown.total,
    dueNow: figures.dueNow,
    dueLater: figures.dueLater,
    later: laterPayments(things, figures.dueLater),
    // Of a renewal, and of a name that moves here, they would be counted from the wrong day.
    renewals: isRenewal(items) ? [] : renewalsByPeriod(items.filter((item) => !isTransfer(item))),
    threeYears: isRenewal(items) ? null : threeYearsBeforeTax(items),
  }
}

/** What became of the money: asked for, still owed, there, given back, never taken. */
export type ReceiptState = 'quote' | 'pending' | 'paid' | 'refunded' | 'void'

/** O8: what the receipt says of an order in each status. */
export const receiptStates = {
  pending: 'pending',
  paid: 'paid',
  fulfilled: 'paid',
  refunded: 'refunded',
  failed: 'void',
  cancelled: 'void',
} as const satisfies Record<OrderStatus, ReceiptState>

/** How the big figure is called: keys of `receipt`. */
export const dueWords = {
  quote: 'dueNow',
  pending: 'toBePaid',
  paid: 'paid',
  refunded: 'refunded',
  void: 'notCharged',
} as const satisfies Record<ReceiptState, string>

/** A code goes by what was typed, everything else by its name. */
export const discountLabel = ({ source, id, name }: Pick<ReceiptDiscount, 'source' | 'id' | 'name'>): string =>
  source === 'code' ? id : name

/** A minus of its own width, before the formatted amount. */
export const takenOff = (format: FormatAmount, amount: Minor): string => `−${format(amount)}`

/** D9: what a discount took of one line; of one thing put together from parts, what it took of them together. */
const takenOf = ({ discounts }: Pick<ItemFigures, 'discounts'>, discountId: string): Minor =>
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

/** The words of the receipt, whoever translates them. */
type Words = (
  key: 'tax' | 'taxBase' | 'taxRule' | 'taxUnconfirmed' | 'reverseCharge' | 'outsideEu',
  values?: Record<string, string>,
) => string

interface Writing {
  readonly locale: string
  readonly format: FormatAmount
}

/** T7: what a receipt calls the tax, whose it is, and what it was taken of or why nothing was. */
export const taxText = (word: Words, { base, percent, note }: ReceiptModel['tax'], { locale, format }: Writing) => {
  const name = note?.name || word('tax')
  const country = note && note.country !== '' ? new Intl.DisplayNames(locale, { type: 'region' }).of(note.country) : undefined
  // a name and a place, with a comma between them in all languages: no message, which every page would bring along
  const label = country === undefined ? name : `${name}, ${country}`
  if (note?.reason === 'reverse-charge') return { label, note: word('reverseCharge') }
  if (note?.reason === 'outside-eu') return { label, note: word('outsideEu') }
  const rule =
    percent === null
      ? word('taxBase', { base: format(base) })
      : word('taxRule', { percent: formatPercent(percent, locale, format.locale), base: format(base) })
  // T5: also on what was charged
  return { label, note: note?.unconfirmedVatId ? `${rule}. ${word('taxUnconfirmed')}` : rule }
}
