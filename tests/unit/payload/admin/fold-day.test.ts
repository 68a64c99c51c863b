import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from '@/payload/admin/dashboard/calendar-event'
import { foldDay } from '@/payload/admin/dashboard/fold-day'

const event = (time: string, tone: CalendarEvent['tone'] = 'live'): CalendarEvent => ({
  ...{ key: time, date: '2026-11-27', time, at: `2026-11-27T${time}:00.000Z`, title: time, detail: null },
  ...{ tone, href: null, moves: null, fixed: null },
})

const day = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00'].map((time) => event(time))
const timesOf = (events: readonly CalendarEvent[]) => events.map(({ time }) => time)

describe('A6: a busy calendar day', () => {
  it('in the future shows the first four', () => {
    const { shown, folded } = foldDay({ state: 'ahead', events: day })
    expect([timesOf(shown), folded.length]).toEqual([['08:00', '09:00', '10:00', '11:00'], 3])
  })

  it.each(['today', 'past'] as const)('that has begun (%s) shows the newest four, and folds three', (state) => {
    const { shown, folded } = foldDay({ state, events: day })
    expect(timesOf(shown)).toEqual(['11:00', '12:00', '13:00', '14:00'])
    expect(timesOf(folded)).toEqual(['08:00', '09:00', '10:00'])
  })

  it('never folds overdue entries behind successful ones, and keeps chronological order', () => {
    const events = day.with(0, event('08:00', 'late'))
    expect(timesOf(foldDay({ state: 'today', events }).shown)).toEqual(['08:00', '12:00', '13:00', '14:00'])
  })

  it('with four folds nothing', () => {
    expect(foldDay({ state: 'today', events: day.slice(0, 4) })).toEqual({ shown: day.slice(0, 4), folded: [] })
  })
})
