import type { PayloadRequest } from 'payload'

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
export const customerIdOf = (user: Visitor): string | null => (user?.collection === 'customers' ? String(user.id) : null)
