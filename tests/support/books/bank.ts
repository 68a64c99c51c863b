import type { Minor } from '@/core/money/types'
import type { PaymentProvider } from '@/core/payments/types'
import { ok, err } from '@/core/result'

/** Per customer and currency, in minor units. */
export interface Account {
  received: number
  returned: number
}

/** Independent ledger of money paid and returned, unknown to the shop. */
export const openBank = () => {
  const accounts = new Map<string, Account>()
  const owners = new Map<string, string>()
  const given = new Set<string>()
  const accountOf = (owner: string): Account => {
    const account = accounts.get(owner) ?? { received: 0, returned: 0 }
    accounts.set(owner, account)
    return account
  }

  /** Idempotent by intent. */
  const take = (
    intent: string,
    { email, currency, amount }: { readonly email: string; readonly currency: string; readonly amount: number },
  ) => {
    const owner = `${email} ${currency}`
    if (owners.has(intent)) return
    owners.set(intent, owner)
    accountOf(owner).received += amount
  }

  const provider: PaymentProvider = {
    method: 'stripe',
    start: ({ orderNumber, amount }) => ({ status: amount === 0 ? 'paid' : 'pending', reference: orderNumber }),
    openPage: async () => err({ kind: 'none', message: 'Nobody pays on a page here' }),
    closePage: async () => true,
    refund: async ({ key, intent, amount }) => {
      const owner = owners.get(intent ?? '')
      if (owner === undefined) return err({ kind: 'final', message: 'No such money' })
      if (!given.has(key)) accountOf(owner).returned += amount
      given.add(key)
      return ok({ reference: `given_${key}`, refundedInAll: null as Minor | null })
    },
    readReport: async () => err('not-offered'),
    findPaymentId: async () => null,
  }
  return { provider, take, accounts }
}

export type Bank = ReturnType<typeof openBank>
