import type { CategoryId } from '../catalog/types'
import type { UsdCents, Currency, Minor } from '../money/types'
import { convertUnit } from '../money/currency'

/** What every code is, whatever its conditions. */
export interface CodeIdentity {
  /** The code itself: upper case, trimmed, unique (D11). */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly maxDiscount: UsdCents | null
  readonly usedCount: number
  /** D3: what it is taken off. */
  readonly applicableCategories: readonly CategoryId[]
  readonly excludedCategories: readonly CategoryId[]
  /** D8. */
  readonly priority: number
}

/** What an editor may set: the CMS draws a field for each kind (src/payload/fields/settings.ts), a mapper reads it. */
export type Setting =
  /** `whenEmpty` is how a document of before the flag is read. */
  | { readonly kind: 'flag'; readonly initially: boolean; readonly whenEmpty: boolean }
  | { readonly kind: 'count'; readonly least: number }
  | { readonly kind: 'usd' }
  /** Kept as epoch milliseconds, UTC (D12). */
  | { readonly kind: 'instant' }
  /** None is all (D3). */
  | { readonly kind: 'categories' }
  /** None is all. */
  | { readonly kind: 'choices'; readonly choices: readonly string[] }

export type Settings = Readonly<Record<string, Setting>>

/** A setting as it is judged; `null` where an editor left it empty. */
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

/** The same as the CMS keeps it: prices are decimals, instants are texts. */
export type StoredOf<Each extends Setting> = Each extends { readonly kind: 'usd' }
  ? number
  : Each extends { readonly kind: 'instant' }
    ? string
    : NonNullable<ValueOf<Each>>

export type ValuesOf<All extends Settings> = { readonly [Name in keyof All]: ValueOf<All[Name]> }

export const flag = (initially = false, whenEmpty = initially) => ({ kind: 'flag', initially, whenEmpty }) as const
export const count = ({ least }: { readonly least: number }) => ({ kind: 'count', least }) as const
export const usd = () => ({ kind: 'usd' }) as const
export const instant = () => ({ kind: 'instant' }) as const
export const categories = () => ({ kind: 'categories' }) as const
export const choices = <const Choices extends readonly string[]>(of: Choices) => ({ kind: 'choices', choices: of }) as const

/** What a refusal says besides its reason (D13). `missing` is in the cart's currency for amounts and a count for quantities. */
export interface Facts {
  readonly missing?: { readonly kind: 'amount'; readonly amount: Minor } | { readonly kind: 'quantity'; readonly count: number }
  /** D3: what counts towards it; without any, everything but `excluded`. */
  readonly categories?: readonly CategoryId[]
  readonly excluded?: readonly CategoryId[]
}

/** The lines a code may touch (`find-eligible.ts`), as far as conditions ask. */
interface EligibleLines {
  readonly entries: readonly unknown[]
  readonly baseAmount: UsdCents
  readonly quantity: number
}

/** Everything a condition may ask. */
export interface ConditionContext {
  readonly now: number
  readonly isFirstOrder: boolean
  /** `null` where nobody is logged in. */
  readonly customerUses: ReadonlyMap<string, number> | null
  readonly currency: Currency
  readonly eligible: EligibleLines
  /** What the code would take (D4, D8). */
  readonly amount: Minor
  /** Codes that count already. */
  readonly standing: readonly { readonly combinable: boolean }[]
}

/** The reason to refuse a code, or `null` when it holds. */
type Judge<Code extends string, Own extends Settings> = (
  coupon: CodeIdentity & ValuesOf<Own>,
  context: ConditionContext,
) => (Facts & { readonly reason: Code }) | null

interface Defined<Code extends string, Own extends Settings> {
  /** Why a code is refused: the key of its sentence in `discounts.reasons` of the messages. */
  readonly code: Code
  readonly settings: Own
  /** Where its settings are kept: a column each, or a row of the coupon's list of conditions, which needs no migration. */
  readonly keptIn: 'columns' | 'rows'
  /** What the refusal says; `null` when the condition holds. */
  readonly judge: (coupon: CodeIdentity & ValuesOf<Own>, context: ConditionContext) => Facts | null
}

export interface Condition<Code extends string, Own extends Settings, Kept extends 'columns' | 'rows'> extends Defined<Code, Own> {
  readonly keptIn: Kept
  readonly judge: Judge<Code, Own>
}

