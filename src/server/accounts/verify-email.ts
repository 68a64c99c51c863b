import { ok, refuse, type Result } from '@/core/result'
import { accountIdOf, isLinkOf } from './account-links'
import { checkPassword } from './check-password'
import { updateOwnerOfAddress } from './claim-repository'
import { findAccountById, updateVerified } from './account-repository'
import type { Context } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { withTransaction } from '@/server/platform/with-transaction'
import type { Device, SignedIn } from './begin-session'
import { signIn, type CodeNeeded } from './sign-in'
import { secretsOf } from '@/server/platform/shop-secrets'

export interface Confirmation {
  readonly token: string
  readonly password: string
}

/** Whose address a link would confirm, for the page that asks for the password; `null` for a link that is spent or made up. */
export const findUnconfirmed = async (context: Context, token: string): Promise<{ readonly email: string } | null> => {
  const id = accountIdOf(token)
  const account = id === null ? null : await findAccountById(context.payload.db.drizzle, id)
  return account && isLinkOf(secretsOf(context.payload), 'verify', account, token, context.now()) ? { email: account.email } : null
}

/**
 * Confirms an address and signs in. The link proves the letter box, the password that whoever reads it is whoever registered:
 * with the link alone, a stranger's registration could be confirmed by its victim, orders included.
 */
export const verifyEmail = async (
  context: Context,
  { token, password }: Confirmation,
  device: Device,
): Promise<Result<SignedIn | CodeNeeded, Refusal>> => {
  const unconfirmed = await findUnconfirmed(context, token)
  if (!unconfirmed) return refuse(refusal('link-spent'))
  const account = await checkPassword(context, unconfirmed.email, password)
  if (!account) return refuse(refusal('wrong-password', { field: 'password' }))
  return withinLimit(context.payload, () =>
    withTransaction(context.payload, async (_req, transaction): Promise<Result<SignedIn | CodeNeeded, Refusal>> => {
      const current = await findAccountById(transaction, account.id, { isLocked: true })
      if (!current || !isLinkOf(secretsOf(context.payload), 'verify', current, token, context.now())) return refuse(refusal('link-spent'))
      await updateVerified(transaction, current.id)
      await updateOwnerOfAddress(transaction, current)
      return ok(await signIn(context, transaction, current, device))
    }),
  )
}
