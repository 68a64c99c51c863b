import { categoryParents, type CategoryId, type PriceEntry } from '@/core/catalog/types'
import type { Decimal } from '@/core/money/types'
import type { QuoteItemRequest, QuoteRequest, QuoteWorld } from '@/core/orders/types'
import { divide, least, spread, times, total } from './whole-fractions'

/**
 * A second engine, slow and plain: whole BigInt fractions, no fast path, nothing shared with the first but its types.
 * It prices carts that can be priced; refusals of whole requests are not its business.
 */
export interface ReferenceLine {
  readonly key: string
  readonly subtotal: bigint
  readonly setupFee: bigint
  readonly discount: bigint
  readonly tax: bigint
  readonly total: bigint
}

export interface ReferenceQuote {
  readonly lines: readonly ReferenceLine[]
  readonly savings: readonly (readonly [string, bigint])[]
  readonly rejected: readonly (readonly [string, string])[]
  readonly total: bigint
}

interface Line {
  readonly key: string
  readonly category: CategoryId
  readonly billing: string
  readonly quantity: bigint
  readonly usd: bigint
  readonly amount: bigint
  readonly setup: bigint
  left: bigint
}

const under = (category: CategoryId, nodes: readonly CategoryId[]): boolean => {
  const parent: CategoryId | null = categoryParents[category]
  return nodes.includes(category) || (parent !== null && under(parent, nodes))
}

const effective = ({ basePrice, discount }: PriceEntry): bigint => {
  const one = 10n ** BigInt(discount.scale)
  return divide(BigInt(basePrice) * (one - BigInt(discount.digits)), one)
}

const product = (item: QuoteItemRequest, { catalog, settings }: QuoteWorld): { category: CategoryId; usd: bigint; setup: bigint } => {
  if (item.type === 'addon') {
    const addon = catalog.addons.get(item.id)
    return { category: addon?.category ?? 'addon', usd: BigInt(addon?.price ?? -1), setup: 0n }
  }
  if (item.type === 'domain') {
    const extension = item.id.slice(item.id.indexOf('.'))
    const transfer = catalog.transferPrices.get(extension)?.price ?? settings.defaultTransferPrice
    const price = item.serviceData?.operation === 'transfer' ? transfer : catalog.extensions.get(extension)?.price
    return { category: 'domain', usd: BigInt(price ?? -1), setup: 0n }
  }
  const service = catalog.services.get(item.id)
  const entry = service?.prices[item.billing]
  if (!service || !entry) throw new Error('The reference prices only what is sold')
  const single = effective(entry)
  const coverage = item.serviceData?.coverage
  const tenths = BigInt(Math.round(settings.wildcardMultiplier * 10))
  const usd =
    coverage === 'wildcard' ? divide(single * tenths, 10n) : coverage === 'multi-domain' ? BigInt(settings.multiDomainPrice) : single
  return { category: service.category, usd, setup: BigInt(entry.setupFee) }
}

const keyOf = ({ type, id, billing, serviceData }: QuoteItemRequest): string =>
  [
    type,
    id,
    billing,
    ...Object.entries(serviceData ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, value]) => String(value)),
  ].join('|')

const readLines = (request: QuoteRequest, world: QuoteWorld, convert: (usd: bigint) => bigint): Line[] => {
  const quantities = new Map<string, { item: QuoteItemRequest; quantity: number }>()
  for (const item of request.items) {
    const key = keyOf(item)
    quantities.set(key, { item, quantity: item.quantity + (quantities.get(key)?.quantity ?? 0) })
  }
  return [...quantities].map(([key, { item, quantity }]) => {
    const { category, usd, setup } = product(item, world)
    const amount = convert(usd) * BigInt(quantity)
    return {
      key,
      category,
      billing: item.billing,
      quantity: BigInt(quantity),
      usd: usd * BigInt(quantity),
      amount,
      setup: convert(setup) * BigInt(quantity),
      left: amount,
    }
  })
}

