import { createOpaqueToken, hashToken, isOpaqueToken } from '@/server/platform/opaque-token'
import type { SignedInCustomer } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { sessionLength } from './session-cookie'
import { deleteEndedSessions, findSessionByHash, insertSession, updateLastSeen } from './session-repository'

/** ms between two notes of when a session was last seen: a read need not become a write. */
const noteEvery = 60 * 60 * 1000

/** Whose session a cookie's value opens, if any. */
export const findSession = async (handle: Handle, token: string | undefined, now: number): Promise<SignedInCustomer | null> => {
  if (!isOpaqueToken(token)) return null
  const found = await findSessionByHash(handle, hashToken(token), now)
  if (!found) return null
  if (now - found.lastSeenAt > noteEvery) await updateLastSeen(handle, found.customer.sessionId, now)
  return found.customer
}

/** Begins a session and answers its token, which is kept nowhere. Clears away what has ended on the way. */
export const openSession = async (handle: Handle, customerId: string, device: string | null, now: number): Promise<string> => {
  const token = createOpaqueToken()
  await deleteEndedSessions(handle, customerId, now)
  await insertSession(handle, { tokenHash: hashToken(token), customerId, device, expiresAt: now + sessionLength }, now)
  return token
}
