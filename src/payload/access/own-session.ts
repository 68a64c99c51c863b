import { APIError, createLocalReq, type PayloadRequest } from 'payload'
import { exactPassword, tryPasswordForms } from '@/modules/accounts/accounts.service'
import { forgetTries, isTriedTooOften } from '@/modules/auth/sessions'
import { clientAddress } from '@/lib/http/client-address'

/** Thrown out of a login, which leaves nothing then: no session that nobody holds, and none that was ended meanwhile. */
class PasswordIsRight extends Error {}

/** Before a login of the shop's own code: whoever is in already does not come in, but types the password once more. */
export const endPasswordCheck = ({ user: asking }: PayloadRequest, { id }: { readonly id: string }): void => {
  if (asking?.collection === 'users' && asking.id === id) throw new PasswordIsRight()
}

const isRight = async ({ payload, user }: PayloadRequest, email: string, password: string): Promise<boolean> => {
  try {
    // A login of its own, and no part of what is being saved.
    const req = await createLocalReq({ ...(user ? { user } : {}), context: { ...exactPassword } }, payload)
    await payload.login({ collection: 'users', data: { email, password }, depth: 0, overrideAccess: true, req })
    return true
  } catch (fault) {
    if (fault instanceof PasswordIsRight) return true
    if (fault instanceof APIError && fault.status < 500) return false
    throw fault
  }
}

/** Whether this is the password of the member of staff who asks; tries are counted as those of a login. */
export const checkOwnPassword = async (req: PayloadRequest, email: string, password: string): Promise<'right' | 'wrong' | 'too-often'> => {
  const each = { payload: req.payload, visitor: clientAddress(req.headers) }
  if (await isTriedTooOften(each, email)) return 'too-often'
  if (!(await tryPasswordForms(password, (form) => isRight(req, email, form)))) return 'wrong'
  await forgetTries(each, email)
  return 'right'
}

/** The session of the member of staff who asks. */
export const sessionOf = ({ user }: Pick<PayloadRequest, 'user'>): string | null =>
  (user as { readonly _sid?: string } | null)?._sid ?? null
