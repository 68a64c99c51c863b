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
    why: 'Each remainder is written before any is read; the length only allocates the array once.',
  },
  {
    file: 'src/core/money/arithmetic.ts',
    original: 'index < remainders.length',
    replacement: 'index <= remainders.length',
    why: 'There is no remainder past the end, and NaN is neither greater than nor equal to the best.',
  },
  {
    file: 'src/core/money/arithmetic.ts',
    original: '(takers[index] as Weighted).key < (takers[best] as Weighted).key',
    replacement: '(takers[index] as Weighted).key <= (takers[best] as Weighted).key',
    why: 'No two cart lines have the same key.',
  },
  {
    file: 'src/core/money/arithmetic.ts',
    original: 'product < 0n',
    replacement: 'product <= 0n',
    why: '0 minus 0 is 0.',
  },
  {
    file: 'src/core/money/currency.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'Only satisfies the compiler: if the expression matches, both groups are set.',
  },
  {
    file: 'src/core/money/arithmetic.ts',
    original: 'from > to',
    replacement: 'from >= to',
    why: 'For units of the same size, both branches multiply or divide by 1.',
  },
  {
    file: 'src/core/money/arithmetic.ts',
    original: 'product < 0',
    replacement: 'product <= 0',
    why: 'A product of 0 rounds to 0, and 0 minus 0 is the same 0.',
  },
  {
    file: 'src/core/discounts/promotion-text.ts',
    original: 'startsAt !== null',
    replacement: 'true',
    why: 'null counts as 0, and no moment is before 0.',
  },
  {
    file: 'src/core/discounts/discounts.ts',
    original: 'maximumPercent >= 100',
    replacement: 'maximumPercent > 100',
    why: '100% of a subtotal is the subtotal.',
  },
  {
    file: 'src/core/discounts/conditions.ts',
    original: 'minAmount === null',
    replacement: 'false',
    why: 'null counts as 0, and no amount is below 0, so the condition also holds.',
  },
  {
    file: 'src/core/discounts/conditions.ts',
    original: 'minQuantity === null',
    replacement: 'false',
    why: 'null counts as 0, and no quantity is below 0, so the condition also holds.',
  },
  {
    file: 'src/core/discounts/conditions.ts',
    original: 'startsAt !== null',
    replacement: 'true',
    why: 'null counts as 0, and no instant since 1970 is before 0, so the condition also holds.',
  },
  {
    file: 'src/core/discounts/conditions.ts',
    original: 'standing.some((other) => !other.combinable)',
    replacement: 'standing.every(other => !other.combinable)',
    why: 'A code that is not combinable is always the only one applied, so some and every agree.',
  },
  {
    file: 'src/core/discounts/coupons.ts',
    original: 'left.id < right.id',
    replacement: 'left.id <= right.id',
    why: 'No two codes have the same id.',
  },
  {
    file: 'src/core/discounts/coupons.ts',
    original: 'typed.length === 0',
    replacement: 'false',
    why: 'A shortcut for empty lists, because most carts have no code.',
  },
  {
    file: 'src/core/orders/calculate-quote.ts',
    original: 'left.id < right.id',
    replacement: 'left.id <= right.id',
    why: 'No two discounts have the same id.',
  },
  {
    file: 'src/core/orders/calculate-quote.ts',
    original: 'conditions.minAmount === null',
    replacement: 'false',
    why: 'null counts as 0, and no discount reduces a cart that costs nothing.',
  },
  {
    file: 'src/core/orders/calculate-quote.ts',
    original: 'left.code < right.code',
    replacement: 'left.code <= right.code',
    why: 'No code is rejected twice.',
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
    why: 'Partial payment is available, and so can be chosen, only if its terms exist.',
  },
  {
    file: 'src/core/orders/payment-options.ts',
    original: 'terms?.partial',
    replacement: 'terms.partial',
    why: 'Without terms, only full payment is available, and this line is not reached.',
  },
  {
    file: 'src/core/orders/payment-options.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'Partial payment is available only if its terms exist.',
  },
  {
    file: 'src/core/orders/price-lines.ts',
    original: 'product.listPrice > product.price',
    replacement: 'product.listPrice >= product.price',
    why: 'If the two are equal, their difference is also 0.',
  },
  {
    file: 'src/core/orders/price-lines.ts',
    original: 'product.renewal === product.price',
    replacement: 'false',
    why: 'A shortcut to avoid converting the same price twice, because most products renew at their price.',
  },
  {
    file: 'src/core/orders/price-lines.ts',
    original: 'extension === null',
    replacement: 'false',
    why: 'A label followed by null is not the requested name either, so the error is the same.',
  },
  {
    file: 'src/core/orders/renewal-order.ts',
    original: 'expiresAt !== null',
    replacement: 'true',
    why: 'null counts as 0, and no instant since 1970 is before 0, so nothing is due either.',
  },
]
