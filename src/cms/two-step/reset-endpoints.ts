import type { Endpoint, PayloadRequest } from 'payload'
import { deleteSessionsOf } from '@/modules/auth/sessions.repository'
import { tellOwner } from '@/modules/accounts/accounts.service'
import { findAccountById } from '@/modules/accounts/accounts.repository'
import type { Handle } from '@/lib/db/sql'
import { withTransaction, type Transaction } from '@/lib/db/transaction'
import { deleteFactor, findFactor, type FactorOwner, deleteStaffSessions, lockStaff } from '@/modules/auth/mfa/mfa.repository'
import { admins, salesStaff } from '@/cms/access/rules'
import { noteAction } from '@/cms/hooks/note-staff-actions'
import { answer, areaOf, done, notFound, ownerCall } from './owner-call'
import { tellStaff } from './tell-staff'

/** Logs the owner out everywhere and tells them. */
const follow = async (req: PayloadRequest, handle: Handle, { kind, id }: FactorOwner): Promise<void> => {
  if (kind === 'staff') {
    await deleteStaffSessions(handle, id)
    const person = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
    return tellStaff(handle, person, { kind: 'two-step-removed' })
  }
  await deleteSessionsOf(handle, id)
  const account = await findAccountById(handle, id)
  if (account) await tellOwner(handle, account, { kind: 'two-step-removed' })
}

const takeOff = async (req: PayloadRequest, transaction: Transaction, owner: FactorOwner): Promise<Response> => {
  // Before the factor, as a login does.
  if (owner.kind === 'staff') await lockStaff(transaction, owner.id)
  if (!(await deleteFactor(transaction, owner))) return notFound()
  await noteAction(req, { action: 'unsecured', area: areaOf(owner), document: owner.id, fields: ['twoStepLogin'] })
  await follow(req, transaction, owner)
  return done()
}

/** Of somebody else: whether two-step login is on, and taking it away for whoever lost the phone. The second is an administrator's. */
export const resetEndpointsOf = (kind: FactorOwner['kind']): Endpoint[] => [
  ownerCall({ kind, method: 'get', path: '/two-step', may: kind === 'staff' ? admins : salesStaff }, async (req, owner) => {
    const factor = await findFactor(req.payload.db.drizzle, owner)
    return answer(200, { isOn: factor !== null, since: factor?.since ?? null, codesLeft: factor?.codesLeft ?? 0 })
  }),
  // The own one is turned off with the password.
  ownerCall(
    { kind, method: 'post', path: '/two-step/reset', may: ({ req, id }) => admins({ req }) && req.user?.id !== id },
    ({ payload, user }, owner) => withTransaction(payload, (req, transaction) => takeOff(req, transaction, owner), { user }),
  ),
]
