import { digitsOf, type Minor, type Decimal } from '../money/types'
import { formatMoney, isBelowPercentage, percentOf, formatPercent } from '../money/format'
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
import { threeYearCost } from '../pricing/prices'
import { domainsOf, shownNames } from '../subscriptions/attached-domain'
import type { TaxNote } from '../tax/types'
import type { OrderStatus } from '../orders/status'

/** M7: the default, unless the site's `priceLocale` selects the visitor's locale. */
export const defaultPriceLocale = 'en-US'

export interface FormatAmount {
  (amount: Minor): string
  /** M9: also used for rates and percentages next to the amounts. */
  readonly locale: string
}

export const amountFormatter = (currency: string, priceLocale: string = defaultPriceLocale): FormatAmount => {
  const format = { code: currency, digits: digitsOf(currency) }
  return Object.assign((amount: Minor) => formatMoney(amount, format, priceLocale), { locale: priceLocale })
}

type DiscountRule =
  | { readonly kind: 'percentage'; readonly percent: number; readonly base: Minor; readonly isLimited: boolean }
  | { readonly kind: 'fixed'; readonly value: Minor }

/** D3: defaults to the sum of the lines that receive part of this discount. */
const baseOf = (discount: DiscountFigures, items: readonly ItemFigures[]): Minor =>
  discount.eligible ??
  sumOf(items.filter((item) => item.discounts.some(({ discountId }) => discountId === discount.discountId)).map((item) => item.subtotal))

/** D4: a percentage of its base, limited by a cap or by the remainder of the lines (D8); or a fixed amount. */
const discountRule = (discount: DiscountFigures, items: readonly ItemFigures[]): DiscountRule => {
  const { value, savings } = discount
  if (value.kind === 'fixed') return { kind: 'fixed', value: value.amount }
  const base = baseOf(discount, items)
  return { kind: 'percentage', percent: value.percent, base, isLimited: isBelowPercentage(savings, value.percent, base) }
}

/** Message key in `receipt`. */
export const lineWords = ({
  serviceData,
  selectedPaymentType,
}: Pick<ItemFigures, 'serviceData' | 'selectedPaymentType'>): 'line' | 'transferLine' | 'renewalLine' | 'balanceLine' => {
  if (selectedPaymentType === 'on-demand') return 'balanceLine'
  if (serviceData?.operation === 'transfer') return 'transferLine'
  return serviceData?.operation === 'renew' ? 'renewalLine' : 'line'
}

/** C1, S18, S19: display name of the domain for a plan, certificate or mailbox; undefined for domains and their add-ons. */
export const attachedDomain = ({ type, serviceData }: Pick<ItemFigures, 'type' | 'serviceData'>): string | undefined =>
  type === 'domain' || type === 'addon' ? undefined : shownNames(serviceData).join(', ') || undefined

/** N4: `$12.99 + 2 × $14.99`. */
export const termText = ({ years, firstYear, laterYear }: TermFigures, format: FormatAmount): string =>
  firstYear === laterYear ? `${years} × ${format(laterYear)}` : `${format(firstYear)} + ${years - 1} × ${format(laterYear)}`

/** O21: amount debited per period from the balance that the line tops up; null for other lines. */
export const debitPerPeriod = ({ selectedPaymentType, renewal, quantity }: ItemFigures): Minor | null =>
  selectedPaymentType === 'on-demand' && renewal !== undefined ? sumOf([renewal * quantity]) : null

/** A renewal's term starts at the previous expiry, which the figures don't include. */
const isRenewal = (items: readonly Pick<ItemFigures, 'serviceData'>[]): boolean =>
  items.some(({ serviceData }) => serviceData?.operation === 'renew')

/** A transferred domain's expiry is unknown until the transfer completes. */
export const isTransfer = ({ type, serviceData }: Pick<ItemFigures, 'type' | 'serviceData'>): boolean =>
  type === 'domain' && serviceData?.operation === 'transfer'

/** True if the term starts with the order; transfers and renewals extend an existing term. */
export const isRegistration = ({ type, serviceData }: Pick<ItemFigures, 'type' | 'serviceData'>): boolean =>
  type === 'domain' && (serviceData?.operation ?? 'register') === 'register'

/**
 * T10: formats catalogue prices as pages show them. Amounts stay before tax until they are formatted, so that an amount with tax can't
 * re-enter a calculation.
 */
export const priceFormatter = (currency: string, priceLocale?: string, taxRate?: Decimal): FormatAmount => {
  const format = amountFormatter(currency, priceLocale)
  return Object.assign((net: Minor) => format(withTax(net, taxRate)), { locale: format.locale })
}

/** For prices in major units. */
export const majorPriceFormatter = (currency: string, priceLocale?: string, taxRate?: Decimal): ((net: number) => string) => {
  const format = priceFormatter(currency, priceLocale, taxRate)
  return (net) => format(fromMajor(net, digitsOf(currency)))
}

export interface ReceiptItem {
  readonly key: string
  readonly item: ItemFigures
  /** Add-on shown under its domain (O9). */
  readonly isChild: boolean
  /** Amount due now before discounts and tax, without the setup fee. */
  readonly now: Minor
  /** O2: a separate row, so that the listed amounts add up. */
  readonly setupFee: Minor
  readonly renewal: Minor | null
}

const keyOf = (item: ItemFigures): string =>
  [item.type, item.id, item.billing, item.serviceData?.coverage, ...domainsOf(item.serviceData), item.serviceData?.bundle]
    .filter(Boolean)
    .join('|')

const toReceiptItem = (item: ItemFigures, isChild: boolean): ReceiptItem => ({
  key: keyOf(item),
  item,
  isChild,
  now: item.subtotal,
  setupFee: item.setupFee,
  // O21: balances don't renew
  renewal: item.renewal === undefined || item.selectedPaymentType === 'on-demand' ? null : sumOf([item.renewal * item.quantity]),
})

