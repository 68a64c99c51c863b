import type { Endpoint, PayloadRequest, Plugin, SanitizedConfig, Where, CollectionConfig, GlobalConfig, Field } from 'payload'
import { fieldAffectsData } from 'payload/shared'
import type { ApiScope } from '@/modules/auth/api-keys/api-scopes'
import { apiKeyOf, isKeyWith, withScope } from './api-key-access'

const forbidden = (): Response => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })

/** 401 for unauthenticated requests, 403 for roles without permission. */
const refused = ({ user }: PayloadRequest): Response =>
  user ? forbidden() : Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 })

/**
 * Adds an access check to an endpoint, since plugin endpoints come without one.
 * @param scope scope that an API key needs (`applyApiKeyScopes` checks it first); without one, the endpoint is closed to keys
 */
export const guardEndpoint = (endpoint: Endpoint, isAllowed: (asked: { req: PayloadRequest }) => boolean, scope?: ApiScope): Endpoint => {
  const guarded: Endpoint = {
    ...endpoint,
    handler: (req) => ((scope !== undefined && isKeyWith(req.user, scope)) || isAllowed({ req }) ? endpoint.handler(req) : refused(req)),
  }
  return scope === undefined ? guarded : withScope(guarded, { scope })
}

/** Overrides an endpoint that Payload itself adds. */
export const closedEndpoint = (method: Endpoint['method'], path: string): Endpoint => ({ method, path, handler: forbidden })

/** Closes Payload's own login for an auth collection that has a different one. */
export const closedLogin: readonly Endpoint[] = [
  closedEndpoint('get', '/init'),
  closedEndpoint('get', '/me'),
  closedEndpoint('post', '/login'),
  closedEndpoint('post', '/logout'),
  closedEndpoint('post', '/refresh-token'),
  closedEndpoint('post', '/forgot-password'),
  closedEndpoint('post', '/reset-password'),
  closedEndpoint('post', '/verify/:id'),
  // Payload lets anyone create the first account in each auth collection.
  closedEndpoint('post', '/first-register'),
]

