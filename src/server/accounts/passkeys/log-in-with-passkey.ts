import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { ok, refuse, type Result } from '@/core/result'
import { createChallenge, openChallenge, spendChallenge } from '@/server/passkeys/challenge'
import { findPasskey, updatePasskeyUsed } from '@/server/passkeys/passkey-repository'
import { loginOptions, recognise } from '@/server/passkeys/recognise-passkey'
import type { Context } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { findAccountById } from '../account-repository'
import { beginSession, type Device, type SignedIn } from '../begin-session'
import type { Begun } from './add-passkey'

export const beginPasskeyLogin = async (context: Context): Promise<Begun<PublicKeyCredentialRequestOptionsJSON>> => {
  const { challenge, ticket } = createChallenge(context.payload, null, context.now())
  return { options: await loginOptions(challenge), ticket }
}

const unknown = refuse(refusal('passkey-refused'))

/**
 * K7: a device that somebody has, behind a lock that only they open: two factors at once, so that no code is asked for. Unknown and
 * wrong are one answer.
 */
export const logInWithPasskey = async (
  context: Context,
  { ticket, response }: { readonly ticket: string | null | undefined; readonly response: AuthenticationResponseJSON },
  device: Device,
): Promise<Result<SignedIn, Refusal>> => {
  const asked = openChallenge(context.payload, ticket, context.now())
  if (!asked || asked.owner !== null) return refuse(refusal('begin-again'))
  return withinLimit(context.payload, () =>
    context.payload.db.drizzle.transaction(async (transaction): Promise<Result<SignedIn, Refusal>> => {
      if (!(await spendChallenge(transaction, asked))) return refuse(refusal('begin-again'))
      const passkey = await findPasskey(transaction, response.id)
      const account = passkey && (await findAccountById(transaction, passkey.customerId, { isLocked: true }))
      if (!passkey || !account?.isVerified) return unknown
      // Read once more under the account's lock: of two answers at once the second meets the counter of the first.
      const current = (await findPasskey(transaction, response.id)) ?? passkey
      const used = await recognise(response, asked.challenge, current)
      if (!used) return unknown
      await updatePasskeyUsed(transaction, used, context.now())
      return ok(await beginSession(context, transaction, account, device))
    }),
  )
}
