import type { CategoryId } from '../../catalog/types'
import type { Currency, Minor, UsdCents } from '../../money/types'
import type { CodeIdentity } from './code-identity'
import type { Settings, ValuesOf } from './setting'

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
