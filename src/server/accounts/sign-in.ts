import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { findFactor } from '@/server/second-factor/second-factor-repository'
import type { Account } from './account-repository'
import { beginSession, type Device, type SignedIn } from './begin-session'
import { sealLoginStep } from './login-step'

/** The password was right, and the account asks for a code as well. */
export interface CodeNeeded {
  readonly kind: 'code-needed'
  /** For the browser to come back with. */
  readonly loginStep: string
}

/**
 * K1: every door that a password, or the link to a new one, opens. Where the account has a second factor, nothing has begun yet: no
 * session, and no cart that joins another.
 */
export const signIn = async (context: Context, handle: Handle, account: Account, device: Device): Promise<SignedIn | CodeNeeded> => {
  const factor = await findFactor(handle, { kind: 'customer', id: account.id })
  if (factor === null) return beginSession(context, handle, account, device)
  return { kind: 'code-needed', loginStep: sealLoginStep(context.payload, account, factor.id, context.now()) }
}
