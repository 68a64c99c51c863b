import type { PayloadRequest } from 'payload'
import { drawQr, openSetup, sealSetup, keyUri } from '@/modules/auth/mfa/totp'
import type { ShownSetup } from './second-step-needed'

/** A key and recovery codes for a member of staff, who brings the ticket back with the first code. */
export const newSetup = async (
  { payload }: PayloadRequest,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<ShownSetup> => {
  const now = Date.now()
  const ticket = sealSetup(payload, { kind: 'staff', id }, now)
  const setup = openSetup(payload, { kind: 'staff', id }, ticket, now)
  const { brandName } = await payload.findGlobal({ slug: 'site-settings', select: { brandName: true }, depth: 0, overrideAccess: true })
  const { secret = '', codes = [] } = setup ?? {}
  return { ticket, secret, codes, qr: drawQr(keyUri(secret, { issuer: `${brandName} · admin`, account: email })) }
}
