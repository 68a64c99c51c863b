import type { TwoStepState } from '@/contract/two-step'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { findFactor } from '@/server/second-factor/second-factor-repository'

/** Whether the login asks for a code as well, since when, and how many recovery codes are left. */
export const twoStepState = async (context: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<TwoStepState> => {
  const factor = await findFactor(context.payload.db.drizzle, { kind: 'customer', id })
  return factor
    ? { isOn: true, since: new Date(factor.since).toISOString(), recoveryCodesLeft: factor.codesLeft }
    : { isOn: false, since: null, recoveryCodesLeft: 0 }
}
