import { randomUUID } from 'node:crypto'
import { addItem, type CartState } from '@/core/cart/cart'
import { namesToMove, parseTransferDomain } from '@/core/domains/transfers'
import { ok, err, type Result } from '@/core/result'
import { buyerAt, changeCart, type ChangedCart, type CartVisitor } from './cart.service'
import type { Context } from '@/lib/context'
import { maximumItems } from '@/modules/pricing/schema'
import { insertPreparedTransfer } from '@/modules/domains/transfers/transfers.repository'
import { fromCartRefusal, refusal, type DomainError } from '@/lib/http/http-error'
import { checkTransfer, encryptAuthCode, type CheckedTransfer } from '@/modules/domains/transfers/transfers.service'

interface TransferRequest {
  readonly domain: string
  readonly authorizationCode: string
}

interface StartedTransfer extends CheckedTransfer {
  readonly lineId: string
  readonly changed: ChangedCart
}

/** A domain already being transferred keeps its line and gets the new auth code. One being registered is rejected (O9). */
const withTransferLine = (cart: CartState, domain: string): Result<CartState, DomainError> => {
  if (namesToMove(cart.lines).includes(domain)) return ok(cart)
  if (cart.lines.length >= maximumItems) return err(refusal('too-many-lines', { values: { maximum: maximumItems } }))
  const item = { type: 'domain', id: domain, billing: 'yearly', quantity: 1, serviceData: { operation: 'transfer' } } as const
  const added = addItem(cart, item, randomUUID())
  return added.ok ? added : err(fromCartRefusal(added.error))
}

/**
 * §4, N2, R11: adds a transfer to the cart and stores its encrypted auth code separately, in one transaction. The order later takes both
 * over.
 */
export const startTransfer = async (
  context: Context,
  visitor: CartVisitor,
  request: TransferRequest,
): Promise<Result<StartedTransfer, DomainError>> => {
  const name = parseTransferDomain(request.domain)
  const code = name.ok ? encryptAuthCode(context, request.authorizationCode) : null
  if (code && !code.ok) return code
  const checked = await checkTransfer(context, request.domain, buyerAt(context, visitor))
  if (!checked.ok) return checked
  const { domain } = checked.value.transfer
  const sealedCode = code?.value ?? ''
  const changed = await changeCart(context, visitor, {
    change: (cart) => withTransferLine(cart, domain),
    stored: (transaction, cartId) =>
      insertPreparedTransfer(transaction, { cartId, domain, sealedCode, locale: context.locale, customerId: context.customer?.id ?? null }),
  })
  if (!changed.ok) return changed
  const line = changed.value.cart.lines.find(({ type, id }) => type === 'domain' && id === domain)
  return ok({ ...checked.value, lineId: line?.lineId ?? '', changed: changed.value })
}
