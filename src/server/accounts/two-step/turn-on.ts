import { ok, refuse, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { findFactor, type FactorOwner } from '@/server/second-factor/second-factor-repository'
import { confirmingStep, openSetup, sealSetup, storeFactor, type FactorSetup } from '@/server/second-factor/setup'
import { keyUri } from '@/server/second-factor/time-codes'
import { deleteSessionsBut } from '../session-repository'
import { tellOwner } from '../tell-owner'
import { changeLocked } from './change-locked'

const ownerOf = ({ id }: SignedInCustomer): FactorOwner => ({ kind: 'customer', id })

/** What is shown while it is set up. */
export interface ShownSetup extends FactorSetup {
  /** For a QR code, or for a phone to open. */
  readonly uri: string
}

/**
 * Begins to set it up; the ticket is the browser's to bring back. One that it `carried` already goes on: two pages of a browser show the same
 * key and the same codes, so that whichever is confirmed, those are the ones on paper.
 */
export const beginTurningOn = async (
  context: Context,
  customer: SignedInCustomer,
  carried: string | null | undefined,
): Promise<Result<{ readonly ticket: string }, Refusal>> => {
  if (await findFactor(context.payload.db.drizzle, ownerOf(customer))) return refuse(refusal('two-step-on'))
  const isUnderWay = openSetup(context.payload, ownerOf(customer), carried, context.now()) !== null
  return ok({ ticket: isUnderWay && carried ? carried : sealSetup(context.payload, ownerOf(customer), context.now()) })
}

/** What a ticket has to show, to the customer it was made for. */
export const showSetup = async (
  context: Context,
  customer: SignedInCustomer,
  ticket: string | null | undefined,
): Promise<ShownSetup | null> => {
  const setup = openSetup(context.payload, ownerOf(customer), ticket, context.now())
  if (!setup) return null
  const { brandName } = await context.payload.findGlobal({ slug: 'site-settings', select: { brandName: true }, depth: 0 })
  return { ...setup, uri: keyUri(setup.secret, { issuer: brandName, account: customer.email }) }
}

export interface TurningOn {
  readonly ticket: string | null | undefined
  readonly code: string
  readonly password: string
}

/** K2: with the password and one code, which proves that the app works before a login depends on it. Every other browser is logged out. */
export const turnOn = async (
  context: Context,
  customer: SignedInCustomer,
  { ticket, code, password }: TurningOn,
): Promise<Result<null, Refusal>> => {
  const setup = openSetup(context.payload, ownerOf(customer), ticket, context.now())
  if (!setup) return refuse(refusal('begin-again'))
  const step = confirmingStep(setup, code, context.now())
  if (step === null) return refuse(refusal('wrong-code', { field: 'code' }))
  return changeLocked(context, customer, password, async (transaction, account) => {
    const isStored = await storeFactor(context.payload, transaction, { owner: ownerOf(customer), setup, step }, context.now())
    if (!isStored) return refuse(refusal('two-step-on'))
    await deleteSessionsBut(transaction, customer.id, customer.sessionId)
    await tellOwner(transaction, account, { kind: 'two-step-on' })
    return ok(null)
  })
}
