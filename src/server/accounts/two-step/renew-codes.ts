import { ok, refuse, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { openNewCodes, sealNewCodes } from '@/server/second-factor/new-recovery-codes'
import { findFactor, type SecondFactor } from '@/server/second-factor/second-factor-repository'
import { storeRecoveryCodes } from '@/server/second-factor/setup'
import type { Handle } from '@/server/platform/database/handle'
import { tellOwner } from '../tell-owner'
import { changeLocked } from './change-locked'

const factorOf = (handle: Handle, { id }: SignedInCustomer): Promise<SecondFactor | null> => findFactor(handle, { kind: 'customer', id })

/** Ten new ones, which count once they are confirmed: the same on every page of the browser that `carried` them. */
export const beginNewCodes = async (
  context: Context,
  customer: SignedInCustomer,
  carried: string | null | undefined,
): Promise<Result<{ readonly ticket: string }, Refusal>> => {
  const factor = await factorOf(context.payload.db.drizzle, customer)
  if (!factor) return refuse(refusal('two-step-off'))
  const isUnderWay = openNewCodes(context.payload, factor.id, carried, context.now()) !== null
  return ok({ ticket: isUnderWay && carried ? carried : sealNewCodes(context.payload, factor.id, context.now()) })
}

/** What a ticket has to show. */
export const showNewCodes = async (
  context: Context,
  customer: SignedInCustomer,
  ticket: string | null | undefined,
): Promise<readonly string[] | null> => {
  const factor = await factorOf(context.payload.db.drizzle, customer)
  return factor && openNewCodes(context.payload, factor.id, ticket, context.now())
}

/** K4: the new ones in place of all before, used or not. */
export const renewCodes = (
  context: Context,
  customer: SignedInCustomer,
  { ticket, password }: { readonly ticket: string | null | undefined; readonly password: string },
): Promise<Result<null, Refusal>> =>
  changeLocked(context, customer, password, async (transaction, account) => {
    const factor = await factorOf(transaction, customer)
    const codes = factor && openNewCodes(context.payload, factor.id, ticket, context.now())
    if (!factor || !codes) return refuse(refusal('begin-again'))
    await storeRecoveryCodes(transaction, factor.id, codes)
    await tellOwner(transaction, account, { kind: 'recovery-codes-renewed' })
    return ok(null)
  })
