import { ValidationError, type CollectionAfterChangeHook } from 'payload'
import { holdsRedemptions, type OrderStatus } from '@/core/orders/order-status'
import { giveUsesBack, takeUsesAgain } from '@/server/pricing/order-uses'
import { isMovedByMoney } from '@/server/payments/update-order'
import { handleOfRequest } from '@/server/platform/request-handle'
import { say, words } from '../words'

const noUsesLeft = (code: string) =>
  words({
    en: `The code ${code} of this order has no uses left, so the order cannot come back. Raise the limit of the code first.`,
    es: `El código ${code} de este pedido no tiene más usos, así que el pedido no puede recuperarse. Aumente antes el límite del código.`,
    fr: `Le code ${code} de cette commande n’a plus d’utilisations : la commande ne peut pas être reprise. Augmentez d’abord la limite du code.`,
    de: `Der Code ${code} dieser Bestellung ist aufgebraucht, daher kann sie nicht wieder aufleben. Erhöhen Sie zuerst das Limit des Codes.`,
  })

/**
 * D12: an order that is cancelled or fails gives its coupon uses back, in its own transaction; one whose failed payment is tried again
 * takes them again, if there are any left. The order's row is locked by then (freeze-order), so no other move of the same order stands
 * in between.
 */
export const settleRedemptions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req, collection }) => {
  if (operation !== 'update') return doc
  const isHolding = holdsRedemptions(doc.status as OrderStatus)
  if (isHolding === holdsRedemptions(previousDoc.status as OrderStatus)) return doc
  const handle = await handleOfRequest(req)
  if (!isHolding) {
    await giveUsesBack(handle, doc.id)
    return doc
  }
  const [usedUp] = await takeUsesAgain(handle, doc.id)
  // Money that came after all is never refused for a code that others have used meanwhile: what was promised is kept.
  const isHonoured = doc.status === 'paid' && isMovedByMoney(req.context)
  if (usedUp !== undefined && !isHonoured) {
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'status', message: say(req, noUsesLeft(usedUp)) }], req })
  }
  return doc
}
