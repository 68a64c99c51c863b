import type { PaymentMethodId } from '@/core/payments/types'
import type { Services } from '@/server/platform/context'
import type { BankAccount } from '@/server/content/bank-account'

/** Paid on a page; where two are offered, the one that costs nothing comes first. */
const cards = ['sandbox', 'stripe'] as const satisfies readonly PaymentMethodId[]

/** The ways to pay, the first one chosen. Without an account to transfer to, cards alone; without cards, the transfer whose account follows. */
export const offeredMethods = (payments: Services['payments'], bank: BankAccount | null): readonly PaymentMethodId[] => {
  const offered = cards.filter((method) => payments[method])
  return offered.length > 0 && bank === null ? offered : [...offered, 'offline']
}
