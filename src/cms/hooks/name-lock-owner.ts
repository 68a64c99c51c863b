import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'
import { isStaff } from '@/cms/access/identity'

interface Owner {
  readonly relationTo: string
  readonly value: unknown
}

const isOwner = (user: unknown): user is Owner => typeof user === 'object' && user !== null && 'relationTo' in user && 'value' in user

/** H2: who has a document open is said by name. Staff read no account but their own, and would see an id. */
export const nameLockOwner: CollectionAfterReadHook = async ({ doc, req }) => {
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
