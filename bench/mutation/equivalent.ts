import { equivalentPrices } from './equivalent-prices'

/** Mutant that changes no result: location, replacement and reason. */
export interface Equivalent {
  readonly file: string
  /** Complete replaced text. */
  readonly original: string
  readonly replacement: string
  readonly why: string
}

/** Entries that are killed or no longer exist are reported. */
export const equivalents: readonly Equivalent[] = [
  ...equivalentPrices,
  {
    file: 'src/core/money/arithmetic.ts',
    original: 'new Array<number>(takers.length)',
    replacement: 'new Array()',
    why: 'Of the remainders: each is written before any is read. The length is said so that the array is made once.',
  },
  {
    file: 'src/core/money/arithmetic.ts',
    original: 'index < remainders.length',
    replacement: 'index <= remainders.length',
    why: 'One past the last there is no remainder, and what is no number is neither more than the best nor the same.',
  },
  {
    file: 'src/core/money/arithmetic.ts',
    original: '(takers[index] as Weighted).key < (takers[best] as Weighted).key',
    replacement: '(takers[index] as Weighted).key <= (takers[best] as Weighted).key',
    why: 'No two lines of a cart have one key.',
  },
  {
    file: 'src/core/money/arithmetic.ts',
    original: 'product < 0n',
    replacement: 'product <= 0n',
    why: 'Nothing less nothing is nothing.',
  },
  {
    file: 'src/core/money/currency.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'For the compiler: where the expression matches, both are there.',
  },
  {
    file: 'src/core/money/arithmetic.ts',
    original: 'from > to',
    replacement: 'from >= to',
    why: 'Between units of one size both ways are times 1 or over 1.',
  },
  {
    file: 'src/core/money/arithmetic.ts',
    original: 'product < 0',
    replacement: 'product <= 0',
    why: 'Nothing rounds to 0, and 0 less 0 is the same 0.',
  },
  {
    file: 'src/core/discounts/promotion-text.ts',
    original: 'startsAt !== null',
    replacement: 'true',
    why: 'No moment is before nothing, which counts as 0.',
  },
  {
    file: 'src/core/discounts/discounts.ts',
    original: 'maximumPercent >= 100',
    replacement: 'maximumPercent > 100',
    why: '100 % of a subtotal is the subtotal.',
  },
  {
    file: 'src/core/discounts/conditions.ts',
    original: 'minAmount === null',
    replacement: 'false',
    why: 'No amount is below null, which counts as 0: the condition holds as well.',
  },
  {
    file: 'src/core/discounts/conditions.ts',
    original: 'minQuantity === null',
    replacement: 'false',
    why: 'No quantity is below null, which counts as 0: the condition holds as well.',
  },
  {
    file: 'src/core/discounts/conditions.ts',
    original: 'startsAt !== null',
    replacement: 'true',
    why: 'No instant since 1970 is before null, which counts as 0: the condition holds as well.',
  },
  {
    file: 'src/core/discounts/conditions.ts',
    original: 'standing.some((other) => !other.combinable)',
    replacement: 'standing.every(other => !other.combinable)',
    why: 'A code that stands alone has none beside it: where one of those that stand is not combinable, it is the only one.',
  },
  {
    file: 'src/core/discounts/coupons.ts',
    original: 'left.id < right.id',
    replacement: 'left.id <= right.id',
    why: 'No two codes have one id.',
  },
  {
    file: 'src/core/discounts/coupons.ts',
    original: 'typed.length === 0',
    replacement: 'false',
    why: 'A way around empty lists, taken because most carts have no code.',
  },
  {
    file: 'src/core/orders/calculate-quote.ts',
    original: 'left.id < right.id',
    replacement: 'left.id <= right.id',
    why: 'No two discounts have one id.',
  },
  {
    file: 'src/core/orders/calculate-quote.ts',
    original: 'conditions.minAmount === null',
    replacement: 'false',
    why: 'More than null is more than 0, and of a cart that costs nothing no discount takes anything.',
  },
  {
    file: 'src/core/orders/calculate-quote.ts',
    original: 'left.code < right.code',
    replacement: 'left.code <= right.code',
    why: 'No code is refused twice.',
  },
  {
    file: 'src/core/orders/calculate-quote.ts',
    original: 'subtotal + setupFees + tax + shipping',
    replacement: 'subtotal + setupFees + tax - shipping',
    why: 'Shipping is 0.',
  },
  {
    file: 'src/core/orders/payment-options.ts',
    original: 'terms.partial?.allowedTypes',
    replacement: 'terms.partial.allowedTypes',
    why: 'Partial payment was chosen among what is available, which it is only with its terms.',
  },
  {
    file: 'src/core/orders/payment-options.ts',
    original: 'terms?.partial',
    replacement: 'terms.partial',
    why: 'Without terms there is payment in full alone, and this line is not reached.',
  },
  {
    file: 'src/core/orders/payment-options.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'Partial payment is among what is available only with its terms.',
  },
  {
    file: 'src/core/orders/price-lines.ts',
    original: 'product.listPrice > product.price',
    replacement: 'product.listPrice >= product.price',
    why: 'Where the two are the same, their difference is 0 as well.',
  },
  {
    file: 'src/core/orders/price-lines.ts',
    original: 'product.renewal === product.price',
    replacement: 'false',
    why: 'A way around converting the same price twice, taken because most products renew at it.',
  },
  {
    file: 'src/core/orders/price-lines.ts',
    original: 'extension === null',
    replacement: 'false',
    why: 'A label with null behind it is not the name that was asked for either: the same refusal.',
  },
  {
    file: 'src/core/orders/renewal-order.ts',
    original: 'expiresAt !== null',
    replacement: 'true',
    why: 'No instant since 1970 is before null, which counts as 0: nothing is due as well.',
  },
]
