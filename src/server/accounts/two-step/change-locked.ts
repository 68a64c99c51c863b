import { refuse, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { withTransaction, type Transaction } from '@/server/platform/with-transaction'
import { findAccountById, type Account } from '../account-repository'
import { confirmPassword } from '../confirm-password'

/** A change of who may open an account: with its password, and with the account's row held until it is written. */
export const changeLocked = async <Value>(
  context: Context,
  customer: SignedInCustomer,
  password: string,
  work: (transaction: Transaction, account: Account) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> => {
  const confirmed = await confirmPassword(context, customer, password)
  if (!confirmed.ok) return confirmed
  return withinLimit(context.payload, () =>
    withTransaction(context.payload, async (_req, transaction): Promise<Result<Value, Refusal>> => {
      const account = await findAccountById(transaction, customer.id, { isLocked: true })
      // Another change got there first: the password that was checked is no longer the current one.
      if (account?.passwordStamp !== confirmed.value.passwordStamp) return refuse(refusal('wrong-password', { field: 'password' }))
      return work(transaction, account)
    }),
  )
}
