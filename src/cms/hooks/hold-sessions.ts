import { Forbidden, type CollectionAfterLogoutHook, type CollectionBeforeOperationHook } from 'payload'
import { lockStaff, lockStaffSession } from '@/modules/auth/mfa/mfa.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import { sessionOf } from '@/cms/access/own-session'

/** What Payload reads of a person's sessions it writes back: nobody ends one in between, and one that has been ended stays so. */
export const holdSessions: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'refresh' || req.user?.collection !== 'users') return
  if (!(await lockStaffSession(await handleOfRequest(req), req.user.id, sessionOf(req)))) throw new Forbidden(req.t)
}

/** The same of a logout, which has no hook before. This one runs before it reads. */
export const holdSessionsOfLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user?.collection === 'users') await lockStaff(await handleOfRequest(req), req.user.id)
}
