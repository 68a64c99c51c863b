import { findSessions } from './session-repository'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import type { SessionList } from '@/contract/account-answers'

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Where this customer is signed in, this browser first. */
export const listSessions = async (context: Context, customer: SignedInCustomer): Promise<SessionList> => {
  const rows = await findSessions(context.payload.db.drizzle, customer.id, context.now())
  const sessions = rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: iso(createdAt),
    lastSeenAt: iso(lastSeenAt),
    isCurrent: id === customer.sessionId,
  }))
  return { sessions: sessions.sort((first, second) => Number(second.isCurrent) - Number(first.isCurrent)) }
}
