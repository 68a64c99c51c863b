import {
  APIError,
  ValidationError,
  type PayloadRequest,
  type CollectionBeforeChangeHook,
  type FieldHook,
  type CollectionAfterReadHook,
  type SanitizedConfig,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  type Where,
} from 'payload'
import { translate } from '@/payload/translate'
import { type Words, words } from '@/payload/words'
import { datedMove, type DatedEvent } from '@/core/dates'
import { byStaff, staffEmail } from '@/lib/audit/audit'
import { encrypt } from '@/lib/crypto/encryption'
import { isStaff } from '@/payload/access/rules'
import { normaliseEmail } from '@/lib/http/client-address'

interface Change {
  readonly collection: { readonly slug: string }
  readonly req: PayloadRequest
}

/** A change that may not be made, said beside the field it is about. */
export const refuseField = ({ collection, req }: Change, path: string, sentence: Words): never => {
  throw new ValidationError({ collection: collection.slug, errors: [{ path, message: translate(req, sentence) }], req })
}

/** A change that may not be made as things are. */
export const refuseConflict = ({ req }: Pick<Change, 'req'>, sentence: Words): never => {
  throw new APIError(translate(req, sentence), 409, null, true)
}

/** Asked too often. */
export const refuseTry = ({ req }: Pick<Change, 'req'>, sentence: Words): never => {
  throw new APIError(translate(req, sentence), 429, undefined, true)
}

export const noSuchMove = (from: Words, to: Words): Words => words('documents.noSuchMove', { from, to })

/** Staff move a request along its table; every move leaves a dated event, and nobody writes events by hand. */
export const datedStatus =
  <Status extends string>(
    transitions: Readonly<Record<Status, readonly Status[]>>,
    labels: Readonly<Record<Status, Words>>,
  ): CollectionBeforeChangeHook =>
  (change) => {
    const { data, originalDoc, operation, req } = change
    const happening = { at: new Date().toISOString(), ...byStaff(req) }
    const to = (data['status'] ?? originalDoc?.['status']) as Status
    if (operation === 'create') return { ...data, events: [{ type: to, at: happening.at }] }
    const before = { status: originalDoc['status'] as Status, events: (originalDoc['events'] ?? []) as readonly DatedEvent[] }
    const moved = datedMove(transitions, before, to, happening)
    return moved.ok ? { ...data, events: moved.value } : refuseField(change, 'status', noSuchMove(labels[moved.error.from], labels[to]))
  }

/** R11: kept encrypted with the shop's secret; a second save does not encrypt it again. */
export const encryptField: FieldHook = ({ value, req }) => (typeof value === 'string' && value !== '' ? encrypt(req.payload, value) : value)

interface Owner {
  readonly relationTo: string
  readonly value: unknown
}

const isOwner = (user: unknown): user is Owner => typeof user === 'object' && user !== null && 'relationTo' in user && 'value' in user

/** H2: who has a document open is said by name. Staff read no account but their own, and would see an id. */
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
  // Payload shows what stands in the place of the address.
  return owner ? { ...(doc as object), user: { ...user, value: { id: owner.id, email: owner.name } } } : (doc as object)
}

/** Payload adds the collection of its locks by itself, so its hook is added afterwards. */
export const nameLockOwners = (config: SanitizedConfig): SanitizedConfig => {
  for (const { slug, hooks } of config.collections) {
    if (slug === 'payload-locked-documents') hooks.afterRead = [...(hooks.afterRead ?? []), nameLockOwner]
  }
  return config
}

/** D10: an account is found by the same form of an address that orders are counted by. */
export const normaliseEmailField: FieldHook = ({ value }) => (typeof value === 'string' ? normaliseEmail(value) : value)

const changedBy = (who: string) => words('documents.changedBy', { who })

const nobody = words('documents.nobody')

interface Version {
  readonly version: { readonly changedBy?: string | null }
}

/** A version that is newer than the one a form was opened with, and not of whoever saves. */
const newerThan = (updatedAt: string, req: PayloadRequest): Where => ({
  and: [{ 'version.updatedAt': { greater_than: updatedAt } }, { 'version.changedBy': { not_equals: staffEmail(req) ?? '' } }],
})

const newest = { sort: '-version.updatedAt', limit: 1, pagination: false, depth: 0, overrideAccess: true } as const

/** Restoring writes an old version on purpose, its date included. */
const restores = ({ pathname }: PayloadRequest): boolean => /\/versions\/[^/]+$/.test(pathname ?? '')

/** The form of the admin says which version it was opened with; programs that do not are not asked. */
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

/** A12: a save of what was opened before somebody else changed it is refused, whoever holds the lock. */
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

/** What is put into the trash is off, however it is looked up, and stays off when it comes back: somebody switches it on. */
export const switchOffInTrash: CollectionBeforeChangeHook = ({ data }) => (data['deletedAt'] ? { ...data, isActive: false } : data)
