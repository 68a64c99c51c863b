import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { handleOfRequest } from '@/lib/http/client-address'
import { findFactor, deleteSessionsWithoutFactor } from '@/modules/auth/mfa/mfa.repository'
import { admins } from '@/cms/access/rules'
import { refuseConflict } from '@/cms/hooks/refuse-change'
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

/** Whether it was this that an administrator sent: an older version of the settings, which any marketer may restore, says it as well. */
const isAskedFor = (req: PayloadRequest, isRequired: boolean): boolean =>
  req.user === null || (admins({ req }) && req.data?.['requireTwoSteps'] === isRequired)

/** Whoever has none yet is logged out, and sets it up at the next login. What nobody asked for stays as it was. */
export const followRequirement: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [isRequired, wasRequired] = [doc?.requireTwoSteps === true, previousDoc?.requireTwoSteps === true]
  if (isRequired === wasRequired) return
  if (!isAskedFor(req, isRequired)) {
    await req.payload.db.updateGlobal({ slug: 'site-settings', data: { requireTwoSteps: wasRequired }, req })
  } else if (isRequired) await deleteSessionsWithoutFactor(await handleOfRequest(req))
}
