import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest, TypeWithID } from 'payload'
import { handleOfRequest } from '@/server/platform/request-handle'
import { changedFields } from '@/server/platform/changed-fields'
import { kindOfChange } from '@/server/platform/kind-of-change'
import { insertStaffAction, type StaffAction } from '@/server/platform/staff-action-repository'
import { staffEmail } from '@/server/platform/staff-email'
import { hasNewPassword } from './has-new-password'

/** In the request's own transaction. */
export const noteAction = async (req: PayloadRequest, action: Omit<StaffAction, 'person'>): Promise<void> => {
  const person = staffEmail(req)
  if (person !== null) await insertStaffAction(await handleOfRequest(req), { person, ...action })
}

const noteCreation = (req: PayloadRequest, area: string, { id, _status }: TypeWithID & { readonly _status?: unknown }): Promise<void> =>
  noteAction(req, { action: _status === 'published' ? 'published' : 'created', area, document: String(id), fields: [] })

export const noteChange: CollectionAfterChangeHook = async (change) => {
  const { collection, doc, previousDoc, operation, req } = change
  if (staffEmail(req) === null) return
  if (operation === 'create') return noteCreation(req, collection.slug, doc)
  const before = previousDoc ?? {}
  const fields = [...changedFields(before, doc), ...((await hasNewPassword(change)) ? ['password'] : [])]
  if (fields.length === 0) return
  await noteAction(req, { action: kindOfChange(before, doc, fields), area: collection.slug, document: String(doc.id), fields })
}

export const noteDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await noteAction(req, { action: 'deleted', area: collection.slug, document: String(id), fields: [] })
  return doc
}

export const noteGlobalChange: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const fields = changedFields(previousDoc ?? {}, doc)
  if (fields.length > 0) await noteAction(req, { action: 'changed', area: global.slug, document: null, fields })
  return doc
}
