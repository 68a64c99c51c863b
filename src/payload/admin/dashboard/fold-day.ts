import type { CalendarDay, CalendarEvent } from './calendar-event'

/** More than these of a day are folded away. */
const shownOfDay = 4

interface Folded {
  readonly shown: readonly CalendarEvent[]
  readonly folded: readonly CalendarEvent[]
}

/**
 * Of a day to come the first stay in sight. Of a day that has begun it is what is late and what is newest: who has just published looks for
 * that. Both keep the order of the day.
 */
export const foldDay = ({ state, events }: Pick<CalendarDay, 'state' | 'events'>): Folded => {
  const late = events.filter(({ tone }) => tone === 'late')
  const rest = events.filter(({ tone }) => tone !== 'late').reverse()
  const first = state === 'ahead' ? events : [...late, ...rest]
  const kept = new Set(first.slice(0, shownOfDay))
  return { shown: events.filter((event) => kept.has(event)), folded: events.filter((event) => !kept.has(event)) }
}
