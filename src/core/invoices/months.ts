/** A range of whole months, both included: `2026-01` to `2026-03`. */
export interface Months {
  readonly from: string
  readonly to: string
}

const form = /^\d{4}-(?:0[1-9]|1[0-2])$/

export const isMonth = (text: string): boolean => form.test(text)

/** The first and the last day of a range, YYYY-MM-DD. */
export const daysOf = ({ from, to }: Months): Months => {
  const last = new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5)), 0))
  return { from: `${from}-01`, to: last.toISOString().slice(0, 10) }
}

/** The first day of the financial year a month is in, YYYY-MM-DD. `begins` is its first month, 1 to 12. */
export const financialYearOf = (month: string, begins: number): string => {
  const year = Number(month.slice(0, 4)) - (Number(month.slice(5)) < begins ? 1 : 0)
  return `${year}-${String(begins).padStart(2, '0')}-01`
}
