import type { DomainStatus, LifecycleState } from './domain-status'

const day = 86_400_000

/** §9: days before expiry at which a reminder goes out, and the two periods after it. Handed in: core knows no settings. */
export interface LifecycleLimits {
  readonly renewalReminderDays: readonly number[]
  readonly graceDays: number
  readonly redemptionDays: number
}

/** Epoch milliseconds. A name that is not registered yet has no end. */
export interface DomainDates {
  readonly status: DomainStatus
  readonly expiresAt: number | null
}

export interface Lifecycle {
  readonly state: LifecycleState
  /** Epoch milliseconds at which the next state begins by itself; `null` where time changes nothing. */
  readonly until: number | null
}

/** The instants at which a name's states begin. Days of 24 hours in UTC: no clock of any country shifts them. */
export const lifecycleInstants = (expiresAt: number, limits: LifecycleLimits) => ({
  renewingFrom: expiresAt - Math.max(...limits.renewalReminderDays) * day,
  expiresAt,
  redemptionFrom: expiresAt + limits.graceDays * day,
  givenBackAt: expiresAt + (limits.graceDays + limits.redemptionDays) * day,
})

/** §9: the state of a name at an instant. Each state begins at its own instant and ends just before the next one. */
export const lifecycleOf = ({ status, expiresAt }: DomainDates, now: number, limits: LifecycleLimits): Lifecycle => {
  if (status === 'pending' || status === 'cancelled') return { state: status, until: null }
  if (expiresAt === null) return { state: 'registered', until: null }
  const instants = lifecycleInstants(expiresAt, limits)
  if (now < instants.renewingFrom) return { state: 'registered', until: instants.renewingFrom }
  if (now < instants.expiresAt) return { state: 'renewing', until: instants.expiresAt }
  if (now < instants.redemptionFrom) return { state: 'grace', until: instants.redemptionFrom }
  if (now < instants.givenBackAt) return { state: 'redemption', until: instants.givenBackAt }
  return { state: 'expired', until: null }
}
