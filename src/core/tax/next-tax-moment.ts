import type { TaxTable } from './types'

/** T10: the next moment at which a row of the table begins or ends; `null` where none is ahead. */
export const nextTaxMoment = ({ rows }: Pick<TaxTable, 'rows'>, now: number): number | null => {
  const ahead = rows.flatMap(({ from, to }) => [from, to]).filter((moment) => moment !== null && moment > now)
  return ahead.reduce<number | null>((next, moment) => (next === null || (moment !== null && moment < next) ? moment : next), null)
}
