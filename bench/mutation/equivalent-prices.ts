import type { Equivalent } from './equivalent'

export const equivalentPrices: readonly Equivalent[] = [
  {
    file: 'src/core/pricing/prices.ts',
    original: 'discount.digits === 0',
    replacement: 'false',
    why: 'A shortcut to avoid multiplying by 1, because most prices have no discount.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'struck !== null',
    replacement: 'true',
    why: 'null > price is false for every price, so the result is also null.',
  },
  {
    file: 'src/core/pricing/prices.ts',
    original: 'twelveMonths === 0',
    replacement: 'false',
    why: 'Dividing by 0 gives -Infinity or NaN, neither of which is above 0, so the result is also null.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'moment.struck !== null',
    replacement: 'true',
    why: 'null counts as 0, and 0 is never higher than a price.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'lowest <= price',
    replacement: 'lowest < price',
    why: 'If two prices are equal, either is the lowest.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'moments[at + 1]?.at',
    replacement: 'moments[at + 1].at',
    why: 'Each moment before the beginning has a successor.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'moments[begin]?.at',
    replacement: 'moments[begin].at',
    why: 'The beginning is one of the moments.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'moments[0]?.at',
    replacement: 'moments[0].at',
    why: 'There is a last moment, so there is a first one.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'lowest !== null',
    replacement: 'true',
    why: 'The verdict is untrue only if the strike price is higher than a known lowest price.',
  },
  {
    file: 'src/core/pricing/reference-price.ts',
    original: 'first > 0',
    replacement: 'first >= 0',
    why: 'A slice from the first moment contains all of them.',
  },
]
