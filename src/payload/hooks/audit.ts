import {
  type CollectionAfterChangeHook,
  type TypeWithID,
  type CollectionAfterDeleteHook,
  type GlobalAfterChangeHook,
  type PayloadRequest,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeValidateHook,
  type Where,
} from 'payload'
import { handleOfRequest } from '@/lib/db/transaction'
import { auditedChanges, changedFields, kindOfChange, insertStaffAction, type StaffAction, actorOf } from '@/lib/audit'
import { recordPriceAuthor, type PriceChangeSource } from '@/modules/catalog/catalog.repository'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'

type Change<Document extends TypeWithID> = Pick<
  Parameters<CollectionAfterChangeHook<Document>>[0],
  'collection' | 'doc' | 'previousDoc' | 'req'
>

const saltOf = (document: unknown): unknown => (document as { readonly salt?: unknown } | null)?.salt

/** Whether this change sets a password. Payload hides passwords from hooks, but each has its own salt, so the stored salts are compared. */
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

/** A creation is logged as changes from an empty document. */
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
 * Where a price change came from: forms send the session cookie and a document id, list edits send no id, and scheduled publications have a
 * user but no REST call.
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

const changedBy = (who: string) => words('documents.changedBy', { who })

const nobody = words('documents.nobody')

interface Version {
  readonly version: { readonly changedBy?: string | null }
}

/** Versions by other people that are newer than the opened one. */
const newerThan = (updatedAt: string, req: PayloadRequest): Where => ({
  and: [{ 'version.updatedAt': { greater_than: updatedAt } }, { 'version.changedBy': { not_equals: actorOf(req) ?? '' } }],
})

const newest = { sort: '-version.updatedAt', limit: 1, pagination: false, depth: 0, overrideAccess: true } as const

/** Restoring a version intentionally writes its old date. */
const restores = ({ pathname }: PayloadRequest): boolean => /\/versions\/[^/]+$/.test(pathname ?? '')

/** The admin's form sends the `updatedAt` of the version that it opened; API clients that omit it are not checked. */
const openedAt = (data: unknown, req: PayloadRequest): string | null => {
  const { payloadAPI } = req
  if (restores(req)) return null
  const updatedAt: unknown = (data as { readonly updatedAt?: unknown } | undefined)?.updatedAt
  return payloadAPI === 'REST' && typeof updatedAt === 'string' && !Number.isNaN(Date.parse(updatedAt)) ? updatedAt : null
}

const refuseOlder = (req: PayloadRequest, found: readonly unknown[]): void => {
  const [version] = found as readonly Version[]
  if (version === undefined) return
  throw new APIError(translate(req, changedBy(version.version.changedBy ?? translate(req, nobody))), 409, null, true)
}

/** A12: rejects saving a document that someone else has changed since it was opened, regardless of locks. */
export const refuseStaleSave: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const at = operation === 'update' ? openedAt(data, req) : null
  const id: unknown = (originalDoc as { readonly id?: unknown } | undefined)?.id
  if (at === null || typeof id !== 'string') return data
  const where: Where = { and: [{ parent: { equals: id } }, newerThan(at, req)] }
  refuseOlder(req, (await req.payload.findVersions({ ...newest, collection: collection.slug as 'pages', where, req })).docs)
  return data
}

export const refuseStaleGlobalSave: GlobalBeforeValidateHook = async ({ global, data, req }) => {
  const at = openedAt(data, req)
  if (at === null) return data
  refuseOlder(
    req,
    (await req.payload.findGlobalVersions({ ...newest, slug: global.slug as 'header', where: newerThan(at, req), req })).docs,
  )
  return data
}

const timeOf = (value: unknown): string => (typeof value === 'string' || value instanceof Date ? new Date(value) : new Date()).toISOString()

/**
 * Documents from before versioning have no version to restore, so their first change stores the previous state in every language. A
 * migration has done this for collections with drafts.
 */
export const keepFirstVersion: CollectionBeforeChangeHook = async ({ collection: { slug }, data, originalDoc, operation, req }) => {
  if (operation === 'create') return data
  const { db } = req.payload
  const { id } = originalDoc as { readonly id: string }
  if ((await db.countVersions({ collection: slug, where: { parent: { equals: id } }, req })).totalDocs > 0) return data
  const before = await db.findOne<Record<string, unknown> & { id: string }>({
    collection: slug,
    where: { id: { equals: id } },
    locale: 'all',
    req,
  })
  if (!before) return data
  const updatedAt = timeOf(before['updatedAt'])
  await db.createVersion({ collectionSlug: slug, parent: id, versionData: before, createdAt: updatedAt, updatedAt, autosave: false, req })
  return data
}

export const keepFirstGlobalVersion: GlobalBeforeChangeHook = async ({ global: { slug }, data, req }) => {
  const { db } = req.payload
  if ((await db.countGlobalVersions({ global: slug, req })).totalDocs > 0) return data
  const before = await db.findGlobal({ slug, locale: 'all', req })
  if (!before['id']) return data
  const updatedAt = timeOf(before['updatedAt'])
  await db.createGlobalVersion({ globalSlug: slug, versionData: before, createdAt: updatedAt, updatedAt, autosave: false, req })
  return data
}
