import { isWeakPassword } from '@/core/accounts/weak-password'
import { ok, refuse, type Result } from '@/core/result'
import { confirmPassword } from './confirm-password'
import { findAccountById } from './account-repository'
import { openSession } from './sessions'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { withTransaction } from '@/server/platform/with-transaction'
import { writePassword } from './write-password'

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

/** By whoever knows the old one. Every other session ends; this browser gets a new one, whose token is answered. */
export const changePassword = async (
  context: Context,
  customer: SignedInCustomer,
  { currentPassword, newPassword }: PasswordChange,
  deviceName: string | null,
): Promise<Result<{ readonly sessionToken: string }, Refusal>> => {
  const confirmed = await confirmPassword(context, customer, currentPassword, 'currentPassword')
  if (!confirmed.ok) return confirmed
  const account = confirmed.value
  if (isWeakPassword(newPassword, account.email, account.name)) return refuse(refusal('weak-password', { field: 'newPassword' }))
  return withinLimit(context.payload, () =>
    withTransaction(context.payload, async (req, transaction): Promise<Result<{ readonly sessionToken: string }, Refusal>> => {
      const current = await findAccountById(transaction, account.id, { isLocked: true })
      // Another change got there first: the password that was checked is no longer the current one.
      if (current?.passwordStamp !== account.passwordStamp) return refuse(refusal('wrong-password', { field: 'currentPassword' }))
      await writePassword(context, req, transaction, current, newPassword)
      return ok({ sessionToken: await openSession(transaction, current.id, deviceName, context.now()) })
    }),
  )
}
