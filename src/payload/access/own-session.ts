import { APIError, createLocalReq, type PayloadRequest } from 'payload'
import { exactPassword, tryPasswordForms } from '@/modules/accounts/accounts.service'
import { resetAttempts, countAttempt } from '@/modules/auth/sessions'
import { clientAddress } from '@/lib/http/request-origin'

/** Rolls back the login that checks a password, so that no session is created and none is ended. */
class PasswordIsRight extends Error {}

/** Runs before a login. If the user is already logged in, this is a password check rather than a login. */
export const endPasswordCheck = ({ user: asking }: PayloadRequest, { id }: { readonly id: string }): void => {
  if (asking?.collection === 'users' && asking.id === id) throw new PasswordIsRight()
}

const isRight = async ({ payload, user }: PayloadRequest, email: string, password: string): Promise<boolean> => {
  try {
    // A separate request, so that rolling it back does not roll back the save in progress.
    const req = await createLocalReq({ ...(user ? { user } : {}), context: { ...exactPassword } }, payload)
    await payload.login({ collection: 'users', data: { email, password }, depth: 0, overrideAccess: true, req })
    return true
  } catch (fault) {
    if (fault instanceof PasswordIsRight) return true
    if (fault instanceof APIError && fault.status < 500) return false
    throw fault
  }
}

/** Checks the logged-in staff member's password. Attempts count towards the login's rate limit. */
export const checkOwnPassword = async (req: PayloadRequest, email: string, password: string): Promise<'right' | 'wrong' | 'too-often'> => {
  const each = { payload: req.payload, visitor: clientAddress(req.headers) }
  if ((await countAttempt(each, email)) !== null) return 'too-often'
  if (!(await tryPasswordForms(password, (form) => isRight(req, email, form)))) return 'wrong'
  await resetAttempts(each, email)
  return 'right'
}

export const sessionOf = ({ user }: Pick<PayloadRequest, 'user'>): string | null =>
  (user as { readonly _sid?: string } | null)?._sid ?? null
