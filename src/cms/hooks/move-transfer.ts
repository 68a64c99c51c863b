import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { TransferStatus } from '@/core/domains/transfers'
import type { Transfer } from '@/payload-types'
import { advanceTransfer, afterTransferAdvanced } from '@/modules/domains/transfers/transfers.service'
import { idOfOrder } from '@/modules/payments/payments.service'
import { handleOfRequest } from '@/lib/http/client-address'
import { byStaff } from '@/lib/audit/audit'
import { transferStatusLabels as labels } from '@/cms/labels/transfer-status'
import { words } from '@/cms/words'
import { refuseConflict, refuseField } from './refuse-change'

const noSuchStep = (from: TransferStatus, to: TransferStatus) =>
  words({
    en: `A transfer that is “${labels[from].en}” cannot become “${labels[to].en}”.`,
    es: `Una transferencia «${labels[from].es}» no puede pasar a «${labels[to].es}».`,
    fr: `Un transfert « ${labels[from].fr} » ne peut pas devenir « ${labels[to].fr} ».`,
    de: `Ein Transfer im Status „${labels[from].de}“ kann nicht „${labels[to].de}“ werden.`,
  })

const changedMeanwhile = words({
  en: 'This transfer was changed by someone else meanwhile: reload it and try again.',
  es: 'Otra persona ha modificado esta transferencia entretanto: vuelva a cargarla e inténtelo de nuevo.',
  fr: 'Ce transfert a été modifié entre-temps : rechargez-le, puis réessayez.',
  de: 'Dieser Transfer wurde inzwischen geändert: Bitte laden Sie ihn neu und versuchen Sie es noch einmal.',
})

export const moveTransfer: CollectionBeforeChangeHook<Transfer> = async (change) => {
  const { data, originalDoc, operation, req } = change
  if (operation === 'create' || !originalDoc) return data
  const happening = { at: new Date().toISOString(), ...byStaff(req) }
  const moved = await advanceTransfer(await handleOfRequest(req), originalDoc, data, happening)
  if (moved.ok) return { ...data, ...moved.value }
  if (moved.error.kind === 'changed-meanwhile') return refuseConflict(change, changedMeanwhile)
  return refuseField(change, 'status', noSuchStep(moved.error.from, moved.error.to))
}

/** In the same transaction: whoever is told of the step is told if and only if it is taken. */
export const tellTransferAdvanced: CollectionAfterChangeHook<Transfer> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.status === previousDoc.status) return
  const note = doc.events?.at(-1)?.note ?? null
  await afterTransferAdvanced(req, { id: doc.id, domain: doc.domain, to: doc.status, note, orderId: idOfOrder(doc.order) })
}
