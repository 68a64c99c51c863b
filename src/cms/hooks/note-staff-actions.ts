import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest, TypeWithID } from 'payload'
import { handleOfRequest } from '@/lib/http/client-address'
import { auditedChanges, changedFields, kindOfChange, insertStaffAction, type StaffAction, staffEmail } from '@/lib/audit/audit'
import { hasNewPassword } from './has-new-password'

/** In the request's own transaction. */
export const noteAction = async (req: PayloadRequest, action: Omit<StaffAction, 'person'>): Promise<void> => {
  const person = staffEmail(req)
  if (person !== null) await insertStaffAction(await handleOfRequest(req), { person, ...action })
}

type Made = TypeWithID & { readonly _status?: unknown }

/** What a new document began with is what changed from nothing. */
const noteCreation = (req: PayloadRequest, area: string, made: Made): Promise<void> =>
  noteAction(req, {
    action: made._status === 'published' ? 'published' : 'created',
    area,
    document: String(made.id),
    fields: [],
    changes: auditedChanges(area, Object.keys(made), {}, { ...made }),
  })

export const noteChange: CollectionAfterChangeHook = async (change) => {
  const { collection, doc, previousDoc, operation, req } = change
  if (staffEmail(req) === null) return
  if (operation === 'create') return noteCreation(req, collection.slug, doc)
  const before = previousDoc ?? {}
  const fields = [...changedFields(before, doc), ...((await hasNewPassword(change)) ? ['password'] : [])]
  if (fields.length === 0) return
  const { slug: area } = collection
  const changes = auditedChanges(area, fields, before, doc)
  await noteAction(req, { action: kindOfChange(before, doc, fields), area, document: String(doc.id), fields, changes })
}

export const noteDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const { slug: area } = collection
  const changes = staffEmail(req) === null ? [] : auditedChanges(area, Object.keys(doc as object), { ...(doc as object) }, {})
  await noteAction(req, { action: 'deleted', area, document: String(id), fields: [], changes })
  return doc
}

export const noteGlobalChange: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const fields = changedFields(previousDoc ?? {}, doc)
  const changes = auditedChanges(global.slug, fields, previousDoc ?? {}, doc)
  if (fields.length > 0) await noteAction(req, { action: 'changed', area: global.slug, document: null, fields, changes })
  return doc
}
