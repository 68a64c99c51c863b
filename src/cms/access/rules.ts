import type { PayloadRequest, Where } from 'payload'
import { customerIdOf, hasRole, isStaff, type StaffRole } from './identity'

interface Asked {
  readonly req: PayloadRequest
}

export const anyone = (): boolean => true

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
export const published = unlessStaff({ and: [{ _status: { equals: 'published' } }, notInTrash] })

/** The same, of a collection without a trash. */
export const publishedOnly = unlessStaff({ _status: { equals: 'published' } })

/** For rows without drafts. */
export const outsideTrash = unlessStaff(notInTrash)

/** For rows with a switch of their own. */
export const active = unlessStaff({ isActive: { equals: true } })

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
