import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { RegistrarTask } from '@/payload-types'
import { closeTask, moveTask } from '@/modules/domains/registrar/registrar-jobs'
import { idOfOrder } from '@/modules/payments/payments.service'
import { handleOfRequest } from '@/lib/http/client-address'
import { byStaff } from '@/lib/audit/audit'
import { registrarTaskLabels as labels } from '@/cms/labels/registrar-task-status'
import { words } from '@/cms/words'
import { noSuchMove } from './dated-status'
import { refuseConflict, refuseField } from './refuse-change'

const changedMeanwhile = words({
  en: 'Someone else has closed this task meanwhile: reload it.',
  es: 'Otra persona ha cerrado esta tarea entretanto: vuelva a cargarla.',
  fr: 'Cette tâche a été clôturée entre-temps : rechargez-la.',
  de: 'Diese Aufgabe wurde inzwischen abgeschlossen: Bitte laden Sie sie neu.',
})

export const moveRegistrarTask: CollectionBeforeChangeHook<RegistrarTask> = async (change) => {
  const { data, originalDoc, operation, req } = change
  const at = new Date().toISOString()
  if (operation === 'create' || !originalDoc) return { ...data, events: [{ type: data.status ?? 'open', at }] }
  const moved = await moveTask(await handleOfRequest(req), originalDoc, data.status ?? originalDoc.status, { at, ...byStaff(req) })
  if (moved.ok) return { ...data, events: [...moved.value] }
  if (moved.error.kind === 'changed-meanwhile') return refuseConflict(change, changedMeanwhile)
  return refuseField(change, 'status', noSuchMove(labels[moved.error.from], labels[moved.error.to]))
}

/** In the same transaction: the name or the transfer it was about moves along. */
export const closeRegistrarTask: CollectionAfterChangeHook<RegistrarTask> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.status === previousDoc.status) return
  const { kind, domain, status, order, expiresAt, years } = doc
  const end = expiresAt ? Date.parse(expiresAt) : null
  await closeTask(req, { kind, domain, status, order: idOfOrder(order), years: years ?? 1, expiresAt: end })
}