/** A condition is this and its row in `in-order.ts`; docs/recipes.md walks through one. */
export const defineCondition = <const Code extends string, const Own extends Settings, Kept extends 'columns' | 'rows'>(
  condition: Defined<Code, Own> & { readonly keptIn: Kept },
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

/** D13: of what something is missing, or what does not count towards it (D3). */
export const countedScope = ({
  applicableCategories,
  excludedCategories,
}: Pick<CodeIdentity, 'applicableCategories' | 'excludedCategories'>): Pick<Facts, 'categories' | 'excluded'> => {
  if (applicableCategories.length > 0) return { categories: applicableCategories }
  return excludedCategories.length > 0 ? { excluded: excludedCategories } : {}
}

/** D1: used by this customer as often as one customer may. */
export const customerLimit = defineCondition({
  code: 'customer-limit',
  keptIn: 'columns',
  settings: { perCustomerLimit: count({ least: 1 }) },
  judge: ({ id, perCustomerLimit }, { customerUses }) =>
    perCustomerLimit !== null && (customerUses?.get(id) ?? 0) >= perCustomerLimit ? {} : null,
})

/** D12: `expiresAt` is an instant; from it on the code no longer counts. */
export const expired = defineCondition({
  code: 'expired',
  keptIn: 'columns',
  settings: { expiresAt: instant() },
  judge: ({ expiresAt }, { now }) => (expiresAt !== null && now >= expiresAt ? {} : null),
})

/** D10: a guest is a first customer; of an account the checkout knows. */
export const firstTimeOnly = defineCondition({
  code: 'first-time-only',
  keptIn: 'columns',
  settings: { isFirstTimeOnly: flag() },
  judge: ({ isFirstTimeOnly }, { isFirstOrder }) => (isFirstTimeOnly && !isFirstOrder ? {} : null),
})

/** D13: switched off in the admin. */
export const inactive = defineCondition({
  code: 'inactive',
  keptIn: 'columns',
  settings: { isActive: flag(true, false) },
  judge: ({ isActive }) => (isActive ? null : {}),
})

/** D18: a limit per customer needs a customer who is logged in. A guest is refused whatever address they type, so that nobody learns who used the code. */
export const loginRequired = defineCondition({
  code: 'login-required',
  keptIn: 'columns',
  settings: customerLimit.settings,
  judge: ({ perCustomerLimit }, { customerUses }) => (perCustomerLimit !== null && customerUses === null ? {} : null),
})

/** D5: eligible lines' base subtotal in USD ≥ minAmount. Says how much of what is missing, in the cart's currency. */
export const minimumAmount = defineCondition({
  code: 'minimum-amount',
  keptIn: 'columns',
  settings: { minAmount: usd() },
  judge: (coupon, { eligible, currency }) => {
    const { minAmount } = coupon
    if (minAmount === null || eligible.baseAmount >= minAmount) return null
    const missing = convertUnit((minAmount - eligible.baseAmount) as UsdCents, currency)
    // "Add 0.00 more" would be no help: at least one minor unit is missing.
    return { missing: { kind: 'amount', amount: Math.max(1, missing) as Minor }, ...countedScope(coupon) }
  },
})

/** D5: sum of quantities of eligible lines ≥ minQuantity. */
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

/** D8: a code that would give 0 is refused, never applied, never counted. */
export const noEffect = defineCondition({
  code: 'no-effect',
  keptIn: 'columns',
  settings: {},
  judge: (_coupon, { amount }) => (amount > 0 ? null : {}),
})

/** D3: nothing on the cart is within its categories; names the ones it is for. */
export const notApplicable = defineCondition({
  code: 'not-applicable',
  keptIn: 'columns',
  settings: {},
  judge: ({ applicableCategories }, { eligible }) => {
    if (eligible.entries.length > 0) return null
    return applicableCategories.length > 0 ? { categories: applicableCategories } : {}
  },
})

/** D1: a code that is not combinable stands alone among codes; the first in the fixed order (D8) stays. */
export const notCombinable = defineCondition({
  code: 'not-combinable',
  keptIn: 'columns',
  settings: { combinable: flag(true) },
  judge: ({ combinable }, { standing }) =>
    standing.length > 0 && (!combinable || standing.some((other) => !other.combinable)) ? {} : null,
})

/** D1: counts from `startsAt` on. */
export const notStarted = defineCondition({
  code: 'not-started',
  keptIn: 'columns',
  settings: { startsAt: instant() },
  judge: ({ startsAt }, { now }) => (startsAt !== null && now < startsAt ? {} : null),
})

/** D12: used as often as it may be, by anyone. The exact count is taken again when the order is written. */
export const usageLimit = defineCondition({
  code: 'usage-limit',
  keptIn: 'columns',
  settings: { usageLimit: count({ least: 1 }) },
  judge: ({ usageLimit: limit, usedCount }) => (limit !== null && usedCount >= limit ? {} : null),
})
