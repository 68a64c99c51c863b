import type { CategoryId } from '../catalog/types'
import type { UsdCents, Currency, Minor } from '../money/types'
import { convertUnit } from '../money/currency'

export interface CodeIdentity {
  /** Upper case, trimmed, unique (D11). */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly maxDiscount: UsdCents | null
  readonly usedCount: number
  /** Categories the code applies to; empty means all (D3). */
  readonly applicableCategories: readonly CategoryId[]
  readonly excludedCategories: readonly CategoryId[]
  /** Lower values apply first (D8). */
  readonly priority: number
}

/** Kinds of setting. The CMS renders a field for each (src/payload/fields/settings.ts), and a mapper reads it. */
export type Setting =
  /** `whenEmpty` applies to documents written before the flag existed. */
  | { readonly kind: 'flag'; readonly initially: boolean; readonly whenEmpty: boolean }
  | { readonly kind: 'count'; readonly least: number }
  | { readonly kind: 'usd' }
  /** Epoch milliseconds, UTC (D12). */
  | { readonly kind: 'instant' }
  /** Empty means all (D3). */
  | { readonly kind: 'categories' }
  /** Empty means all. */
  | { readonly kind: 'choices'; readonly choices: readonly string[] }

export type Settings = Readonly<Record<string, Setting>>

/** `null` if the editor left it empty. */
export type ValueOf<Each extends Setting> = Each extends { readonly kind: 'flag' }
  ? boolean
  : Each extends { readonly kind: 'count' | 'instant' }
    ? number | null
    : Each extends { readonly kind: 'usd' }
      ? UsdCents | null
      : Each extends { readonly kind: 'categories' }
        ? readonly CategoryId[]
        : Each extends { readonly choices: readonly (infer Choice)[] }
          ? readonly Choice[]
          : never

/** CMS representation: prices are decimals, instants are strings. */
export type StoredOf<Each extends Setting> = Each extends { readonly kind: 'usd' }
  ? number
  : Each extends { readonly kind: 'instant' }
    ? string
    : NonNullable<ValueOf<Each>>

type ValuesOf<All extends Settings> = { readonly [Name in keyof All]: ValueOf<All[Name]> }

export const flag = (initially = false, whenEmpty = initially) => ({ kind: 'flag', initially, whenEmpty }) as const
export const count = ({ least }: { readonly least: number }) => ({ kind: 'count', least }) as const
export const usd = () => ({ kind: 'usd' }) as const
export const instant = () => ({ kind: 'instant' }) as const
export const categories = () => ({ kind: 'categories' }) as const
export const choices = <const Choices extends readonly string[]>(of: Choices) => ({ kind: 'choices', choices: of }) as const

/** Details of a rejection (D13). `missing` is in the cart's currency for amounts and a count for quantities. */
export interface RejectionDetails {
  readonly missing?: { readonly kind: 'amount'; readonly amount: Minor } | { readonly kind: 'quantity'; readonly count: number }
  /** D3: categories that count towards the minimum; if absent, all but `excluded`. */
  readonly categories?: readonly CategoryId[]
  readonly excluded?: readonly CategoryId[]
}

interface EligibleLines {
  readonly entries: readonly unknown[]
  readonly baseAmount: UsdCents
  readonly quantity: number
}

export interface ConditionContext {
  readonly now: number
  readonly isFirstOrder: boolean
  /** The customer's previous uses of each code; `null` for guests. */
  readonly customerUses: ReadonlyMap<string, number> | null
  readonly currency: Currency
  readonly eligible: EligibleLines
  /** Amount that the code would deduct (D4, D8). */
  readonly amount: Minor
  /** Codes already applied. */
  readonly standing: readonly { readonly combinable: boolean }[]
}

/** Reason to reject a code; `null` if the condition is met. */
type ConditionCheck<Code extends string, Own extends Settings> = (
  coupon: CodeIdentity & ValuesOf<Own>,
  context: ConditionContext,
) => (RejectionDetails & { readonly reason: Code }) | null

interface ConditionDefinition<Code extends string, Own extends Settings> {
  /** Also its message key in `discounts.reasons`. */
  readonly code: Code
  readonly settings: Own
  /** Stored as one column per setting, or as a row in the coupon's list of conditions, which needs no migration. */
  readonly keptIn: 'columns' | 'rows'
  readonly judge: (coupon: CodeIdentity & ValuesOf<Own>, context: ConditionContext) => RejectionDetails | null
}

export interface Condition<Code extends string, Own extends Settings, Kept extends 'columns' | 'rows'> extends ConditionDefinition<
  Code,
  Own
> {
  readonly keptIn: Kept
  readonly judge: ConditionCheck<Code, Own>
}

/** Defines a condition; add it to `conditions` (walkthrough in docs/recipes.md). */
export const defineCondition = <const Code extends string, const Own extends Settings, Kept extends 'columns' | 'rows'>(
  condition: ConditionDefinition<Code, Own> & { readonly keptIn: Kept },
): Condition<Code, Own, Kept> => {
  const { code, judge } = condition
  return {
    ...condition,
    judge: (coupon, context) => {
      const facts = judge(coupon, context)
      return facts && { reason: code, ...facts }
    },
  }
}

