import type { CategoryId } from '@/core/catalog/types'
import type { AutomaticDiscount, Coupon } from '@/core/discounts/coupons'
import type { PricingContext } from '@/core/orders/types'
import { isAmong } from './category'
import { decimal, hundredth, rounded, shareOut, smallest, sum, times, whole, written } from './fraction'
import type { ReferenceLine } from './lines'

export interface Applied {
  readonly discountId: string
  readonly eligible: bigint
  readonly savings: bigint
}

/** A rejected code with its reason (D13). */
export interface Refused {
  readonly code: string
  readonly reason: string
  readonly missing?: { readonly kind: 'amount'; readonly amount: bigint } | { readonly kind: 'quantity'; readonly count: number }
  readonly categories?: readonly CategoryId[]
  readonly excluded?: readonly CategoryId[]
}

/** Cart state, because discounts apply one after another (D8). */
export interface Cart {
  readonly lines: readonly ReferenceLine[]
  readonly convert: (usd: bigint) => bigint
  /** Upper limit of what further discounts may take (D1). */
  allowed: bigint
}

/** O21: balance top-ups are excluded. */
const isPrice = ({ payment }: ReferenceLine): boolean => payment.chosen !== 'on-demand'

export const cartOf = (lines: readonly ReferenceLine[], convert: (usd: bigint) => bigint, { settings }: PricingContext): Cart => {
  const percent = Math.min(100, Math.max(0, settings.maxCombinedDiscountPercent))
  const priced = lines.filter(isPrice)
  return { lines, convert, allowed: rounded(times(whole(sum(priced, ({ amount }) => amount)), written(percent), hundredth)) }
}

/** Savings of a rule before other discounts, capped and limited to what is left (D2, D4, D8). */
const wouldTake = (rule: Coupon | AutomaticDiscount, eligible: readonly ReferenceLine[], { convert, allowed }: Cart): bigint => {
  const before = sum(eligible, ({ amount }) => amount)
  const computed = rule.type === 'fixed' ? convert(BigInt(rule.value)) : rounded(times(whole(before), decimal(rule.value), hundredth))
  const cap = rule.maxDiscount === null ? computed : convert(BigInt(rule.maxDiscount))
  return smallest(
    computed,
    cap,
    before,
    sum(eligible, ({ left }) => left),
    allowed,
  )
}

/** Shares the savings of a discount among its lines (D9). */
const take = (id: string, savings: bigint, eligible: readonly ReferenceLine[], cart: Cart): Applied => {
  const shares = shareOut(savings, eligible, ({ left }) => left)
  for (const line of eligible) {
    const share = shares.get(line.key) ?? 0n
    line.left -= share
    if (share > 0n) line.discounts.push({ discountId: id, savings: share })
  }
  cart.allowed -= savings
  return { discountId: id, eligible: sum(eligible, ({ amount }) => amount), savings }
}

const byPriority = <Rule extends { readonly priority: number; readonly id: string }>(rules: readonly Rule[]): Rule[] =>
  [...rules].sort((one, other) => {
    if (one.priority !== other.priority) return one.priority - other.priority
    return one.id < other.id ? -1 : 1
  })

/** Applies automatic discounts (D6, D7). */
export const takeAutomatic = (cart: Cart, world: PricingContext): readonly Applied[] => {
  const applied: Applied[] = []
  for (const rule of byPriority(world.automaticDiscounts)) {
    const { billingPeriod, isFirstOrder, minAmount } = rule.conditions
    if (!rule.isActive) continue
    if (isFirstOrder && !world.isFirstOrder) continue
    const priced = cart.lines.filter(isPrice)
    if (minAmount !== null && sum(priced, ({ usd }) => usd) <= BigInt(minAmount)) continue
    const eligible = priced.filter(
      ({ billing, category }) =>
        (billingPeriod === null || billing === billingPeriod) &&
        (rule.applicableCategories.length === 0 || isAmong(category, rule.applicableCategories)),
    )
    const savings = wouldTake(rule, eligible, cart)
    if (savings > 0n) applied.push(take(rule.id, savings, eligible, cart))
  }
  return applied
}