export const referenceQuote = (request: QuoteRequest, world: QuoteWorld): ReferenceQuote => {
  const currency = world.currencies.get(request.currency)
  if (!currency) throw new Error('The reference knows the currency')
  const { digits, scale } = currency.exchangeRate
  const convert = (usd: bigint) => divide(usd * BigInt(digits), 10n ** BigInt(scale + 2 - currency.digits))
  const lines = readLines(request, world, convert)
  const whole = total(lines.map(({ amount }) => amount))
  const wholeUsd = total(lines.map(({ usd }) => usd))
  const percent = Math.min(100, world.settings.maxCombinedDiscountPercent)
  let allowed = divide(whole * BigInt(Math.round(percent * 10)), 1000n)
  const savings: [string, bigint][] = []

  type Rule = { id: string; maxDiscount: number | null } & ({ type: 'percentage'; value: Decimal } | { type: 'fixed'; value: number })
  const offer = (rule: Rule, eligible: readonly Line[]): bigint => {
    const amount = total(eligible.map((line) => line.amount))
    const computed =
      rule.type === 'percentage' ? times(amount, { digits: rule.value.digits, scale: rule.value.scale + 2 }) : convert(BigInt(rule.value))
    const cap = rule.maxDiscount === null ? computed : convert(BigInt(rule.maxDiscount))
    return least(computed, cap, total(eligible.map((line) => line.left)), allowed)
  }
  const take = (id: string, eligible: readonly Line[], amount: bigint): void => {
    const shares = spread(
      amount,
      eligible.map((line) => ({ key: line.key, weight: line.left })),
    )
    eligible.forEach((line, index) => (line.left -= shares[index] ?? 0n))
    allowed -= amount
    savings.push([id, amount])
  }

  for (const rule of [...world.automaticDiscounts].sort((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))) {
    const { billingPeriod, isFirstOrder, minAmount } = rule.conditions
    if (!rule.isActive || (isFirstOrder && !world.isFirstOrder) || (minAmount !== null && wholeUsd <= BigInt(minAmount))) continue
    const eligible = lines.filter(
      (line) =>
        (billingPeriod === null || line.billing === billingPeriod) &&
        (rule.applicableCategories.length === 0 || under(line.category, rule.applicableCategories)),
    )
    const amount = offer(rule, eligible)
    if (amount > 0n) take(rule.id, eligible, amount)
  }

  const rejected: [string, string][] = request.codes.filter((code) => !world.coupons.has(code)).map((code) => [code, 'unknown'])
  const known = request.codes
    .flatMap((code) => world.coupons.get(code) ?? [])
    .sort((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))
  const standing: (typeof known)[number][] = []
  for (const coupon of known) {
    const eligible = lines.filter(
      ({ category }) =>
        !under(category, coupon.excludedCategories) &&
        (coupon.applicableCategories.length === 0 || under(category, coupon.applicableCategories)),
    )
    const amount = offer(coupon, eligible)
    const faults: readonly (readonly [boolean, string])[] = [
      [!coupon.isActive, 'inactive'],
      [coupon.startsAt !== null && coupon.startsAt > world.now, 'not-started'],
      [coupon.expiresAt !== null && coupon.expiresAt <= world.now, 'expired'],
      [coupon.usageLimit !== null && coupon.usageLimit <= coupon.usedCount, 'usage-limit'],
      [coupon.perCustomerLimit !== null && coupon.perCustomerLimit <= (world.customerUses.get(coupon.id) ?? 0), 'customer-limit'],
      [eligible.length === 0, 'not-applicable'],
      [coupon.isFirstTimeOnly && !world.isFirstOrder, 'first-time-only'],
      [coupon.minAmount !== null && total(eligible.map(({ usd }) => usd)) < BigInt(coupon.minAmount), 'minimum-amount'],
      [coupon.minQuantity !== null && total(eligible.map(({ quantity }) => quantity)) < BigInt(coupon.minQuantity), 'minimum-quantity'],
      [standing.length > 0 && [coupon, ...standing].some(({ combinable }) => !combinable), 'not-combinable'],
      [amount === 0n, 'no-effect'],
    ]
    const fault = faults.find(([holds]) => holds)
    if (fault) rejected.push([coupon.id, fault[1]])
    else {
      standing.push(coupon)
      take(coupon.id, eligible, amount)
    }
  }

  const taxable = lines.map((line) => ({ key: line.key, weight: line.left + line.setup }))
  const taxes = spread(times(total(taxable.map(({ weight }) => weight)), world.settings.taxRate), taxable)
  const quoted = lines.map((line, index) => {
    const tax = taxes[index] ?? 0n
    return {
      key: line.key,
      subtotal: line.amount,
      setupFee: line.setup,
      discount: line.amount - line.left,
      tax,
      total: line.left + line.setup + tax,
    }
  })
  rejected.sort(([a], [b]) => (a < b ? -1 : 1))
  return { lines: quoted, savings, rejected, total: total(quoted.map((line) => line.total)) }
}
