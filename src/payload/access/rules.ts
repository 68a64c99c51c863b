import type { Endpoint, PayloadRequest, Where, CollectionConfig, GlobalConfig, Field } from 'payload'
import { fieldAffectsData } from 'payload/shared'

const forbidden = (): Response => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })

/** The same endpoint, answered only to whom `isAllowed` lets in: those of plugins ask nobody who they are. */
export const guardEndpoint = (endpoint: Endpoint, isAllowed: (asked: { req: PayloadRequest }) => boolean): Endpoint => ({
  ...endpoint,
  handler: (req) => (isAllowed({ req }) ? endpoint.handler(req) : forbidden()),
})

/** Takes an endpoint away that Payload would add by itself: ours stands before it. */
export const closedEndpoint = (method: Endpoint['method'], path: string): Endpoint => ({ method, path, handler: forbidden })

export const staffRoles = ['admin', 'marketing', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]

type Visitor = PayloadRequest['user'] | undefined

/** The role of a member of staff; null for customers and for visitors. Logged in is never enough (D9 of the architecture). */
export const staffRoleOf = (user: Visitor): StaffRole | null => (user?.collection === 'users' ? user.role : null)

export const isStaff = (user: Visitor): boolean => staffRoleOf(user) !== null

export const hasRole = (user: Visitor, roles: readonly StaffRole[]): boolean => {
  const role = staffRoleOf(user)
  return role !== null && roles.includes(role)
}

/** The id of a logged-in customer; null for staff and for visitors. */
const customerIdOf = (user: Visitor): string | null => (user?.collection === 'customers' ? String(user.id) : null)

interface Asked {
  readonly req: PayloadRequest
}

const anyone = (): boolean => true

/** Not through any door of the admin or the REST API: only the shop's own code writes here. */
export const nobody = (): boolean => false

const roles =
  (...allowed: readonly StaffRole[]) =>
  ({ req }: Asked): boolean =>
    hasRole(req.user, allowed)

export const staff = roles('admin', 'marketing', 'support')
export const admins = roles('admin')
/** Who edits content, catalogue and promotions. */
export const marketers = roles('admin', 'marketing')
/** Who looks after orders, carts, customers and requests. */
export const salesStaff = roles('admin', 'support')

const unlessStaff =
  (where: Where) =>
  ({ req }: Asked): boolean | Where =>
    isStaff(req.user) || where

const notInTrash: Where = { deletedAt: { exists: false } }

/** Visitors see what is published; drafts and the trash are the staff's. */
const published = unlessStaff({ and: [{ _status: { equals: 'published' } }, notInTrash] })

/** The same, of a collection without a trash. */
export const publishedOnly = unlessStaff({ _status: { equals: 'published' } })

/** For rows without drafts. */
const outsideTrash = unlessStaff(notInTrash)

/** For rows with a switch of their own. */
const active = unlessStaff({ isActive: { equals: true } })

/** Sales staff see every row, customers the rows that name them. */
export const ownOrSales =
  (customerField: string) =>
  ({ req }: Asked): boolean | Where => {
    if (salesStaff({ req })) return true
    const id = customerIdOf(req.user)
    return id === null ? false : { [customerField]: { equals: id } }
  }

/** A customer's own account; `isAllowed` says who else may. */
export const selfAsCustomerOr =
  (isAllowed: (asked: Asked) => boolean) =>
  ({ req }: Asked): boolean | Where => {
    if (isAllowed({ req })) return true
    const id = customerIdOf(req.user)
    return id === null ? false : { id: { equals: id } }
  }

/** A member of staff's own account, and every account for an admin. */
export const selfAsStaffOrAdmins = ({ req }: Asked): boolean | Where => {
  if (admins({ req })) return true
  return req.user && isStaff(req.user) ? { id: { equals: req.user.id } } : false
}

type CollectionAccess = NonNullable<CollectionConfig['access']>
type GlobalAccess = NonNullable<GlobalConfig['access']>

const marketersWrite = { create: marketers, update: marketers, delete: marketers, readVersions: marketers, unlock: nobody }

/** Pages, everything that is sold, stories: visitors read what is published. */
export const publishedContent: CollectionAccess = { ...marketersWrite, read: published }

/** Rows without drafts. */
export const openCatalogue: CollectionAccess = { ...marketersWrite, read: outsideTrash }

/** Rows with an on/off switch that visitors may list. */
export const activeRows: CollectionAccess = { ...marketersWrite, read: active }

export const openFiles: CollectionAccess = { ...marketersWrite, read: anyone }

/** Codes and rules are not listed to visitors: they type a code and are told. Support reads why one does not count. */
export const promotions: CollectionAccess = { ...marketersWrite, read: staff }

/** What only those who edit content need to see as rows. */
export const marketingRows: CollectionAccess = { ...marketersWrite, read: marketers }

/** Records the shop writes itself; support moves them along; they are never deleted. */
export const salesRecords: CollectionAccess = {
  create: nobody,
  read: salesStaff,
  update: salesStaff,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
}

/** As sales records, but an admin may remove what a person asks to have removed. */
export const requests: CollectionAccess = { ...salesRecords, delete: admins }

export const openGlobal: GlobalAccess = { read: anyone, update: marketers, readVersions: marketers }

export const marketingGlobal: GlobalAccess = { read: marketers, update: marketers, readVersions: marketers }

/**
 * A10: written by the shop's own code alone. Read-only in the form, and closed to every role behind it: `admin.readOnly` by itself is no
 * access rule. Code of the shop writes such fields with `overrideAccess`, or in a hook of the collection.
 */
export const shopWritten = <Each extends Field>(field: Each): Each => {
  if (fieldAffectsData(field)) {
    return { ...field, access: { ...field.access, create: nobody, update: nobody }, admin: { ...field.admin, readOnly: true } }
  }
  return 'fields' in field ? { ...field, fields: allShopWritten(field.fields) } : field
}

/** @param except names of the fields that staff edit */
export const allShopWritten = (fields: readonly Field[], except: readonly string[] = []): Field[] =>
  fields.map((field) => ('name' in field && except.includes(field.name ?? '') ? field : shopWritten(field)))
