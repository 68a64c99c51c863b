import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { APIError, type RequestContext } from 'payload'
import { passwordForms } from '@/core/accounts/password-forms'
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

/** Context of a login with one of the forms of a password, which the hooks of Payload leave as it is. */
export const exactPassword: RequestContext = { isExactPassword: true }

export const isExactPassword = (context: RequestContext): boolean => context['isExactPassword'] === true

/** K9: whether one form of a password is let in; after as many hashes as there are forms, if none is. */
export const tryPasswordForms = async (password: string, isRight: (form: string) => Promise<boolean>): Promise<boolean> => {
  for (const form of passwordForms(password)) if (await isRight(form)) return true
  return false
}

/** The account of this address and password, or `null`: unknown and wrong are one answer after one time. Tries are counted before (`count-tries.ts`). */
export const checkPassword = async (context: Context, email: string, password: string): Promise<Account | null> => {
  const account = await findAccountByEmail(context.payload.db.drizzle, normaliseEmail(email))
  if (!account) {
    await tryPasswordForms(password, async (form) => {
      await hashForNobody(form)
      return false
    })
    return null
  }
  const { email: known } = account
  const isRight = await tryPasswordForms(password, async (form) => {
    try {
      const data = { email: known, password: form }
      await context.payload.login({ collection: 'customers', data, depth: 0, overrideAccess: true, context: { ...exactPassword } })
      return true
    } catch (fault) {
      if (isRefusal(fault)) return false
      throw fault
    }
  })
  return isRight ? account : null
}
