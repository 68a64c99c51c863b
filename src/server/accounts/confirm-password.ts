import { ok, refuse, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { refusal, type Refusal } from '@/server/platform/refusals'
import type { Account } from './account-repository'
import { checkPassword } from './check-password'
import { forgetTries, isTriedTooOften } from './count-tries'

/** Whoever finds an open browser does not change who may open the account: the password is asked for once more. */
export const confirmPassword = async (
  context: Context,
  customer: SignedInCustomer,
  password: string,
  field = 'password',
): Promise<Result<Account, Refusal>> => {
  if (await isTriedTooOften(context, customer.email)) return refuse(refusal('too-many-requests'))
  const account = await checkPassword(context, customer.email, password)
  if (account?.id !== customer.id) return refuse(refusal('wrong-password', { field }))
  await forgetTries(context, customer.email)
  return ok(account)
}
