import { daysShown, weekLength, type Days } from '@/core/analytics/periods'

/** A7: the entry to move, as the calendar displayed it. */
export type MovedEntry =
  | {
      readonly kind: 'planned'
      readonly collection: string
      readonly isEnd: boolean
      /** `null` for a group: every document of that kind in the same minute. */
      readonly document: string | null
      readonly count: number
    }
  | { readonly kind: 'code'; readonly id: string; readonly field: 'startsAt' | 'expiresAt' }

export interface CalendarEvent {
  /** Stable across moves. */
  readonly key: string
  readonly date: string
  /** `09:30` in the shop's time zone; `null` for all-day entries. */
  readonly time: string | null
  /** ISO 8601. */
  readonly at: string
  readonly title: string
  readonly detail: string | null
  readonly tone: 'begins' | 'ends' | 'live' | 'late' | 'rise'
  readonly href: string | null
  readonly moves: MovedEntry | null
  /** Why the entry cannot be moved; `null` if it can. */
  readonly fixed: string | null
}

export interface CalendarDay {
  readonly date: string
  /** For example "Wed, 25 Nov". */
  readonly name: string
  readonly weekday: number
  readonly state: 'past' | 'today' | 'ahead'
  readonly events: readonly CalendarEvent[]
}

export interface MoveResponse {
  /** Why the move was rejected; `null` if it succeeded. */
  readonly fault: string | null
}

export type DialogTexts = Readonly<Record<'move' | 'close' | 'open' | 'day' | 'time' | 'now' | 'moved' | 'unanswered', string>>

const height = 36
const step = 10
const bar = 7

interface Props {
  readonly days: Days
  /** The filled part of each bar. */
  readonly part?: Days
  readonly label: string
}

/** A1: bars start at zero on one scale, negative values below it. A text alternative and a table give the same figures. */
export const Chart = ({ days, part, label }: Props) => {
  const top = Math.max(1, ...days)
  const bottom = Math.min(0, ...days)
  const scale = height / (top - bottom)
  const zero = top * scale
  const shapeOf = (value: number, index: number) => ({
    x: index * step + (step - bar) / 2,
    width: bar,
    y: value < 0 ? zero : zero - value * scale,
    height: Math.abs(value) * scale,
  })
  return (
    <svg className="figure-chart" viewBox={`0 -1 ${daysShown * step} ${height + 2}`} role="img" aria-label={label}>
      {days.map((value, index) => (
        <rect
          key={index}
          className={part || index < daysShown - weekLength ? 'figure-chart__whole' : 'figure-chart__filled'}
          {...shapeOf(value, index)}
        />
      ))}
      {part?.map((value, index) => (
        <rect key={index} className="figure-chart__filled" {...shapeOf(value, index)} />
      ))}
      <line className="figure-chart__zero" x1="0" x2={daysShown * step} y1={zero} y2={zero} />
    </svg>
  )
}
