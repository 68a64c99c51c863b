/** A change of the engine that no cart can tell: where it stands, what was written there instead, and why it is the same. */
export interface Equivalent {
  readonly file: string
  /** The whole text that was replaced. */
  readonly original: string
  readonly replacement: string
  readonly why: string
}

/** One by one; one that is killed after all, or is not there any more, is said. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'src/core/pricing/effective-price.ts',
    original: 'discount.digits === 0',
    replacement: 'false',
    why: 'A way around a multiplication by 1, taken because most prices have no discount.',
  },
  {
    file: 'src/core/pricing/strike-price.ts',
    original: 'struck !== null',
    replacement: 'true',
    why: 'null > price is false of every price, and the answer is null as well.',
  },
  {
    file: 'src/core/pricing/yearly-savings.ts',
    original: 'twelveMonths === 0',
    replacement: 'false',
    why: 'A division by 0 is minus infinity or no number, neither of which is above 0: null as well.',
  },
]
