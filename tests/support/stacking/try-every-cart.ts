import { billingPeriods } from '@/core/catalog/types'
import { calculateQuote } from '@/core/orders/calculate-quote'
import type { Quote, QuoteItemRequest } from '@/core/orders/types'
import type { StackQuestion } from '@/core/discount-stacking/types'

export interface Tried {
  readonly share: number
  readonly items: readonly QuoteItemRequest[]
  readonly codes: readonly string[]
  readonly discounts: number
  readonly subtotal: number
}

type Cart = readonly QuoteItemRequest[]

const withCopies = (carts: readonly Cart[], lines: readonly Cart[]): readonly Cart[] =>
  carts.flatMap((cart) => lines.map((more) => [...cart, ...more]))

const everyService = ({ catalog, limits }: StackQuestion): readonly (readonly Cart[])[] =>
  [...catalog.services.values()].flatMap(({ type, id, prices }) =>
    billingPeriods
      .filter((billing) => prices[billing])
      .map((billing) => [[], ...Array.from({ length: limits.quantity }, (_each, more) => [{ type, id, billing, quantity: more + 1 }])]),
  )

/** Domains alone and with every choice of add-ons. */
const everyName = ({ catalog, limits }: StackQuestion): readonly (readonly Cart[])[] => {
  const kinds = [...catalog.extensions.keys()].flatMap((extension) => [[extension, 'register'] as const, [extension, 'transfer'] as const])
  const addons = [...catalog.addons.keys()]
  return [...kinds, ['.example', 'transfer'] as const].map(([extension, operation]) => {
    const named = (place: number): readonly Cart[] => {
      const name = `${operation}-${place}${extension}`
      const item: QuoteItemRequest = { type: 'domain', id: name, billing: 'yearly', quantity: 1, serviceData: { operation } }
      return addons.reduce<readonly Cart[]>(
        (carts, id) => withCopies(carts, [[], [{ type: 'addon', id, billing: 'yearly', quantity: 1, serviceData: { domain: name } }]]),
        [[item]],
      )
    }
    // Domains are interchangeable, so take the first ones with any add-ons.
    let carts: readonly Cart[] = [[]]
    let longest: readonly Cart[] = [[]]
    for (let place = 1; place <= limits.items; place += 1) {
      longest = withCopies(longest, named(place))
      carts = [...carts, ...longest]
    }
    return carts.filter(({ length }) => length <= limits.items)
  })
}

const everyCart = (question: StackQuestion): readonly Cart[] =>
  [...everyService(question), ...everyName(question)].reduce<readonly Cart[]>(
    (carts, lines) => withCopies(carts, lines).filter(({ length }) => length <= question.limits.items),
    [[]],
  )

const everyChoice = (codes: readonly string[]): readonly (readonly string[])[] =>
  codes.reduce<readonly (readonly string[])[]>((choices, code) => choices.flatMap((choice) => [choice, [...choice, code]]), [[]])

const counts = ({ automaticDiscounts, discountCodes }: Quote, id: string | null): boolean =>
  id === null || [...automaticDiscounts, ...discountCodes].some(({ discountId }) => discountId === id)

/** Exhaustive search for the worst cart and codes, which `findWorstStack` must match. */
export const tryEveryCart = (question: StackQuestion): Tried | null => {
  const choices = everyChoice([...question.coupons.keys()])
  let worst: Tried | null = null
  for (const items of everyCart(question)) {
    for (const codes of choices) {
      const priced = calculateQuote({ currency: 'USD', items, codes }, question)
      if (!priced.ok || !counts(priced.value, question.mustCount)) continue
      const { subtotal, discount } = priced.value.breakdown
      if (subtotal === 0 || discount / subtotal <= (worst?.share ?? 0)) continue
      const discounts = priced.value.automaticDiscounts.length + priced.value.discountCodes.length
      worst = { share: discount / subtotal, items, codes, discounts, subtotal }
    }
  }
  return worst
}