/** D13: first reason in rule order; `undefined` if the code applies. */
const refusalOf = (
  coupon: Coupon,
  eligible: readonly ReferenceLine[],
  savings: bigint,
  standing: readonly Coupon[],
  { convert }: Cart,
  world: PricingContext,
): Refused | undefined => {
  const { id: code, startsAt, expiresAt, usageLimit, usedCount, perCustomerLimit, minAmount, minQuantity } = coupon
  const uses = world.customerUses?.get(code) ?? 0
  if (!coupon.isActive) return { code, reason: 'inactive' }
  if (startsAt !== null && world.now < startsAt) return { code, reason: 'not-started' }
  if (expiresAt !== null && world.now >= expiresAt) return { code, reason: 'expired' }
  if (usageLimit !== null && usedCount >= usageLimit) return { code, reason: 'usage-limit' }
  if (perCustomerLimit !== null && world.customerUses === null) return { code, reason: 'login-required' }
  if (perCustomerLimit !== null && uses >= perCustomerLimit) return { code, reason: 'customer-limit' }
  const hasScope = coupon.applicableCategories.length > 0
  const own = hasScope ? { categories: coupon.applicableCategories } : {}
  if (eligible.length === 0) return { code, reason: 'not-applicable', ...own }
  if (coupon.isFirstTimeOnly && !world.isFirstOrder) return { code, reason: 'first-time-only' }
  const counted = !hasScope && coupon.excludedCategories.length > 0 ? { excluded: coupon.excludedCategories } : own
  const usd = sum(eligible, (line) => line.usd)
  if (minAmount !== null && usd < BigInt(minAmount)) {
    const missing = convert(BigInt(minAmount) - usd)
    return { code, reason: 'minimum-amount', missing: { kind: 'amount', amount: missing > 0n ? missing : 1n }, ...counted }
  }
  const quantity = Number(sum(eligible, (line) => BigInt(line.quantity)))
  if (minQuantity !== null && quantity < minQuantity)
    return { code, reason: 'minimum-quantity', missing: { kind: 'quantity', count: minQuantity - quantity }, ...counted }
  const isAlone = standing.length === 0
  if (!isAlone && (!coupon.combinable || standing.some(({ combinable }) => !combinable))) return { code, reason: 'not-combinable' }
  return savings === 0n ? { code, reason: 'no-effect' } : undefined
}

/** Applies codes (D1, D8, D11, D14). */
export const takeCodes = (
  typed: readonly string[],
  cart: Cart,
  world: PricingContext,
): { readonly applied: readonly Applied[]; readonly refused: readonly Refused[] } => {
  const codes = [...new Set(typed.map((each) => each.trim().toUpperCase()))].filter((code) => code !== '')
  const refused: Refused[] = codes.filter((code) => !world.coupons.has(code)).map((code) => ({ code, reason: 'unknown' }))
  const applied: Applied[] = []
  const standing: Coupon[] = []
  for (const coupon of byPriority(codes.flatMap((code) => world.coupons.get(code) ?? []))) {
    const eligible = cart.lines
      .filter(isPrice)
      .filter(
        ({ category }) =>
          !isAmong(category, coupon.excludedCategories) &&
          (coupon.applicableCategories.length === 0 || isAmong(category, coupon.applicableCategories)),
      )
    const savings = wouldTake(coupon, eligible, cart)
    const refusal = refusalOf(coupon, eligible, savings, standing, cart, world)
    if (refusal) {
      refused.push(refusal)
      continue
    }
    applied.push(take(coupon.id, savings, eligible, cart))
    standing.push(coupon)
  }
  refused.sort((one, other) => (one.code < other.code ? -1 : 1))
  return { applied, refused }
}
