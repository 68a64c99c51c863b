import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from 'payload'
import { registrarTaskTransitions, type RegistrarTaskStatus } from '@/core/domains/registrar-tasks'
import { closeTask } from '@/server/names/registrar/close-task'
import { lockTask } from '@/server/names/registrar/task-repository'
import { handleOfRequest } from '@/server/platform/request-handle'
import { say, words } from '../words'
import { datedStatus } from './dated-status'
import { idOfOrder, lockOrderOf } from './lock-order-of'
import { registrarTaskLabels } from './registrar-task-labels'

const changedMeanwhile = words({
  en: 'Someone else has closed this task meanwhile: reload it.',
  es: 'Otra persona ha cerrado esta tarea entretanto: vuelva a cargarla.',
  fr: 'Cette tâche a été clôturée entre-temps : rechargez-la.',
  de: 'Diese Aufgabe wurde inzwischen abgeschlossen: Bitte laden Sie sie neu.',
})

const dateMove = datedStatus<RegistrarTaskStatus>(registrarTaskTransitions, registrarTaskLabels)

/** Along its table, dated, and of two people who close it at once only the first. */
export const moveRegistrarTask: CollectionBeforeChangeHook = async (change) => {
  const { data, originalDoc, operation, req } = change
  if (operation === 'update' && data['status'] !== undefined && data['status'] !== originalDoc['status']) {
    const handle = await handleOfRequest(req)
    await lockOrderOf(handle, originalDoc['order'])
    if ((await lockTask(handle, originalDoc['id'])) !== originalDoc['status'])
      throw new APIError(say(req, changedMeanwhile), 409, null, true)
  }
  return dateMove(change)
}

/** In the same transaction: the name or the transfer it was about moves along. */
export const closeRegistrarTask: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.status === previousDoc.status) return doc
  const { kind, domain, status } = doc
  const expiresAt = typeof doc.expiresAt === 'string' ? Date.parse(doc.expiresAt) : null
  await closeTask(req, { kind, domain, status, order: idOfOrder(doc.order), expiresAt })
  return doc
}
