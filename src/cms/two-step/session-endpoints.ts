import type { Endpoint, PayloadRequest } from 'payload'
import { withTransaction } from '@/lib/db/transaction'
import { deleteStaffSession, deleteStaffSessions, findStaffSessions } from '@/modules/auth/mfa/mfa.repository'
import { admins } from '@/cms/access/rules'
import { sessionOf } from '@/cms/access/own-session'
import { noteAction } from '@/cms/hooks/note-staff-actions'
import { answer, done, ownerCall } from './owner-call'

const isOwn = (req: PayloadRequest, id: string): boolean => req.user?.collection === 'users' && req.user.id === id

/** One's own, and those of everybody to administrators. */
const may = ({ req, id }: { readonly req: PayloadRequest; readonly id: string }): boolean => isOwn(req, id) || admins({ req })

/** Where a member of staff is logged in, and ending it there: one session, or all but the one that asks. */
export const sessionEndpoints: Endpoint[] = [
  ownerCall({ kind: 'staff', method: 'get', path: '/sessions', may }, async (req, { id }) => {
    const sessions = await findStaffSessions(req.payload.db.drizzle, id, Date.now())
    return answer(200, { sessions: sessions.map((each) => ({ ...each, isThis: each.id === sessionOf(req) })) })
  }),
  ownerCall({ kind: 'staff', method: 'post', path: '/sessions/end', may }, (asked, { id }) => {
    const named: unknown = asked.data?.['session']
    const kept = isOwn(asked, id) ? sessionOf(asked) : null
    return withTransaction(
      asked.payload,
      async (req, transaction) => {
        if (typeof named === 'string') await deleteStaffSession(transaction, id, named)
        else await deleteStaffSessions(transaction, id, kept)
        if (!isOwn(asked, id)) await noteAction(req, { action: 'changed', area: 'users', document: id, fields: ['sessions'] })
        return done()
      },
      { user: asked.user },
    )
  }),
]
