/** A7: what is moved, as the calendar showed it. */
export type MovedThing =
  | {
      readonly kind: 'planned'
      readonly collection: string
      readonly isEnd: boolean
      /** `null`: all of that minute and kind. */
      readonly document: string | null
      readonly count: number
    }
  | { readonly kind: 'code'; readonly id: string; readonly field: 'startsAt' | 'expiresAt' }

export interface CalendarEvent {
  /** The same wherever it is moved to. */
  readonly key: string
  readonly date: string
  /** `09:30`, by the clocks of the shop's zone; `null` of a whole day. */
  readonly time: string | null
  /** The instant, as ISO. */
  readonly at: string
  readonly title: string
  readonly detail: string | null
  readonly tone: 'begins' | 'ends' | 'live' | 'late' | 'rise'
  readonly href: string | null
  readonly moves: MovedThing | null
  /** Why it cannot be moved. */
  readonly fixed: string | null
}

export interface CalendarDay {
  readonly date: string
  /** "Wed, 25 Nov" */
  readonly name: string
  readonly weekday: number
  readonly state: 'past' | 'today' | 'ahead'
  readonly events: readonly CalendarEvent[]
}

export interface MoveAnswer {
  /** Why it was not moved, in words; `null` where it was. */
  readonly fault: string | null
}

/** What the dialog says, in the language of the admin. */
export type DialogTexts = Readonly<Record<'move' | 'cancel' | 'close' | 'open' | 'day' | 'time' | 'now' | 'moved' | 'unanswered', string>>
