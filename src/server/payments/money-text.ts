import { plainAmount } from '@/core/money/format'

/** "12.99 USD": for notes that staff read, in no language. */
export const moneyText = (amount: number, digits: number, currency: string): string => `${plainAmount(amount, digits)} ${currency}`
