import type { CalendarDay, CalendarEvent } from './calendar-event'

/** Entries of a day beyond this number are collapsed. */
const shownOfDay = 4

interface Folded {
  readonly shown: readonly CalendarEvent[]
  readonly folded: readonly CalendarEvent[]
}

/**
 * Future days show their first entries. Days that have begun show overdue and recent entries, because editors look for what they have just
 * published. Both keep chronological order.
 */
export const foldDay = ({ state, events }: Pick<CalendarDay, 'state' | 'events'>): Folded => {
  const late = events.filter(({ tone }) => tone === 'late')
  const rest = events.filter(({ tone }) => tone !== 'late').reverse()
  const first = state === 'ahead' ? events : [...late, ...rest]
  const kept = new Set(first.slice(0, shownOfDay))
  return { shown: events.filter((event) => kept.has(event)), folded: events.filter((event) => !kept.has(event)) }
}
