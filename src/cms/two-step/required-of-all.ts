import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { handleOfRequest } from '@/server/platform/request-handle'
import { findFactor } from '@/server/second-factor/second-factor-repository'
import { deleteSessionsWithoutFactor } from '@/server/second-factor/staff-session-repository'
import { refuseConflict } from '../hooks/refuse-change'
import { refusals } from './texts'

/** K6: whether all staff log in in two steps. */
export const isRequiredOfAll = async (req: PayloadRequest): Promise<boolean> => {
  const { requireTwoSteps } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { requireTwoSteps: true },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return requireTwoSteps === true
}

const isTurnedOn = (after: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>> | undefined): boolean =>
  after['requireTwoSteps'] === true && before?.['requireTwoSteps'] !== true

/** Whoever asks it of others has it already. */
export const requireOwnFirst: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { user } = req
  if (user?.collection !== 'users' || !isTurnedOn(data, originalDoc)) return data
  const factor = await findFactor(await handleOfRequest(req), { kind: 'staff', id: user.id })
  return factor ? data : refuseConflict({ req }, refusals.ownFirst)
}

/** Whoever has none yet is logged out, and sets it up at the next login. */
export const endSessionsWithoutFactor: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (isTurnedOn(doc, previousDoc)) await deleteSessionsWithoutFactor(await handleOfRequest(req))
}
