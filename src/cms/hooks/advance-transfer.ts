import { APIError, ValidationError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { canAdvanceTransfer, isTransferOver, type TransferStatus } from '@/core/transfers/transfer-status'
import type { Transfer } from '@/payload-types'
import { handleOfRequest } from '@/server/platform/request-handle'
import { byStaff } from '@/server/platform/staff-email'
import { afterTransferAdvanced } from '@/server/names/transfers/after-transfer-advanced'
import { lockTransfer } from '@/server/names/transfers/transfer-repository'
import { say, words } from '../words'
import { idOfOrder, lockOrderOf } from './lock-order-of'
import { transferStatusLabels } from './transfer-status-labels'

const refusal = (from: TransferStatus, to: TransferStatus) =>
  words({
    en: `A transfer that is “${transferStatusLabels[from].en}” cannot become “${transferStatusLabels[to].en}”.`,
    es: `Una transferencia «${transferStatusLabels[from].es}» no puede pasar a «${transferStatusLabels[to].es}».`,
    fr: `Un transfert « ${transferStatusLabels[from].fr} » ne peut pas devenir « ${transferStatusLabels[to].fr} ».`,
    de: `Ein Transfer im Status „${transferStatusLabels[from].de}“ kann nicht „${transferStatusLabels[to].de}“ werden.`,
  })

const changedMeanwhile = words({
  en: 'This transfer was changed by someone else meanwhile: reload it and try again.',
  es: 'Otra persona ha modificado esta transferencia entretanto: vuelva a cargarla e inténtelo de nuevo.',
  fr: 'Ce transfert a été modifié entre-temps : rechargez-le, puis réessayez.',
  de: 'Dieser Transfer wurde inzwischen geändert: Bitte laden Sie ihn neu und versuchen Sie es noch einmal.',
})

/** The status of this very moment, held until the move is done: of two moves at once the second sees the first. */
const lockStatus = async (req: PayloadRequest, { id, order }: Transfer): Promise<TransferStatus | null> => {
  const handle = await handleOfRequest(req)
  await lockOrderOf(handle, order)
  return lockTransfer(handle, id)
}

/** A transfer moves along its table only, and every move leaves a dated event with what staff wrote beside it. */
export const advanceTransfer: CollectionBeforeChangeHook<Transfer> = async ({ data, originalDoc, operation, req, collection }) => {
  if (operation === 'create' || !originalDoc) return data
  const from = originalDoc.status
  const to = data.status ?? from
  if (to === from) return { ...data, events: originalDoc.events }
  if ((await lockStatus(req, originalDoc)) !== from) throw new APIError(say(req, changedMeanwhile), 409, null, true)
  if (!canAdvanceTransfer(from, to)) {
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'status', message: say(req, refusal(from, to)) }], req })
  }
  const note = data.customerNote?.trim() || null
  return {
    ...data,
    events: [...(originalDoc.events ?? []), { type: to, at: new Date().toISOString(), note, ...byStaff(req) }],
    // R11: of no use any more.
    ...(isTransferOver(to) ? { authorizationCode: null } : {}),
    customerNote: null,
  }
}

/** In the same transaction: whoever is told of the step is told if and only if it is taken. */
export const tellTransferAdvanced: CollectionAfterChangeHook<Transfer> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.status === previousDoc.status) return
  await afterTransferAdvanced(req, {
    id: doc.id,
    domain: doc.domain,
    to: doc.status,
    note: doc.events?.at(-1)?.note ?? null,
    orderId: idOfOrder(doc.order),
  })
}
