import type { CollectionBeforeChangeHook } from 'payload'
import { addYears, registrationYears } from '@/core/domains/registration-term'
import { byStaff } from '@/server/platform/staff-email'

const has = (value: unknown): boolean => typeof value === 'string' || value instanceof Date

/**
 * §9: a name's first term begins the moment it becomes active, whoever says so: the shop by itself, or a member of staff who has
 * registered it by hand. Every move of its status leaves a dated event.
 */
export const startTerm: CollectionBeforeChangeHook = ({ data, originalDoc, operation, context, req }) => {
  const before: Record<string, unknown> = operation === 'update' ? { ...originalDoc } : {}
  const status: unknown = data['status'] ?? before['status']
  const isMove = operation === 'update' && status !== before['status']
  const at = typeof context['now'] === 'number' ? context['now'] : Date.now()
  const changed = { ...data }
  if (status === 'active' && !has(data['registeredAt'] ?? before['registeredAt'])) changed['registeredAt'] = new Date(at).toISOString()
  if (status === 'active' && !has(data['expiresAt'] ?? before['expiresAt'])) {
    changed['expiresAt'] = new Date(addYears(at, registrationYears)).toISOString()
  }
  if (isMove) {
    const known = Array.isArray(before['events']) ? before['events'] : []
    changed['events'] = [...known, { type: String(status), at: new Date(at).toISOString(), ...byStaff(req) }]
  }
  return changed
}
