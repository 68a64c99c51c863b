import type { Endpoint, PayloadRequest } from 'payload'
import { deleteSessionsOf } from '@/server/accounts/session-repository'
import { tellOwner } from '@/server/accounts/tell-owner'
import { findAccountById } from '@/server/accounts/account-repository'
import type { Handle } from '@/server/platform/database/handle'
import { withTransaction } from '@/server/platform/with-transaction'
import { deleteFactor, findFactor, type FactorOwner } from '@/server/second-factor/second-factor-repository'
import { deleteStaffSessions, lockStaff } from '@/server/second-factor/staff-session-repository'
import { admins, salesStaff } from '../access/rules'
import { noteAction } from '../hooks/note-staff-actions'
import { tellStaff } from './tell-staff'

const answer = (status: number, body: unknown): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
const forbidden = (): Response => answer(403, { errors: [{ message: 'Forbidden' }] })
const notFound = (): Response => answer(404, { errors: [{ message: 'Not Found' }] })

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

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Of somebody else: whether two-step login is on, and taking it away for whoever lost the phone. The second is an administrator's. */
export const resetEndpointsOf = (kind: FactorOwner['kind']): Endpoint[] => {
  const ownerIn = ({ routeParams }: PayloadRequest): FactorOwner | null => {
    const id = String(routeParams?.['id'])
    return uuid.test(id) ? { kind, id } : null
  }
  const maySee = kind === 'staff' ? admins : salesStaff
  return [
    {
      method: 'get',
      path: '/:id/two-step',
      handler: async (req) => {
        if (!maySee({ req })) return forbidden()
        const owner = ownerIn(req)
        if (!owner) return notFound()
        const factor = await findFactor(req.payload.db.drizzle, owner)
        return answer(200, { isOn: factor !== null, since: factor?.since ?? null, codesLeft: factor?.codesLeft ?? 0 })
      },
    },
    {
      method: 'post',
      path: '/:id/two-step/reset',
      handler: async (asked) => {
        const owner = ownerIn(asked)
        // The own one is turned off with the password.
        if (!admins({ req: asked }) || asked.user?.id === owner?.id) return forbidden()
        if (!owner) return notFound()
        return withTransaction(
          asked.payload,
          async (req, transaction) => {
            // Before the factor, as a login does.
            if (kind === 'staff') await lockStaff(transaction, owner.id)
            if (!(await deleteFactor(transaction, owner))) return notFound()
            await noteAction(req, {
              action: 'unsecured',
              area: kind === 'staff' ? 'users' : 'customers',
              document: owner.id,
              fields: ['twoStepLogin'],
            })
            await follow(req, transaction, owner)
            return answer(200, { isDone: true })
          },
          { user: asked.user },
        )
      },
    },
  ]
}
