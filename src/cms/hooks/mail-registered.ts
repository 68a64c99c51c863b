import type { CollectionAfterChangeHook } from 'payload'
import type { Domain } from '@/payload-types'
import { mailRegistered } from '@/modules/domains/provision-order'
import { idOfOrder } from '@/modules/payments/payments.service'

/** W12: the registrar, or a member of staff, says what became of a domain that was waiting. */
export const mailRegisteredDomain: CollectionAfterChangeHook<Domain> = async ({ doc, previousDoc, operation, req }) => {
  const orderId = idOfOrder(doc.order)
  if (operation !== 'update' || previousDoc.status !== 'pending' || doc.status === 'pending' || orderId === null) return
  await mailRegistered(req, orderId)
}
