import { addDays, addMonths, startOfDay } from '../calendar'
import type { Term } from './types'

/** What a term is counted by. */
export interface Rhythm {
  readonly months: number
  /** 1 to 31: the day of the month terms begin on; in a shorter month its last. */
  readonly anchorDay: number
}

const later = (instant: number, { months, anchorDay }: Rhythm, terms = 1): number =>
  addMonths(new Date(instant), months * terms, anchorDay).getTime()

/** U1: the first term begins on the day the money came. */
export const firstTerm = (paidAt: number, months: number): Term & Rhythm => {
  const termStart = startOfDay(paidAt)
  const anchorDay = new Date(termStart).getUTCDate()
  return { months, anchorDay, termStart, termEnd: later(termStart, { months, anchorDay }) }
}

/** U4: exactly one term further, from its own end, whenever the money came. */
export const nextTerm = ({ termEnd }: Term, rhythm: Rhythm): Term => ({ termStart: termEnd, termEnd: later(termEnd, rhythm) })

/** U7: the term whose money went back is not there any more. */
export const takenBack = ({ termStart }: Term, rhythm: Rhythm): Term => ({ termStart: later(termStart, rhythm, -1), termEnd: termStart })

/** U8: what the desk gives on top; the terms after it begin on the new day. */
export const putForward = ({ termStart, termEnd }: Term, { months }: Rhythm, days: number): Term & Rhythm => {
  const end = addDays(termEnd, days)
  return { months, anchorDay: new Date(end).getUTCDate(), termStart, termEnd: end }
}
