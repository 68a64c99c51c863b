import type { Payload } from 'payload'
import { z } from 'zod'
import { openTicket, sealTicket } from '@/server/platform/sealed-ticket'
import { sealText } from '@/server/platform/sealed-text'
import type { Handle } from '@/server/platform/database/handle'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes'
import { insertFactor, insertRecoveryCodes, type FactorOwner } from './second-factor-repository'
import { createSecret, stepOf } from './time-codes'
import { readTypedCode } from '@/core/accounts/typed-code'

/** ms to scan the code and write the recovery codes down. */
export const setupLength = 30 * 60 * 1000

const setupSchema = z.object({ kind: z.enum(['customer', 'staff']), id: z.string(), secret: z.string(), codes: z.array(z.string()) })

/** A factor that is being set up. It counts for nothing before a code of it was typed. */
export interface FactorSetup {
  readonly secret: string
  /** Shown now, and never again (K4). */
  readonly codes: readonly string[]
}

/** A new secret and new recovery codes, sealed for the browser to bring back: nothing is kept of one that is not finished. */
export const sealSetup = (payload: Payload, { kind, id }: FactorOwner, now: number): string =>
  sealTicket(
    payload,
    { purpose: 'second-factor-setup', expiresAt: now + setupLength },
    { kind, id, secret: createSecret(), codes: createRecoveryCodes() },
  )

/** Of this account alone. */
export const openSetup = (payload: Payload, owner: FactorOwner, ticket: string | null | undefined, now: number): FactorSetup | null => {
  const setup = openTicket(payload, 'second-factor-setup', setupSchema, ticket, now)
  return setup?.id === owner.id && setup.kind === owner.kind ? { secret: setup.secret, codes: setup.codes } : null
}

/** The step of the code that proves the app has the secret; `null` for a wrong one. */
export const confirmingStep = ({ secret }: FactorSetup, typed: string, now: number): number | null => {
  const code = readTypedCode(typed)
  return code?.kind === 'time' ? stepOf(secret, code.digits, now) : null
}

/** False where the account has a factor already. */
export const storeFactor = async (
  payload: Payload,
  handle: Handle,
  { owner, setup, step }: { readonly owner: FactorOwner; readonly setup: FactorSetup; readonly step: number },
  now: number,
): Promise<boolean> => {
  const id = await insertFactor(handle, { owner, sealedSecret: sealText(payload, setup.secret), step }, now)
  if (id === null) return false
  await storeRecoveryCodes(handle, id, setup.codes)
  return true
}

export const storeRecoveryCodes = (handle: Handle, factorId: string, codes: readonly string[]): Promise<void> =>
  insertRecoveryCodes(
    handle,
    factorId,
    codes.map((code) => hashRecoveryCode(factorId, code)),
  )
