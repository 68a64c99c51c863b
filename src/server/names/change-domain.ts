import { ok, refuse, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import type { DomainChange } from '@/contract/account'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { updateSwitches } from './domain-repository'

/** Turns a switch of one of the customer's own names. Somebody else's is not there. */
export const changeDomain = async (
  { payload }: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  change: DomainChange,
): Promise<Result<null, Refusal>> =>
  (await updateSwitches(payload.db.drizzle, id, domain, change)) ? ok(null) : refuse(refusal('not-found'))
