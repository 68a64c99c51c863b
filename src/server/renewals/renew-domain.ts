import { refuse, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { findRenewableName } from './held-name-repository'
import { orderRenewal, type OrderedRenewal } from './order-renewal'

/** Orders another year of one of the customer's own names. Somebody else's is not there. */
export const renewDomain = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  currency: string,
): Promise<Result<OrderedRenewal, Refusal>> => {
  const domainId = await findRenewableName(context.payload.db.drizzle, id, domain.toLowerCase())
  if (domainId === null) return refuse(refusal('not-found'))
  const ordered = await orderRenewal(context, { domainId, askedBy: 'holder', currency })
  if (!ordered.ok) return ordered
  return ordered.value === null ? refuse(refusal('not-found')) : { ok: true, value: ordered.value }
}
