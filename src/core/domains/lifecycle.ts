import { addMonths } from '../dates'

/**
 * `registered` until the first reminder, then `renewing`, the two periods of §9, and `expired` once released. `pending` and `cancelled` are
 * set explicitly, not by the clock.
 */
export const lifecycleStates = ['pending', 'registered', 'renewing', 'grace', 'redemption', 'expired', 'cancelled'] as const
type LifecycleState = (typeof lifecycleStates)[number]

/** Stored status. The clock advances it from `active`; `pending` and `cancelled` are set explicitly. */
export const domainStatuses = ['pending', 'active', 'grace', 'redemption', 'expired', 'cancelled'] as const
export type DomainStatus = (typeof domainStatuses)[number]

const statuses = {
  pending: 'pending',
  registered: 'active',
  renewing: 'active',
  grace: 'grace',
  redemption: 'redemption',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Record<LifecycleState, DomainStatus>

export const statusOf = (state: LifecycleState): DomainStatus => statuses[state]

/** States in which the owner can still change the domain's settings. */
export const isHeld = (state: LifecycleState): boolean => state === 'registered' || state === 'renewing' || state === 'grace'

const day = 86_400_000

/** §9: reminder days before expiry, then the two periods after it. Passed in, since core has no access to settings. */
export interface LifecycleLimits {
  readonly renewalReminderDays: readonly number[]
  readonly graceDays: number
  readonly redemptionDays: number
}

/** Epoch milliseconds; `expiresAt` is `null` before registration. */
export interface DomainDates {
  readonly status: DomainStatus
  readonly expiresAt: number | null
}

interface Lifecycle {
  readonly state: LifecycleState
  /** Epoch milliseconds of the next automatic transition; `null` if there is none. */
  readonly until: number | null
}

/** Epoch milliseconds at which each state begins. Days are 24 hours long, so DST has no effect. */
export const lifecycleInstants = (expiresAt: number, limits: LifecycleLimits) => ({
  renewingFrom: expiresAt - Math.max(...limits.renewalReminderDays) * day,
  expiresAt,
  redemptionFrom: expiresAt + limits.graceDays * day,
  givenBackAt: expiresAt + (limits.graceDays + limits.redemptionDays) * day,
})

/** §9: each state begins at its own instant and ends just before the next. */
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

/** Days until expiry, the current one included; 0 once expired. */
export const daysUntil = (expiresAt: number, now: number): number => Math.max(0, Math.ceil((expiresAt - now) / day))

interface RenewalReminder {
  readonly days: number
  /** Epoch milliseconds. */
  readonly dueAt: number
}

/** §9: 90, 30 and 7 days before expiry, in that order. */
export const renewalReminders = (
  expiresAt: number,
  { renewalReminderDays }: Pick<LifecycleLimits, 'renewalReminderDays'>,
): readonly RenewalReminder[] =>
  [...renewalReminderDays].sort((first, second) => second - first).map((days) => ({ days, dueAt: expiresAt - days * day }))

/**
 * The reminder that is due, or `null`. If several were missed (worker stopped, domain registered for less than 90 days), only the latest is
 * sent. The caller ensures one reminder per domain, expiry and number of days.
 */
export const dueExpiryReminder = (
  { status, expiresAt }: DomainDates,
  now: number,
  limits: Pick<LifecycleLimits, 'renewalReminderDays'>,
): RenewalReminder | null => {
  if (status !== 'active' || expiresAt === null || now >= expiresAt) return null
  return renewalReminders(expiresAt, limits).findLast(({ dueAt }) => dueAt <= now) ?? null
}

/** Adds years in UTC (D12); 29 February becomes 28 February. Domains are sold by the year (§9). */
export const addYears = (instant: number, years: number): number => addMonths(new Date(instant), 12 * years).getTime() + (instant % day)

/** N4: default. */
export const registrationYears = 1

/** Extends from the end of the current term, so that paying early loses no days. */
export const renewedUntil = (expiresAt: number, years: number = registrationYears): number => addYears(expiresAt, years)

/**
 * N5: years by which a domain can be renewed today: registries cap the term at `mostYears` from now. If the maximum is a single year, one
 * renewal is allowed within the last year.
 */
export const renewableYears = (expiresAt: number, now: number, mostYears: number): number => {
  const latest = addYears(now, mostYears)
  let years = mostYears
  while (years > 0 && renewedUntil(expiresAt, years) > latest) years -= 1
  return years === 0 && expiresAt <= addYears(now, 1) ? 1 : years
}
