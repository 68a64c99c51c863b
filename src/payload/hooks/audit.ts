import {
  type CollectionAfterChangeHook,
  type TypeWithID,
  type CollectionAfterDeleteHook,
  type GlobalAfterChangeHook,
  type PayloadRequest,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type GlobalBeforeChangeHook,
} from 'payload'
import { handleOfRequest } from '@/lib/db/transaction'
import { auditedChanges, changedFields, kindOfChange, insertStaffAction, type StaffAction, actorOf } from '@/lib/audit'
import { normalisePassword } from '@/core/accounts/accounts'
import { isExactPassword } from '@/modules/accounts/accounts.service'
import { recordPriceAuthor, type PriceChangeSource } from '@/modules/catalog/catalog.repository'

type Change<Document extends TypeWithID> = Pick<
  Parameters<CollectionAfterChangeHook<Document>>[0],
  'collection' | 'doc' | 'previousDoc' | 'req'
>

const saltOf = (document: unknown): unknown => (document as { readonly salt?: unknown } | null)?.salt

/**
 * Whether this change sets a password. Payload hides passwords from hooks, but each has its own salt, so the stored salts are
 * compared.
 */
export const hasNewPassword = async <Document extends TypeWithID>({
  collection,
  doc,
  previousDoc,
  req,
}: Change<Document>): Promise<boolean> => {
  if (!collection.auth) return false
  const stored = await req.payload.db.findOne({ collection: collection.slug, where: { id: { equals: doc.id } }, req })
  return saltOf(stored) !== saltOf(previousDoc)
}

/** Writes to the audit log in the request's transaction. */
export const recordAction = async (req: PayloadRequest, action: Omit<StaffAction, 'person'>): Promise<void> => {
  const person = actorOf(req)
  if (person !== null) await insertStaffAction(await handleOfRequest(req), { person, ...action })
}

type Made = TypeWithID & { readonly _status?: unknown }

/** A creation is logged as changes from nothing. */
const recordCreation = (req: PayloadRequest, area: string, made: Made): Promise<void> =>
  recordAction(req, {
    action: made._status === 'published' ? 'published' : 'created',
    area,
    document: String(made.id),
    fields: [],
    changes: auditedChanges(area, Object.keys(made), {}, { ...made }),
  })

export const recordChange: CollectionAfterChangeHook = async (change) => {
  const { collection, doc, previousDoc, operation, req } = change
  if (actorOf(req) === null) return
  if (operation === 'create') return recordCreation(req, collection.slug, doc)
  const before = previousDoc ?? {}
  const fields = [...changedFields(before, doc), ...((await hasNewPassword(change)) ? ['password'] : [])]
  if (fields.length === 0) return
  const { slug: area } = collection
  const changes = auditedChanges(area, fields, before, doc)
  await recordAction(req, { action: kindOfChange(before, doc, fields), area, document: String(doc.id), fields, changes })
}

export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const { slug: area } = collection
  const changes = actorOf(req) === null ? [] : auditedChanges(area, Object.keys(doc as object), { ...(doc as object) }, {})
  await recordAction(req, { action: 'deleted', area, document: String(id), fields: [], changes })
  return doc
}

export const recordGlobalChange: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const fields = changedFields(previousDoc ?? {}, doc)
  const changes = auditedChanges(global.slug, fields, previousDoc ?? {}, doc)
  if (fields.length > 0) await recordAction(req, { action: 'changed', area: global.slug, document: null, fields, changes })
  return doc
}

/**
 * Where a price change came from: forms send the session cookie and a document id, list edits no id, and scheduled publications have
 * a user but no REST call.
 */
const sourceOf = (req: PayloadRequest): PriceChangeSource => {
  if (req.payloadAPI !== 'REST') return req.user ? 'schedule' : 'shop'
  if (req.headers.get('authorization')) return 'api'
  return req.method === 'POST' || req.routeParams?.['id'] !== undefined || req.routeParams?.['global'] !== undefined ? 'form' : 'list'
}

/** A database trigger records price changes; only the request knows who made them and how. */
const recordAuthor = async (req: PayloadRequest): Promise<void> =>
  recordPriceAuthor(await handleOfRequest(req), actorOf(req), sourceOf(req))

export const recordAuthorOfChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  await recordAuthor(req)
  return data
}

export const recordAuthorOfDeletion: CollectionBeforeDeleteHook = async ({ req }) => recordAuthor(req)

export const recordAuthorOfGlobal: GlobalBeforeChangeHook = async ({ data, req }) => {
  await recordAuthor(req)
  return data
}

const isNoText = (value: unknown): boolean => value !== undefined && value !== null && typeof value !== 'string'

const doors: ReadonlySet<string> = new Set(['create', 'update', 'login', 'resetPassword'])

/**
 * Payload treats email and password as strings before validating them, so other types are rejected here. K9: normalises the password
 * of every operation, in place, because a reset reads it before its hooks run.
 */
export const prepareCredentials: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  if (!doors.has(operation) || isExactPassword(context)) return
  const { data } = args as { readonly data?: { email?: unknown; password?: unknown } }
  if (isNoText(data?.email) || isNoText(data?.password)) throw new APIError('An address and a password are texts.', 400, undefined, true)
  if (typeof data?.password === 'string') data.password = normalisePassword(data.password)
}
