import { ok, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import type { Refusal } from '@/server/platform/refusals'
import { deleteFactor } from '@/server/second-factor/second-factor-repository'
import { deleteSessionsBut } from '../session-repository'
import { tellOwner } from '../tell-owner'
import { changeLocked } from './change-locked'

/** K2: with the password. Every other browser is logged out. */
export const turnOff = (context: Context, customer: SignedInCustomer, password: string): Promise<Result<null, Refusal>> =>
  changeLocked(context, customer, password, async (transaction, account) => {
    if (!(await deleteFactor(transaction, { kind: 'customer', id: customer.id }))) return ok(null)
    await deleteSessionsBut(transaction, customer.id, customer.sessionId)
    await tellOwner(transaction, account, { kind: 'two-step-off' })
    return ok(null)
  })
