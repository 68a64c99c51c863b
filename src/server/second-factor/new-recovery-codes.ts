import type { Payload } from 'payload'
import { z } from 'zod'
import { openTicket, sealTicket } from '@/server/platform/sealed-ticket'
import { createRecoveryCodes } from './recovery-codes'
import { setupLength } from './setup'

const schema = z.object({ factor: z.string(), codes: z.array(z.string()) })

/** Ten new ones, sealed for the browser to bring back: the old ones count until it does. */
export const sealNewCodes = (payload: Payload, factorId: string, now: number): string =>
  sealTicket(payload, { purpose: 'recovery-codes', expiresAt: now + setupLength }, { factor: factorId, codes: createRecoveryCodes() })

/** Of this factor alone: one that was set up anew meanwhile has codes of its own. */
export const openNewCodes = (
  payload: Payload,
  factorId: string,
  ticket: string | null | undefined,
  now: number,
): readonly string[] | null => {
  const sealed = openTicket(payload, 'recovery-codes', schema, ticket, now)
  return sealed?.factor === factorId ? sealed.codes : null
}