/** Domains first, each followed by its add-ons, then the others in order. */
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
  /** Months from the order to the first renewal. */
  readonly dueInMonths: number
  readonly amount: Minor
}

/** N4: after a multi-year term, domains renew yearly. */
const firstRenewal = ({ billing, term }: ItemFigures): number => (term ? 12 * term.years : monthsOfPeriod[billing])

/** Renewal totals per period and due month, longest period first. Skips items without a known renewal price. */
export const renewalsByPeriod = (items: readonly ItemFigures[]): readonly Renewal[] =>
  [...billingPeriods].reverse().flatMap((billing) => {
    // O21: on-demand is debited daily and has no billing period
    const known = items.filter((item) => item.billing === billing && item.renewal !== undefined && item.selectedPaymentType !== 'on-demand')
    const days = [...new Set(known.map(firstRenewal))].sort((first, second) => first - second)
    return days.map((dueInMonths) => ({
      billing,
      dueInMonths,
      amount: sumOf(known.filter((item) => firstRenewal(item) === dueInMonths).map((item) => (item.renewal ?? 0) * item.quantity)),
    }))
  })

/**
 * Three-year cost before tax: the first payment after discounts (D16: codes apply only to it) plus all renewals due within three years.
 * `null` if any renewal price is unknown.
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

/** Each total consists of figures that the receipt shows. */
export interface ReceiptModel {
  readonly currency: string
  /** First domain in the cart, for the nameplate. */
  readonly name: string | null
  readonly items: readonly ReceiptItem[]
  readonly lineCount: number
  readonly listed: Minor
  readonly discounts: readonly ReceiptDiscount[]
  readonly discount: Minor
  readonly afterDiscounts: Minor
  /** D15: discounts plus catalogue savings. */
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

/** Receipt of a quote, cart or order. Pure. `bundle` supplies the names of configured products. */
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
    // For renewals and transfers these dates would start from the wrong day.
    renewals: isRenewal(items) ? [] : renewalsByPeriod(items.filter((item) => !isTransfer(item))),
    threeYears: isRenewal(items) ? null : threeYearsBeforeTax(items),
  }
}

export type ReceiptState = 'quote' | 'pending' | 'paid' | 'refunded' | 'void'

/** O8. */
export const receiptStates = {
  pending: 'pending',
  paid: 'paid',
  fulfilled: 'paid',
  refunded: 'refunded',
  failed: 'void',
  cancelled: 'void',
} as const satisfies Record<OrderStatus, ReceiptState>

/** Message keys in `receipt` for the headline amount. */
export const dueWords = {
  quote: 'dueNow',
  pending: 'toBePaid',
  paid: 'paid',
  refunded: 'refunded',
  void: 'notCharged',
} as const satisfies Record<ReceiptState, string>

/** Codes are shown as entered, other discounts by name. */
export const discountLabel = ({ source, id, name }: Pick<ReceiptDiscount, 'source' | 'id' | 'name'>): string =>
  source === 'code' ? id : name

/** Uses a minus sign, not a hyphen. */
export const discountAmountText = (format: FormatAmount, amount: Minor): string => `−${format(amount)}`

/** D9: amount deducted from a line; for a bundle, the sum over its parts. */
const takenOf = ({ discounts }: Pick<ItemFigures, 'discounts'>, discountId: string): Minor =>
  sumOf(discounts.filter((share) => share.discountId === discountId).map(({ savings }) => savings))

/** Keeps a label and its amount on one line; lines break after the dot. */
const nbsp = '\u00a0'

/** Discounts per line; empty if there is only one line, since the totals suffice. */
export const discountParts = (item: ItemFigures, model: ReceiptModel, format: FormatAmount) => {
  if (model.lineCount < 2) return []
  return model.discounts
    .map((discount) => ({ id: discount.id, label: `${discountLabel(discount)}${nbsp}`, amount: takenOf(item, discount.id) }))
    .filter(({ amount }) => amount > 0)
    .map((part) => ({ ...part, amount: discountAmountText(format, part.amount) }))
}

export const discountSeparator = `${nbsp}· `

export const discountText = (item: ItemFigures, model: ReceiptModel, format: FormatAmount): string =>
  discountParts(item, model, format)
    .map(({ label, amount }) => `${label}${amount}`)
    .join(discountSeparator)

/** Translator for the `receipt` messages. */
type Words = (
  key: 'tax' | 'taxBase' | 'taxRule' | 'taxUnconfirmed' | 'reverseCharge' | 'outsideEu',
  values?: Record<string, string>,
) => string

interface Writing {
  readonly locale: string
  readonly format: FormatAmount
}

/** T7: the tax's label, its country, and the taxable amount or the reason for no tax. */
export const taxText = (word: Words, { base, percent, note }: ReceiptModel['tax'], { locale, format }: Writing) => {
  const name = note?.name || word('tax')
  const country = note && note.country !== '' ? new Intl.DisplayNames(locale, { type: 'region' }).of(note.country) : undefined
  // Name and country are joined by a comma in every language, since a message would add to every page's size.
  const label = country === undefined ? name : `${name}, ${country}`
  if (note?.reason === 'reverse-charge') return { label, note: word('reverseCharge') }
  if (note?.reason === 'outside-eu') return { label, note: word('outsideEu') }
  const rule =
    percent === null
      ? word('taxBase', { base: format(base) })
      : word('taxRule', { percent: formatPercent(percent, locale, format.locale), base: format(base) })
  // T5: the note is also shown on charged amounts.
  return { label, note: note?.unconfirmedVatId ? `${rule}. ${word('taxUnconfirmed')}` : rule }
}
