import { sameRegion } from './resolve-tax'
import type { TaxRow } from './types'

type Row = Pick<TaxRow, 'country' | 'region' | 'kind' | 'from' | 'to'>

const meetInTime = (one: Row, other: Row): boolean =>
  (one.to === null || other.from === null || other.from < one.to) && (other.to === null || one.from === null || one.from < other.to)

const overlap = (one: Row, other: Row): boolean =>
  one.country === other.country && sameRegion(one.region, other.region) && one.kind === other.kind && meetInTime(one, other)

/** T3: two rows that would count for the same buyer at the same moment, by their places; null where there are none. */
export const overlappingRows = (rows: readonly Row[]): readonly [number, number] | null => {
  for (const [index, row] of rows.entries()) {
    const other = rows.findIndex((each, place) => place > index && overlap(row, each))
    if (other !== -1) return [index, other]
  }
  return null
}
