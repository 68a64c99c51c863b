import { groupEqualRules, isUsable, type Rule } from './equal-rules'
import type { Plan, Progress } from './search-field'
import { searchPlan } from './search-plan'
import { listSoldProducts } from './sold-products'
import { stackWorld } from './price-stack'
import type { StackAnswer, StackQuestion } from './types'
import { weighAutomatic, weighCode } from './weigh-discounts'

const discountsOf = ({ automaticDiscounts, limits }: StackQuestion, rules: readonly Rule[]): Plan['discounts'] => [
  ...automaticDiscounts.filter(({ isActive }) => isActive).map(weighAutomatic),
  ...rules.flatMap(({ coupons: [first, ...same] }) => (first ? [weighCode(first, Math.min(limits.codes, same.length + 1))] : [])),
]

const planOf = (question: StackQuestion, rules: readonly Rule[]): Plan => {
  const { mustCount } = question
  const discounts = discountsOf(question, rules)
  const codes = rules.flatMap(({ coupons }) => coupons.map(({ id }) => id))
  const ruleOfIt = rules.find(({ coupons }) => coupons.some(({ id }) => id === mustCount))
  return { discounts, codes, mustCount: mustCount === null ? null : (ruleOfIt?.coupons[0]?.id ?? mustCount) }
}

/** D1: all codes that go together, or one that stands alone. A discount more never takes less (D8), so all that count are taken. */
const plansOf = (question: StackQuestion): readonly Plan[] => {
  const usable = question.coupons.filter((coupon) => isUsable(coupon, question.now))
  // Of a rule that many codes share, the one that is asked about is among the few that are kept.
  usable.sort((left, right) => Number(right.id === question.mustCount) - Number(left.id === question.mustCount))
  const rules = groupEqualRules(usable, question.limits.codes)
  const together = rules.filter(({ combinable }) => combinable)
  const alone = rules.filter(({ combinable }) => !combinable).map(({ coupons, ...rule }) => [{ ...rule, coupons: coupons.slice(0, 1) }])
  const isAsked = (plan: readonly Rule[]) => plan.some(({ coupons }) => coupons.some(({ id }) => id === question.mustCount))
  const isAutomatic = question.automaticDiscounts.some(({ id, isActive }) => isActive && id === question.mustCount)
  const plans = [together, ...alone].filter((plan) => question.mustCount === null || isAutomatic || isAsked(plan))
  return plans.map((plan) => planOf(question, plan))
}

/**
 * Of all carts this shop sells, with all codes that may stand together, the one that gives away the largest share of itself.
 * A search by branch and bound: boxes of carts are bounded by a linear program, and left alone where their bound is no worse than
 * a cart that was priced already. What is answered was priced by the engine; how it is found is no part of it.
 */
export function* searchWorstStack(question: StackQuestion): Generator<undefined, StackAnswer> {
  const world = stackWorld(question)
  const products = listSoldProducts(question, world)
  const progress: Progress = { worst: null, steps: question.mostSteps }
  let isProven = true
  for (const plan of plansOf(question)) isProven = (yield* searchPlan({ question, world, products, plan }, progress)) && isProven
  return { worst: progress.worst, isProven }
}

/** The same in one go. */
export const findWorstStack = (question: StackQuestion): StackAnswer => {
  const search = searchWorstStack(question)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value
}
