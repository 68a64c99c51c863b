import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { handleOfRequest } from '@/server/platform/request-handle'
import { insertStaffAction, type StaffAction, type StaffActionKind } from '@/server/platform/staff-action-repository'
import { staffEmail } from '@/server/platform/staff-email'
import { changedFields } from './changed-fields'

type Document = Readonly<Record<string, unknown>>

/** In the request's own transaction. */
export const noteAction = async (req: PayloadRequest, action: Omit<StaffAction, 'person'>): Promise<void> => {
  const person = staffEmail(req)
  if (person !== null) await insertStaffAction(await handleOfRequest(req), { person, ...action })
}

const kindOf = (before: Document, after: Document, fields: readonly string[]): StaffActionKind => {
  if (fields.includes('deletedAt')) return after['deletedAt'] ? 'trashed' : 'restored'
  if (after['_status'] === 'published') return 'published'
  // A draft beside what is published is a change; whoever withdraws it sends nothing else.
  return before['_status'] === 'published' && fields.length === 1 && fields[0] === '_status' ? 'unpublished' : 'changed'
}

/** A password stands in no document: that it is set anew is remembered until the change is made. */
const newPassword = 'isPasswordSetByStaff'

export const noticePassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data } = args as { readonly data?: Document }
  if (operation === 'update') req.context[newPassword] = Boolean(data?.['password'])
}

export const noteChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  if (staffEmail(req) === null) return doc
  const before: Document = previousDoc ?? {}
  const document = String(doc.id)
  if (operation === 'create') {
    await noteAction(req, { action: doc._status === 'published' ? 'published' : 'created', area: collection.slug, document, fields: [] })
    return doc
  }
  const hasPassword = collection.auth !== undefined && req.context[newPassword] === true
  const fields = [...changedFields(before, doc), ...(hasPassword ? ['password'] : [])]
  if (fields.length > 0) await noteAction(req, { action: kindOf(before, doc, fields), area: collection.slug, document, fields })
  return doc
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
