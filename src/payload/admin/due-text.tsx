import { replyDeadline, type ReplyDeadline as DueState } from '@/core/inquiry-status'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'

const duration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  return [hours > 0 ? `${hours} h` : '', hours < 10 || minutes % 60 > 0 ? `${minutes % 60} min` : ''].filter(Boolean).join(' ')
}

const textOf = (mark: DueState, reader: Reader): string => {
  if (mark.kind === 'answered') return translate(reader, words('dueText.answered'))
  const time = duration(mark.kind === 'due' ? mark.minutesLeft : mark.minutesLate)
  return translate(reader, words(`dueText.textOf.${mark.kind}`, { time }))
}

interface DueShown {
  readonly text: string
  readonly isOverdue: boolean
}

/** Empty for rows from before the 24-hour promise. */
export const dueShown = (status: unknown, dueAt: unknown, now: number, reader: Reader): DueShown | null => {
  const at = typeof dueAt === 'string' ? Date.parse(dueAt) : Number.NaN
  if (typeof status !== 'string' || Number.isNaN(at)) return null
  const mark = replyDeadline(status, at, now)
  return { text: textOf(mark, reader), isOverdue: mark.kind === 'overdue' }
}

export const dueShownNow = (status: unknown, dueAt: unknown, reader: Reader): DueShown | null => dueShown(status, dueAt, Date.now(), reader)

const overdue = {
  background: 'var(--theme-error-500)',
  color: 'var(--theme-elevation-0)',
  fontWeight: 600,
  padding: '2px 8px',
  borderRadius: 3,
} as const

/** The text carries the meaning; the colour only repeats it. */
export const DueMark = ({ shown }: { readonly shown: DueShown | null }) =>
  shown === null ? <span>–</span> : <span style={shown.isOverdue ? overdue : undefined}>{shown.text}</span>
