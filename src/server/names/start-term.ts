import type { Happening } from '@/core/dated-move'
import { addYears, registrationYears } from '@/core/domains/registration-term'
import type { Domain } from '@/payload-types'

type Dated = Partial<Pick<Domain, 'registeredAt' | 'expiresAt' | 'events'>>

/**
 * §9, N4: a name's first term, of as many years as were ordered, begins the moment it becomes active, whoever says so: the shop by itself, or a member of staff who has
 * registered it by hand. Every move of its status leaves a dated event. `before` is absent where the name is new.
 */
export const startTerm = (before: Domain | undefined, asked: Partial<Domain>, { at, by }: Happening): Dated => {
  const status = asked.status ?? before?.status
  const isActive = status === 'active'
  const years = asked.termYears ?? before?.termYears ?? registrationYears
  const isMove = before !== undefined && status !== undefined && status !== before.status
  const begins = isActive && !(asked.registeredAt ?? before?.registeredAt)
  const ends = isActive && !(asked.expiresAt ?? before?.expiresAt)
  return {
    ...(begins ? { registeredAt: at } : {}),
    ...(ends ? { expiresAt: new Date(addYears(Date.parse(at), years)).toISOString() } : {}),
    ...(isMove ? { events: [...(before.events ?? []), { type: status, at, ...(by ? { by } : {}) }] } : {}),
  }
}
