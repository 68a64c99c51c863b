import type { Bound, Box, Standing } from './bound-carts'
import type { Field } from './search-field'

const withStanding = (box: Box, discount: number, standing: Standing): Box => ({
  ...box,
  standing: box.standing.map((each, at) => (at === discount ? standing : each)),
})

const within = (box: Box, at: number, from: number, to: number): readonly Box[] =>
  from > to
    ? []
    : [
        {
          ...box,
          from: box.from.map((each, other) => (other === at ? from : each)),
          to: box.to.map((each, other) => (other === at ? to : each)),
        },
      ]

/** A discount that the bound lets take something although its conditions do not hold. */
const findUnmet = ({ bounded: { discounts, classes, touches } }: Field, { standing }: Box, { amounts, taken }: Bound): number =>
  discounts.findIndex(({ leastAmount, leastQuantity, asksWholeCart }, discount) => {
    if (standing[discount] !== 'open' || (taken[discount] ?? 0) < 1e-6) return false
    const counted = amounts.reduce((total, amount, at) => total + (asksWholeCart || touches[discount]?.[at] ? amount : 0), 0)
    const things = amounts.reduce((total, amount, at) => total + (touches[discount]?.[at] ? amount / (classes[at]?.cheapest ?? 1) : 0), 0)
    return counted < leastAmount - 1e-6 || things < leastQuantity - 1e-9
  })

/** Cuts where nothing can be bought: between a sum that no products come to and its neighbours. */
const cut = ({ amounts }: Field, box: Box, at: number, wanted: number): readonly Box[] => {
  const from = box.from[at] ?? 0
  const to = box.to[at] ?? 0
  const below = amounts[at]?.atMost(wanted) ?? 0
  const above = amounts[at]?.atLeast(below + 1) ?? null
  const upper = above === null ? [] : within(box, at, Math.max(from, above), to)
  return [...within(box, at, from, Math.min(to, below)), ...upper]
}

/** Smaller boxes that together hold every cart of this one; none where it was a single cart. The one to look into first stands last. */
export const splitBox = (field: Field, box: Box, bound: Bound): readonly Box[] => {
  const unmet = findUnmet(field, box, bound)
  if (unmet !== -1) return [withStanding(box, unmet, 'out'), withStanding(box, unmet, 'counts')]
  const { amounts } = field
  const broken = bound.amounts.findIndex((amount, at) => Math.abs(amount - (amounts[at]?.atMost(amount + 1e-3) ?? 0)) > 1e-3)
  if (broken !== -1) return cut(field, box, broken, bound.amounts[broken] as number)
  const widths = box.to.map((to, at) => to - (box.from[at] ?? 0))
  const widest = widths.indexOf(Math.max(...widths))
  if ((widths[widest] ?? 0) <= 0) return []
  const liked = bound.amounts[widest] ?? 0
  const wanted = Math.round(liked)
  return cut(field, box, widest, wanted === box.from[widest] ? wanted + 0.5 : wanted - 0.5)
}
