import type { DomainDates, LifecycleLimits } from './lifecycle'

const day = 86_400_000

/** One reminder of one term: the same name renewed for another year is reminded again. */
export interface RenewalReminder {
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
