import { describe, expect, it } from 'vitest'
import { replyDeadline, migrationStatuses, migrationTransitions } from '@/core/inquiry-status'
import { dueShown } from '@/payload/admin/due-text'

const hour = 3_600_000

describe('§9: a response within 24 hours', () => {
  it('is due until its exact time, and overdue afterwards', () => {
    expect(replyDeadline('new', 24 * hour, 0)).toEqual({ kind: 'due', minutesLeft: 1440 })
    expect(replyDeadline('new', 24 * hour, 24 * hour)).toEqual({ kind: 'due', minutesLeft: 0 })
    expect(replyDeadline('new', 24 * hour, 24 * hour + 1)).toEqual({ kind: 'overdue', minutesLate: 1 })
  })

  it('is neither once answered', () => {
    expect(replyDeadline('contacted', 0, 99 * hour)).toEqual({ kind: 'answered' })
  })

  it('is labelled in the admin’s language', () => {
    const at = new Date(90 * 60_000).toISOString()
    expect(dueShown('new', at, 0, { i18n: { language: 'de' } })).toEqual({ text: 'fällig in 1 h 30 min', isOverdue: false })
    expect(dueShown('new', at, 2 * hour, { i18n: { language: 'en' } })).toEqual({ text: 'overdue by 30 min', isOverdue: true })
    expect(dueShown('new', null, 0, { i18n: { language: 'en' } })).toBeNull()
  })
})

describe('the status of a request', () => {
  it('never returns to new', () => {
    for (const status of migrationStatuses) expect(migrationTransitions[status]).not.toContain('new')
  })
})
