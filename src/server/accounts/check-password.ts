import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { APIError } from 'payload'
import type { Context } from '@/server/platform/context'
import { normaliseEmail } from '@/server/platform/normalise-email'
import { findAccountByEmail, type Account } from './account-repository'

const derive = promisify(pbkdf2)

/** What Payload does with a password (pbkdf2, 600,000 times): done for nobody as well, so that time tells nothing. */
export const hashForNobody = async (password: string): Promise<void> => {
  await derive(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
}

/** Payload refuses with a status; anything else is a fault and not the visitor's doing. */
const isRefusal = (fault: unknown): boolean => fault instanceof APIError && fault.status < 500

/** The account of this address and password, or `null`: unknown and wrong are one answer after one time. Tries are counted before (`count-tries.ts`). */
export const checkPassword = async (context: Context, email: string, password: string): Promise<Account | null> => {
  const account = await findAccountByEmail(context.payload.db.drizzle, normaliseEmail(email))
  if (!account) {
    await hashForNobody(password)
    return null
  }
  try {
    await context.payload.login({ collection: 'customers', data: { email: account.email, password }, depth: 0, overrideAccess: true })
    return account
  } catch (fault) {
    if (isRefusal(fault)) return null
    throw fault
  }
}
