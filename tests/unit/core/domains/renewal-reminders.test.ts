import { describe, expect, it } from 'vitest'
import { domainLifecycle } from '@/lib/config/limits'
import { dueExpiryReminder, renewalReminders } from '@/core/domains/lifecycle'

const day = 86_400_000
const expiresAt = Date.parse('2026-11-10T09:00:00Z')
const dueAt = (now: number, status: 'active' | 'pending' | 'grace' = 'active') =>
  dueExpiryReminder({ status, expiresAt }, now, domainLifecycle)?.days ?? null

describe('§9: renewal reminders', () => {
  it('§9.49: are due 90, 30 and 7 days before expiry, in UTC across the end of DST', () => {
    expect(renewalReminders(expiresAt, domainLifecycle).map((reminder) => [reminder.days, new Date(reminder.dueAt).toISOString()])).toEqual(
      [
        [90, '2026-08-12T09:00:00.000Z'],
        [30, '2026-10-11T09:00:00.000Z'],
        [7, '2026-11-03T09:00:00.000Z'],
      ],
    )
  })

  it('are each due once for an hourly clock over a year, in order', () => {
    const met: number[] = []
    for (let now = expiresAt - 365 * day; now < expiresAt + 70 * day; now += day / 24) {
      const days = dueAt(now)
      if (days !== null && met.at(-1) !== days) met.push(days)
    }
    expect(met).toEqual([90, 30, 7])
  })

  it('are not due early, after expiry, or for an inactive domain', () => {
    expect([expiresAt - 90 * day - 1, expiresAt - 90 * day, expiresAt - 1, expiresAt].map((now) => dueAt(now))).toEqual([null, 90, 7, null])
    expect([dueAt(expiresAt - day, 'pending'), dueAt(expiresAt - day, 'grace')]).toEqual([null, null])
  })

  it('send only the latest of several missed ones', () => {
    expect(dueAt(expiresAt - 6 * day)).toBe(7)
  })
})