export const staffRoles = ['admin', 'marketing', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

type Visitor = PayloadRequest['user'] | undefined

/** The user's staff role; null for customers and visitors. Being logged in is never enough. */
export const staffRoleOf = (user: Visitor): StaffRole | null => (user?.collection === 'users' ? user.role : null)

export const isStaff = (user: Visitor): boolean => staffRoleOf(user) !== null

/** Staff, or an accepted API key: neither a visitor nor a customer. */
export const actsForShop = (user: Visitor): boolean => isStaff(user) || apiKeyOf(user)?.refusal === null

export const hasRole = (user: Visitor, roles: readonly StaffRole[]): boolean => {
  const role = staffRoleOf(user)
  return role !== null && roles.includes(role)
}

const customerIdOf = (user: Visitor): string | null => (user?.collection === 'customers' ? String(user.id) : null)

interface Asked {
  readonly req: PayloadRequest
}

const anyone = (): boolean => true

/** Closed in the admin and the REST API; only internal code that sets `overrideAccess` can write. */
export const nobody = (): boolean => false

const roles =
  (...allowed: readonly StaffRole[]) =>
  ({ req }: Asked): boolean =>
    hasRole(req.user, allowed)

export const staff = roles('admin', 'marketing', 'support')
export const admins = roles('admin')
export const marketers = roles('admin', 'marketing')
export const salesStaff = roles('admin', 'support')

const unlessStaff =
  (where: Where) =>
  ({ req }: Asked): boolean | Where =>
    isStaff(req.user) || where

const notInTrash: Where = { deletedAt: { exists: false } }

/** Visitors read published rows; drafts and trash are only for staff. */
const published = unlessStaff({ and: [{ _status: { equals: 'published' } }, notInTrash] })

export const publishedOnly = unlessStaff({ _status: { equals: 'published' } })

const outsideTrash = unlessStaff(notInTrash)

const active = unlessStaff({ isActive: { equals: true } })

/** Sales staff read every row, customers only rows that reference them. */
export const ownOrSales =
  (customerField: string) =>
  ({ req }: Asked): boolean | Where => {
    if (salesStaff({ req })) return true
    const id = customerIdOf(req.user)
    return id === null ? false : { [customerField]: { equals: id } }
  }

/** A customer's own account, or anyone `isAllowed` accepts. */
export const selfAsCustomerOr =
  (isAllowed: (asked: Asked) => boolean) =>
  ({ req }: Asked): boolean | Where => {
    if (isAllowed({ req })) return true
    const id = customerIdOf(req.user)
    return id === null ? false : { id: { equals: id } }
  }

/** A staff member's own account; admins read all. */
export const selfAsStaffOrAdmins = ({ req }: Asked): boolean | Where => {
  if (admins({ req })) return true
  return req.user && isStaff(req.user) ? { id: { equals: req.user.id } } : false
}

type CollectionAccess = NonNullable<CollectionConfig['access']>
type GlobalAccess = NonNullable<GlobalConfig['access']>

const marketersWrite = { create: marketers, update: marketers, delete: marketers, readVersions: marketers, unlock: nobody }

export const publishedContent: CollectionAccess = { ...marketersWrite, read: published }

export const openCatalogue: CollectionAccess = { ...marketersWrite, read: outsideTrash }

export const activeRows: CollectionAccess = { ...marketersWrite, read: active }

export const openFiles: CollectionAccess = { ...marketersWrite, read: anyone }

/** Visitors cannot list codes and rules. Support staff can, to explain why a code does not apply. */
export const promotions: CollectionAccess = { ...marketersWrite, read: staff }

export const marketingRows: CollectionAccess = { ...marketersWrite, read: marketers }

/** Records written by internal code. Sales staff update them; no one deletes them. */
export const salesRecords: CollectionAccess = {
  create: nobody,
  read: salesStaff,
  update: salesStaff,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
}

/** Like `salesRecords`, but admins may delete them for erasure requests. */
export const requests: CollectionAccess = { ...salesRecords, delete: admins }

export const openGlobal: GlobalAccess = { read: anyone, update: marketers, readVersions: marketers }

export const marketingGlobal: GlobalAccess = { read: marketers, update: marketers, readVersions: marketers }

/**
 * A10: only internal code writes these fields, with `overrideAccess` or in a hook. `admin.readOnly` alone is not access control, so create
 * and update are closed to all roles as well.
 */
export const shopWritten = <Each extends Field>(field: Each): Each => {
  if (fieldAffectsData(field)) {
    return { ...field, access: { ...field.access, create: nobody, update: nobody }, admin: { ...field.admin, readOnly: true } }
  }
  return 'fields' in field ? { ...field, fields: allShopWritten(field.fields) } : field
}

/** Others see the field but cannot change it, whether in the admin, through the API or by restoring a version. */
export const adminsOnly = <Each extends Field>(field: Each): Each =>
  fieldAffectsData(field) ? { ...field, access: { ...field.access, create: admins, update: admins } } : field

/** @param except names of the fields that staff may edit */
export const allShopWritten = (fields: readonly Field[], except: readonly string[] = []): Field[] =>
  fields.map((field) => ('name' in field && except.includes(field.name ?? '') ? field : shopWritten(field)))

const collectionKeys = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const
const globalKeys = ['read', 'update', 'readVersions'] as const

const ofPlugin = (path: string): boolean => path.startsWith('/plugin-')

/**
 * Payload opens every unset access rule to any logged-in user, and customers are logged in. This plugin runs last and restricts those rules
 * to staff, in our collections and in those added by other plugins.
 */
export const secureByDefault: Plugin = (config) => {
  for (const collection of config.collections ?? []) {
    const access = (collection.access ??= {})
    for (const key of collectionKeys) access[key] ??= staff
    if (collection.auth) access.admin ??= staff
  }
  for (const global of config.globals ?? []) {
    const access = (global.access ??= {})
    for (const key of globalKeys) access[key] ??= staff
  }
  config.endpoints = (config.endpoints ?? []).map((endpoint) => (ofPlugin(endpoint.path) ? guardEndpoint(endpoint, staff) : endpoint))
  config.jobs = { ...(config.jobs ?? { tasks: [] }), access: { run: admins, queue: admins, cancel: admins, ...config.jobs?.access } }
  return config
}

type Rules = Partial<SanitizedConfig['collections'][number]['access']>

/** Payload's own collections open these operations to any logged-in customer. Their other operations are safe. */
const ownCollections: Readonly<Record<string, Rules>> = {
  'payload-locked-documents': { create: staff, read: staff, update: staff, delete: staff },
  'payload-migrations': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-preferences': { create: staff },
}

/** Payload's version endpoints throw for collections without versions. */
const noVersions = [closedEndpoint('get', '/versions'), closedEndpoint('get', '/versions/:id'), closedEndpoint('post', '/versions/:id')]

const timestamps: ReadonlySet<string> = new Set(['createdAt', 'updatedAt'])

/** A10: Payload adds both timestamps and would let anyone who may update a row set them. */
const closeTimestamps = ({ fields }: SanitizedConfig['collections'][number]): void => {
  for (const field of fields) if ('name' in field && timestamps.has(field.name ?? '')) Object.assign(field, shopWritten(field))
}

/** Payload adds its own collections after all plugins have run, so these are closed in the finished configuration. */
export const restrictPayloadCollections = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) {
    // Restoring a version writes timestamps, so versioned collections keep them open.
    if (!collection.versions) closeTimestamps(collection)
    if (!collection.versions && collection.endpoints) collection.endpoints = [...noVersions, ...collection.endpoints]
    if (!collection.slug.startsWith('payload-')) continue
    Object.assign(collection.access, { unlock: nobody, ...ownCollections[collection.slug] })
  }
  return config
}
