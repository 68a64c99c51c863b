import { APIError, type PayloadRequest } from 'payload'
import { forgetTries, isTriedTooOften } from '@/server/accounts/count-tries'
import { clientAddress } from '@/server/platform/client-address'

const isRight = async ({ payload }: PayloadRequest, email: string, password: string): Promise<boolean> => {
  try {
    // A login of its own, and no part of what is being saved; nobody comes in by it.
    await payload.login({ collection: 'users', data: { email, password }, depth: 0, overrideAccess: true })
    return true
  } catch (fault) {
    if (fault instanceof APIError && fault.status < 500) return false
    throw fault
  }
}

/** Whether this is the password of the member of staff who asks; tries are counted as those of a login. */
export const checkOwnPassword = async (req: PayloadRequest, email: string, password: string): Promise<'right' | 'wrong' | 'too-often'> => {
  const each = { payload: req.payload, visitor: clientAddress(req.headers) }
  if (await isTriedTooOften(each, email)) return 'too-often'
  if (!(await isRight(req, email, password))) return 'wrong'
  await forgetTries(each, email)
  return 'right'
}
