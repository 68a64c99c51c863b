import type { Endpoint, PayloadRequest } from 'payload'
import { findHeldUp, freeHeldUp } from '@/modules/auth/sessions'
import type { UsedUp } from '@/lib/http/rate-limit'
import { findHeldUpCodes, freeHeldUpCodes } from '@/modules/auth/mfa/totp'
import { findFactor, type FactorOwner } from '@/modules/auth/mfa/mfa.repository'
import { admins, salesStaff } from '@/cms/access/rules'
import { noteAction } from '@/cms/hooks/note-staff-actions'
import { answer, areaOf, done, ownerCall } from './owner-call'

const emailOf = async (req: PayloadRequest, owner: FactorOwner): Promise<string> =>
  (await req.payload.findByID({ collection: areaOf(owner), id: owner.id, depth: 0, overrideAccess: true, req })).email

const shown = (what: 'password' | 'code', waits: readonly UsedUp[]) =>
  waits.map(({ place, endsAt }) => ({ what, address: place === '' ? null : place, endsAt }))

/** Who tried this account too often and has to wait (ADR 022, K5), and letting them try again: their owner rang up. */
export const heldUpEndpointsOf = (kind: FactorOwner['kind']): Endpoint[] => {
  const may = kind === 'staff' ? admins : salesStaff
  return [
    ownerCall({ kind, method: 'get', path: '/held-up', may }, async (req, owner) => {
      const { payload } = req
      const factor = await findFactor(payload.db.drizzle, owner)
      const tries = await findHeldUp(payload, await emailOf(req, owner))
      const codes = factor ? await findHeldUpCodes(payload, factor) : []
      return answer(200, { waits: [...shown('password', tries), ...shown('code', codes)] })
    }),
    ownerCall({ kind, method: 'post', path: '/held-up/free', may }, async (req, owner) => {
      const { payload } = req
      const factor = await findFactor(payload.db.drizzle, owner)
      await noteAction(req, { action: 'changed', area: areaOf(owner), document: owner.id, fields: ['loginTries'] })
      await freeHeldUp(payload, await emailOf(req, owner))
      if (factor) await freeHeldUpCodes(payload, factor)
      return done()
    }),
  ]
}
