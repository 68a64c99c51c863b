import { toMajor } from '@/core/money/major'
import type { Minor } from '@/core/money/types'

/** "12.99 USD": for notes that staff read, in no language. */
export const moneyText = (amount: Minor, digits: 0 | 2, currency: string): string =>
  `${toMajor(amount, digits).toFixed(digits)} ${currency}`
