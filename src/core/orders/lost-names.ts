/** N1: dates on an order that one of its names was somebody else's when its money came; the event's note is the name. */
export const lostNameEvent = 'name-lost'

interface EventLike {
  readonly type: string
  readonly note?: string | null | undefined
}

export const lostNames = (events: readonly EventLike[]): ReadonlySet<string> =>
  new Set(events.flatMap(({ type, note }) => (type === lostNameEvent && note ? [note] : [])))
