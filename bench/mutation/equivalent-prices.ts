import type { Equivalent } from './equivalent'

export const equivalentPrices: readonly Equivalent[] = [
  {
    file: 'src/core/pricing/prices.ts',
    original: 'discount.digits === 0',
    replacement: 'false',
    why: 'A way around a multiplication by 1, taken because most prices have no discount.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'struck !== null',
    replacement: 'true',
    why: 'null > price is false of every price, and the answer is null as well.',
  },
  {
    file: 'src/core/pricing/comparisons.ts',
    original: 'twelveMonths === 0',
    replacement: 'false',
    why: 'A division by 0 is minus infinity or no number, neither of which is above 0: null as well.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'moment.struck !== null',
    replacement: 'true',
    why: 'Nothing counts as 0, and is higher than no price.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'lowest <= price',
    replacement: 'lowest < price',
    why: 'Of two that are the same either is the lowest.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'moments[at + 1]?.at',
    replacement: 'moments[at + 1].at',
    why: 'Each that comes before the beginning has one after it.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'moments[begin]?.at',
    replacement: 'moments[begin].at',
    why: 'The beginning is one of them.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'moments[0]?.at',
    replacement: 'moments[0].at',
    why: 'There is a last one, so there is a first.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'lowest !== null',
    replacement: 'true',
    why: 'Untrue is only what is higher than the lowest that is known.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'first > 0',
    replacement: 'first >= 0',
    why: 'From the first on is all of them.',
  },
]