/** D13: scope of a missing amount or quantity (D3). */
const countedScope = ({
  applicableCategories,
  excludedCategories,
}: Pick<CodeIdentity, 'applicableCategories' | 'excludedCategories'>): Pick<RejectionDetails, 'categories' | 'excluded'> => {
  if (applicableCategories.length > 0) return { categories: applicableCategories }
  return excludedCategories.length > 0 ? { excluded: excludedCategories } : {}
}

/** Limits the uses of a code per customer (D1). */
export const customerLimit = defineCondition({
  code: 'customer-limit',
  keptIn: 'columns',
  settings: { perCustomerLimit: count({ least: 1 }) },
  judge: ({ id, perCustomerLimit }, { customerUses }) =>
    perCustomerLimit !== null && (customerUses?.get(id) ?? 0) >= perCustomerLimit ? {} : null,
})

/** D12: exclusive end: the code is invalid from `expiresAt` on. */
export const expired = defineCondition({
  code: 'expired',
  keptIn: 'columns',
  settings: { expiresAt: instant() },
  judge: ({ expiresAt }, { now }) => (expiresAt !== null && now >= expiresAt ? {} : null),
})

/** D10: guests are treated as first-time customers here; for accounts, the checkout decides. */
export const firstTimeOnly = defineCondition({
  code: 'first-time-only',
  keptIn: 'columns',
  settings: { isFirstTimeOnly: flag() },
  judge: ({ isFirstTimeOnly }, { isFirstOrder }) => (isFirstTimeOnly && !isFirstOrder ? {} : null),
})

/** Rejects disabled codes (D13). */
export const inactive = defineCondition({
  code: 'inactive',
  keptIn: 'columns',
  settings: { isActive: flag(true, false) },
  judge: ({ isActive }) => (isActive ? null : {}),
})

/**
 * D18: a per-customer limit requires login. Guests are rejected whatever address they enter, so the response can't reveal who used the
 * code.
 */
export const loginRequired = defineCondition({
  code: 'login-required',
  keptIn: 'columns',
  settings: customerLimit.settings,
  judge: ({ perCustomerLimit }, { customerUses }) => (perCustomerLimit !== null && customerUses === null ? {} : null),
})

/** D5: subtotal of eligible lines in USD ≥ minAmount. Reports the shortfall in the cart's currency. */
export const minimumAmount = defineCondition({
  code: 'minimum-amount',
  keptIn: 'columns',
  settings: { minAmount: usd() },
  judge: (coupon, { eligible, currency }) => {
    const { minAmount } = coupon
    if (minAmount === null || eligible.baseAmount >= minAmount) return null
    const missing = convertUnit((minAmount - eligible.baseAmount) as UsdCents, currency)
    // Never reports "0.00 more": at least one minor unit is missing.
    return { missing: { kind: 'amount', amount: Math.max(1, missing) as Minor }, ...countedScope(coupon) }
  },
})

/** D5: total quantity of eligible lines ≥ minQuantity. */
export const minimumQuantity = defineCondition({
  code: 'minimum-quantity',
  keptIn: 'columns',
  settings: { minQuantity: count({ least: 1 }) },
  judge: (coupon, { eligible }) => {
    const { minQuantity } = coupon
    if (minQuantity === null || eligible.quantity >= minQuantity) return null
    return { missing: { kind: 'quantity', count: minQuantity - eligible.quantity }, ...countedScope(coupon) }
  },
})

/** D8: a code worth 0 is rejected and not counted. */
export const noEffect = defineCondition({
  code: 'no-effect',
  keptIn: 'columns',
  settings: {},
  judge: (_coupon, { amount }) => (amount > 0 ? null : {}),
})

/** D3: rejects the code if no line is in scope; reports the applicable categories. */
export const notApplicable = defineCondition({
  code: 'not-applicable',
  keptIn: 'columns',
  settings: {},
  judge: ({ applicableCategories }, { eligible }) => {
    if (eligible.entries.length > 0) return null
    return applicableCategories.length > 0 ? { categories: applicableCategories } : {}
  },
})

/** D1: if either code is not combinable, only the first in the fixed order (D8) stays. */
export const notCombinable = defineCondition({
  code: 'not-combinable',
  keptIn: 'columns',
  settings: { combinable: flag(true) },
  judge: ({ combinable }, { standing }) =>
    standing.length > 0 && (!combinable || standing.some((other) => !other.combinable)) ? {} : null,
})

/** D1: inclusive start. */
export const notStarted = defineCondition({
  code: 'not-started',
  keptIn: 'columns',
  settings: { startsAt: instant() },
  judge: ({ startsAt }, { now }) => (startsAt !== null && now < startsAt ? {} : null),
})

/** D12: global limit. The order's transaction checks the exact count again. */
export const usageLimit = defineCondition({
  code: 'usage-limit',
  keptIn: 'columns',
  settings: { usageLimit: count({ least: 1 }) },
  judge: ({ usageLimit: limit, usedCount }) => (limit !== null && usedCount >= limit ? {} : null),
})

/** D13: in order of evaluation. */
export const conditions = [
  inactive,
  notStarted,
  expired,
  usageLimit,
  loginRequired,
  customerLimit,
  notApplicable,
  firstTimeOnly,
  minimumAmount,
  minimumQuantity,
  notCombinable,
  noEffect,
] as const
