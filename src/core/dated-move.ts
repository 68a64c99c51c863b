import { ok, refuse, type Result } from './result'

/** One entry of a document's history. */
export interface DatedEvent {
  readonly type: string
  /** ISO 8601. */
  readonly at: string
  /** The member of staff. */
  readonly by?: string | null
}

/** When it happens, and who of the staff does it. */
export type Happening = Pick<DatedEvent, 'at' | 'by'>

/** A move that the table does not have. */
export interface NoSuchMove<Status> {
  readonly kind: 'no-such-move'
  readonly from: Status
  readonly to: Status
}

interface Stored<Status> {
  readonly status: Status
  readonly events: readonly DatedEvent[]
}

/** A document moves along its table only, and every move leaves a dated event; the history that is there stays. */
export const datedMove = <Status extends string>(
  transitions: Readonly<Record<Status, readonly Status[]>>,
  { status: from, events }: Stored<Status>,
  to: Status,
  happening: Happening,
): Result<readonly DatedEvent[], NoSuchMove<Status>> => {
  if (to === from) return ok(events)
  return transitions[from].includes(to) ? ok([...events, { type: to, ...happening }]) : refuse({ kind: 'no-such-move', from, to })
}
