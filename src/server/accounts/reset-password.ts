import type { PayloadRequest } from 'payload'
import { isWeakPassword } from '@/core/accounts/weak-password'
import { ok, refuse, type Result } from '@/core/result'
import { accountIdOf, isLinkOf } from './account-links'
import { updateOwnerOfAddress } from './claim-repository'
import { findAccountById, updateVerified } from './account-repository'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { withTransaction } from '@/server/platform/with-transaction'
import type { Device, SignedIn } from './begin-session'
import { signIn, type CodeNeeded } from './sign-in'
import { writePassword } from './write-password'
import { secretsOf } from '@/server/platform/shop-secrets'

export interface PasswordReset {
  readonly token: string
  readonly password: string
}

/** Whether a link still opens, for the page that asks for the new password. */
export const opensReset = async (context: Context, token: string): Promise<boolean> => {
  const id = accountIdOf(token)
  const account = id === null ? null : await findAccountById(context.payload.db.drizzle, id)
  return account !== null && isLinkOf(secretsOf(context.payload), 'reset', account, token, context.now())
}

const reset = async (
  context: Context,
  req: PayloadRequest,
  handle: Handle,
  { token, password }: PasswordReset,
  device: Device,
): Promise<Result<SignedIn | CodeNeeded, Refusal>> => {
  const id = accountIdOf(token)
  const account = id === null ? null : await findAccountById(handle, id, { isLocked: true })
  if (!account || !isLinkOf(secretsOf(context.payload), 'reset', account, token, context.now())) return refuse(refusal('link-spent'))
  if (isWeakPassword(password, account.email, account.name)) return refuse(refusal('weak-password', { field: 'password' }))
  await writePassword(context, req, handle, account, password)
  // The letter box is proven, and the password is its owner's own.
  if (!account.isVerified) {
    await updateVerified(handle, account.id)
    await updateOwnerOfAddress(handle, account)
  }
  // As it is now: whatever is signed for the browser is signed with the new password.
  const renewed = (await findAccountById(handle, account.id)) ?? account
  return ok(await signIn(context, handle, renewed, device))
}

/** A new password by the link of a mail: every session ends, a lock is lifted, and the browser that did it is signed in. A second factor stays (K2). */
export const resetPassword = (context: Context, request: PasswordReset, device: Device): Promise<Result<SignedIn | CodeNeeded, Refusal>> =>
  withinLimit(context.payload, () =>
    withTransaction(context.payload, (req, transaction) => reset(context, req, transaction, request, device)),
  )
