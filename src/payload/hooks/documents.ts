import {
  APIError,
  ValidationError,
  type PayloadRequest,
  type CollectionBeforeChangeHook,
  type FieldHook,
  type GlobalBeforeChangeHook,
  type CollectionAfterReadHook,
  type SanitizedConfig,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  type Where,
} from 'payload'
import { translate } from '@/payload/translate'
import { type Words, words } from '@/payload/words'
import { recordTransition, type DatedEvent } from '@/core/dates'
import { byActor, actorOf } from '@/lib/audit'
import { encrypt } from '@/lib/crypto/encryption'
import { isStaff } from '@/payload/access/rules'
import { canonicalEmail } from '@/core/accounts/email-address'

interface Change {
  readonly collection: { readonly slug: string }
  readonly req: PayloadRequest
}

/** Rejects a change with a validation error on a field. */
export const refuseField = ({ collection, req }: Change, path: string, sentence: Words): never => {
  throw new ValidationError({ collection: collection.slug, errors: [{ path, message: translate(req, sentence) }], req })
}

/** Rejects a change with 409. */
export const refuseConflict = ({ req }: Pick<Change, 'req'>, sentence: Words): never => {
  throw new APIError(translate(req, sentence), 409, null, true)
}

/** Rejects a request with 429. */
export const refuseTooManyRequests = ({ req }: Pick<Change, 'req'>, sentence: Words): never => {
  throw new APIError(translate(req, sentence), 429, undefined, true)
}

export const noSuchMove = (from: Words, to: Words): Words => words('documents.noSuchMove', { from, to })

/** Restricts status changes to the transition table and records each as a dated event. */
export const datedStatus =
  <Status extends string>(
    transitions: Readonly<Record<Status, readonly Status[]>>,
    labels: Readonly<Record<Status, Words>>,
  ): CollectionBeforeChangeHook =>
  (change) => {
    const { data, originalDoc, operation, req } = change
    const happening = { at: new Date().toISOString(), ...byActor(req) }
    const to = (data['status'] ?? originalDoc?.['status']) as Status
    if (operation === 'create') return { ...data, events: [{ type: to, at: happening.at }] }
    const before = { status: originalDoc['status'] as Status, events: (originalDoc['events'] ?? []) as readonly DatedEvent[] }
    const moved = recordTransition(transitions, before, to, happening)
    return moved.ok ? { ...data, events: moved.value } : refuseField(change, 'status', noSuchMove(labels[moved.error.from], labels[to]))
  }

/** R11: encrypts with the shop's secret; already encrypted values stay unchanged. */
export const encryptField: FieldHook = ({ value, req }) => (typeof value === 'string' && value !== '' ? encrypt(req.payload, value) : value)

interface Owner {
  readonly relationTo: string
  readonly value: unknown
}

const isOwner = (user: unknown): user is Owner => typeof user === 'object' && user !== null && 'relationTo' in user && 'value' in user

/** H2: shows the name of the person who has a document open. Staff can only read their own account and would see an id. */
const nameLockOwner: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as { readonly user?: unknown }
  if (!isStaff(req.user) || !isOwner(user) || user.relationTo !== 'users' || typeof user.value !== 'string') return doc as object
  if (user.value === req.user?.id) return doc as object
  const owner = await req.payload.findByID({
    collection: 'users',
    id: user.value,
    depth: 0,
    select: { name: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  // Payload shows the `email` property.
  return owner ? { ...(doc as object), user: { ...user, value: { id: owner.id, email: owner.name } } } : (doc as object)
}

/** Payload adds its lock collection after the plugins have run, so the hook is added to the finished configuration. */
export const nameLockOwners = (config: SanitizedConfig): SanitizedConfig => {
  for (const { slug, hooks } of config.collections) {
    if (slug === 'payload-locked-documents') hooks.afterRead = [...(hooks.afterRead ?? []), nameLockOwner]
  }
  return config
}

/** D10: the same normalisation that orders are counted by. */
export const normaliseEmailField: FieldHook = ({ value }) => (typeof value === 'string' ? canonicalEmail(value) : value)

const changedBy = (who: string) => words('documents.changedBy', { who })

const nobody = words('documents.nobody')

interface Version {
  readonly version: { readonly changedBy?: string | null }
}

/** Versions newer than the opened one, by other people. */
const newerThan = (updatedAt: string, req: PayloadRequest): Where => ({
  and: [{ 'version.updatedAt': { greater_than: updatedAt } }, { 'version.changedBy': { not_equals: actorOf(req) ?? '' } }],
})

const newest = { sort: '-version.updatedAt', limit: 1, pagination: false, depth: 0, overrideAccess: true } as const

/** Restoring a version writes its old date on purpose. */
const restores = ({ pathname }: PayloadRequest): boolean => /\/versions\/[^/]+$/.test(pathname ?? '')

/** The admin's form sends the `updatedAt` of the version it opened; API clients that omit it are not checked. */
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

/** A12: rejects saving a document that someone else changed since it was opened, regardless of locks. */
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

/** Trashed discounts are inactive and stay so when restored. */
export const switchOffInTrash: CollectionBeforeChangeHook = ({ data }) => (data['deletedAt'] ? { ...data, isActive: false } : data)

const timeOf = (value: unknown): string => (typeof value === 'string' || value instanceof Date ? new Date(value) : new Date()).toISOString()

/**
 * Documents from before versioning have no version to restore: their first change stores the previous state, in every language. A
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
