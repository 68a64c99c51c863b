import {
  APIError,
  ValidationError,
  type PayloadRequest,
  type CollectionBeforeChangeHook,
  type FieldHook,
  type CollectionAfterReadHook,
  type SanitizedConfig,
} from 'payload'
import { translate } from '@/payload/translate'
import { type Words, words } from '@/payload/words'
import { recordTransition, type DatedEvent } from '@/core/dates'
import { isRecord } from '@/core/records'
import { byActor } from '@/lib/audit'
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

/** Restricts status changes to the transition table and records each one as a timestamped event. */
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

/** R11: encrypts with the shop's secret; values that are already encrypted stay unchanged. */
export const encryptField: FieldHook = ({ value, req }) => (typeof value === 'string' && value !== '' ? encrypt(req.payload, value) : value)

interface Owner {
  readonly relationTo: string
  readonly value: unknown
}

const isOwner = (user: unknown): user is Owner => typeof user === 'object' && user !== null && 'relationTo' in user && 'value' in user

/** H2: shows the name of the person who has a document open. Payload shows the email, or an id to staff who may not read accounts. */
const nameLockOwner: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as { readonly user?: unknown }
  if (!isStaff(req.user) || !isOwner(user) || user.relationTo !== 'users') return doc as object
  const id = isRecord(user.value) ? user.value['id'] : user.value
  if (typeof id !== 'string' || id === req.user?.id) return doc as object
  const owner = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    select: { name: true, email: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  // Payload shows the `email` property.
  return owner ? { ...(doc as object), user: { ...user, value: { id: owner.id, email: owner.name || owner.email } } } : (doc as object)
}

/** Payload adds its lock collection after the plugins have run, so the hook is added to the finished configuration. */
export const nameLockOwners = (config: SanitizedConfig): SanitizedConfig => {
  for (const { slug, hooks } of config.collections) {
    if (slug === 'payload-locked-documents') hooks.afterRead = [...(hooks.afterRead ?? []), nameLockOwner]
  }
  return config
}

/** D10: the same normalisation by which orders are counted. */
export const normaliseEmailField: FieldHook = ({ value }) => (typeof value === 'string' ? canonicalEmail(value) : value)

/** Trashed discounts are inactive and remain so when restored. */
export const switchOffInTrash: CollectionBeforeChangeHook = ({ data }) => (data['deletedAt'] ? { ...data, isActive: false } : data)
