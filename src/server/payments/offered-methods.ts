import type { PaymentMethodId } from '@/core/payments/types'
import type { Services } from '@/server/platform/context'
import type { BankAccount } from '@/server/content/bank-account'

/** The ways to pay, the first one chosen. Without an account to transfer to, cards alone; without cards, the transfer whose account follows. */
export const offeredMethods = (payments: Services['payments'], bank: BankAccount | null): readonly PaymentMethodId[] => {
  if (!payments.stripe) return ['offline']
  return bank === null ? ['stripe'] : ['stripe', 'offline']
}
