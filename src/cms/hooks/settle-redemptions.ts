import { ValidationError, type CollectionAfterChangeHook, type PayloadRequest, type Where } from 'payload'
import { holdsRedemptions, type OrderStatus } from '@/core/orders/order-status'
import { holdLimits } from '@/server/pricing/coupon-repository'
import { isMovedByMoney } from '@/server/payments/update-order'
import { handleOfRequest } from '@/server/platform/request-handle'
import { say, words } from '../words'

type State = 'reserved' | 'released'

const noUsesLeft = (code: string) =>
  words({
    en: `The code ${code} of this order has no uses left, so the order cannot come back. Raise the limit of the code first.`,
    es: `El código ${code} de este pedido no tiene más usos, así que el pedido no puede recuperarse. Aumente antes el límite del código.`,
    fr: `Le code ${code} de cette commande n’a plus d’utilisations : la commande ne peut pas être reprise. Augmentez d’abord la limite du code.`,
    de: `Der Code ${code} dieser Bestellung ist aufgebraucht, daher kann sie nicht wieder aufleben. Erhöhen Sie zuerst das Limit des Codes.`,
  })

/** Moves one coupon's count if the condition still holds at that very moment; false when it does not. */
const count = async (req: PayloadRequest, where: Where, by: 1 | -1): Promise<boolean> => {
  const changed = await req.payload.db.updateOne({
    collection: 'coupons',
    where,
    data: { usedCount: { $inc: by } },
    options: { atomic: true },
    req,
  })
  return changed !== null
}

const giveBack = (req: PayloadRequest, code: string): Promise<boolean> =>
  count(req, { and: [{ code: { equals: code } }, { usageLimit: { exists: true } }, { usedCount: { greater_than: 0 } }] }, -1)

const takeAgain = async (req: PayloadRequest, code: string): Promise<boolean> => {
  const { docs } = await req.payload.find({
    collection: 'coupons',
    where: { code: { equals: code } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const limit = docs[0]?.usageLimit
  // A code without limit is counted by its redemptions; one that was deleted since has nothing left to count.
  if (typeof limit !== 'number') return true
  return count(req, { and: [{ code: { equals: code } }, { usageLimit: { equals: limit } }, { usedCount: { less_than: limit } }] }, 1)
}

const mark = (req: PayloadRequest, id: string, state: State): Promise<unknown> =>
  req.payload.db.updateOne({ collection: 'redemptions', where: { id: { equals: id } }, data: { state }, options: { atomic: true }, req })

/**
 * D12: an order that is cancelled or fails gives its coupon uses back, in its own transaction and exactly once; one
 * whose failed payment is tried again takes them again, if there are any left. The order's row is locked by then
 * (freeze-order), so no other move of the same order stands in between.
 */
export const settleRedemptions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req, collection }) => {
  if (operation !== 'update') return doc
  const isHolding = holdsRedemptions(doc.status as OrderStatus)
  if (isHolding === holdsRedemptions(previousDoc.status as OrderStatus)) return doc
  // Money that came after all is never refused for a code that others have used meanwhile: what was promised is kept.
  const isHonoured = doc.status === 'paid' && isMovedByMoney(req.context)
  const [from, to]: [State, State] = isHolding ? ['released', 'reserved'] : ['reserved', 'released']

  const { docs } = await req.payload.find({
    collection: 'redemptions',
    where: { and: [{ order: { equals: doc.id } }, { state: { equals: from } }] },
    // One order for all, so that two orders never wait for each other.
    sort: 'coupon',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  await holdLimits(
    await handleOfRequest(req),
    docs.map(({ coupon }) => coupon),
  )
  for (const redemption of docs) {
    await mark(req, redemption.id, to)
    const isCounted = isHolding ? await takeAgain(req, redemption.coupon) : await giveBack(req, redemption.coupon)
    if (isHolding && !isCounted && !isHonoured) {
      throw new ValidationError({
        collection: collection.slug,
        errors: [{ path: 'status', message: say(req, noUsesLeft(redemption.coupon)) }],
        req,
      })
    }
  }
  return doc
}
