import { claimedNames } from '@/core/domains/claimed-names'
import type { Handle } from '@/server/platform/database/handle'
import { RefusedError } from '@/server/platform/refused-error'
import { refusal } from '@/server/platform/refusals'
import { type CountedCustomer, toCustomer } from '@/server/pricing/customer'
import { networkHash } from './checkout-source'
import type { DecidedOrder, PreparedCheckout } from './decide-order'
import { findUnpaidClaims } from './unpaid-claims-repository'

/** Of whom nobody else may place an order meanwhile; `null` where nothing is counted. */
export const networkOf = ({ context, isCounted }: PreparedCheckout): string | null => (isCounted ? networkHash(context) : null)

/** O18: whose unpaid orders are counted together. A typed address counts too: it gains nothing and only limits. */
export const claimantOf = ({ context: { customer }, checkout }: PreparedCheckout): CountedCustomer =>
  toCustomer(customer?.id ?? null, [customer?.email ?? checkout.body.contact.email])

/**
 * O18: until it is paid, what one buyer keeps from everybody else has a limit. A buyer is an account, an email address or a network, whichever
 * has more. To be called under their locks; throws the refusal.
 */
export const refuseBeyondLimits = async (handle: Handle, prepared: PreparedCheckout, { order, limited }: DecidedOrder): Promise<void> => {
  const names = claimedNames(order.lines)
  if (order.dueNow === 0 || (names.length === 0 && limited.length === 0)) return
  const { context, snapshot } = prepared
  const held = await findUnpaidClaims(handle, claimantOf(prepared), networkHash(context), context.now())
  const [code] = limited.filter((each) => held.codes.has(each))
  if (code !== undefined) throw new RefusedError(refusal('code-in-unpaid-order', { values: { code } }))
  const { domains: most } = snapshot.unpaid
  if (names.length > 0 && held.names + names.length > most)
    throw new RefusedError(refusal('too-many-unpaid-domains', { values: { most, reserved: held.names } }))
}
