import { addMonths } from '../dates'

/**
 * What stands between a name and its end: `registered` while nothing is due, `renewing` from the first reminder on, the two
 * periods of §9, and `expired` once it has been given back. `pending` and `cancelled` are what people did, not what time does.
 */
export const lifecycleStates = ['pending', 'registered', 'renewing', 'grace', 'redemption', 'expired', 'cancelled'] as const
type LifecycleState = (typeof lifecycleStates)[number]

/** What is written on a customer's name. Time moves it from `active` on; `pending` and `cancelled` are set by people. */
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

/** What a row should say while its name is in this state. */
export const statusOf = (state: LifecycleState): DomainStatus => statuses[state]

/** Names their owner holds: of these the switches still turn something. */
export const isHeld = (state: LifecycleState): boolean => state === 'registered' || state === 'renewing' || state === 'grace'

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

interface Lifecycle {
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

/** One reminder of one term: the same name renewed for another year is reminded again. */
interface RenewalReminder {
  /** How many days before expiry it goes out. */
  readonly days: number
  /** Epoch milliseconds. */
  readonly dueAt: number
}

/** §9: 90, 30 and 7 days before expiry, first things first. */
export const renewalReminders = (
  expiresAt: number,
  { renewalReminderDays }: Pick<LifecycleLimits, 'renewalReminderDays'>,
): readonly RenewalReminder[] =>
  [...renewalReminderDays].sort((first, second) => second - first).map((days) => ({ days, dueAt: expiresAt - days * day }))

/**
 * The reminder a name is due now, or `null`. Of several that were missed (a worker that stood still, a name registered for less
 * than 90 days) only the latest is worth saying: nobody is told "30 days" on the sixth day. Once each is the caller's to keep:
 * one reminder a name, expiry and number of days.
 */
export const dueReminder = (
  { status, expiresAt }: DomainDates,
  now: number,
  limits: Pick<LifecycleLimits, 'renewalReminderDays'>,
): RenewalReminder | null => {
  if (status !== 'active' || expiresAt === null || now >= expiresAt) return null
  return renewalReminders(expiresAt, limits).findLast(({ dueAt }) => dueAt <= now) ?? null
}

const DAY = 86_400_000

/**
 * The same moment some years on, in UTC (D12). 29 February of a leap year becomes 28 February of the others. Names are
 * sold by the year (§9).
 */
export const addYears = (instant: number, years: number): number => addMonths(new Date(instant), 12 * years).getTime() + (instant % DAY)

/** N4: unless more are ordered. */
export const registrationYears = 1

/** A renewal starts where the last term ends, whenever it is paid: nobody loses the days they paid for early. */
export const renewedUntil = (expiresAt: number, years: number = registrationYears): number => addYears(expiresAt, years)

/**
 * N5: by how many years a name can be renewed today: no registry gives it for longer than `mostYears` from now. One that gives a
 * single year at a time lets another follow it, so the last year can always be renewed by one.
 */
export const renewableYears = (expiresAt: number, now: number, mostYears: number): number => {
  const latest = addYears(now, mostYears)
  let years = mostYears
  while (years > 0 && renewedUntil(expiresAt, years) > latest) years -= 1
  return years === 0 && expiresAt <= addYears(now, 1) ? 1 : years
}
