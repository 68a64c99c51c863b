import type { NoMoneyBack } from '@/modules/refunds/money-back-preview'
import { refusal, type Refusal } from '@/lib/http/http-error'
import type { NoChange } from '@/modules/renewals/subscriptions/plan-change'

const ofState: ReadonlySet<NoChange> = new Set<NoChange>(['not-active', 'prepaid', 'change-open', 'parts-open', 'currency-gone'])

/** Why a change is not made: 404, 409 where its state or a figure has moved, 422 where it is not offered. `fresh` is what stands there now. */
export const changeRefusal = (reason: NoChange, fresh: unknown = null): Refusal => {
  if (reason === 'not-found' || reason === 'billing-address-missing') return refusal(reason)
  if (reason === 'changed-meanwhile') return refusal('figures-changed', { details: { reason, preview: fresh } })
  return refusal(ofState.has(reason) ? 'subscription-state' : 'subscription-change', { details: { reason } })
}

/** Why no money goes back: 404, or 409 with the reason; where a figure has moved with the fresh ones. */
export const moneyBackRefusal = (reason: NoMoneyBack, fresh: unknown = null): Refusal => {
  if (reason === 'not-found') return refusal('not-found')
  if (reason === 'changed-meanwhile') return refusal('figures-changed', { details: { reason, preview: fresh } })
  return refusal(reason === 'ended' || reason === 'held' ? 'subscription-state' : 'money-back-refused', { details: { reason } })
}
