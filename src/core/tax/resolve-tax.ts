import { decimalToNumber, parseDecimal, multiplyByDecimal } from '../money/arithmetic'
import type { Decimal, Minor } from '../money/types'
import { isInEu, type ResolvedTax, type TaxNote, type TaxPlace, type TaxRow, type TaxTable } from './types'

const isValidAt = ({ from, to }: TaxRow, now: number): boolean => (from === null || from <= now) && (to === null || now < to)

const sameRegion = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** T2: region takes precedence over country, and country over all countries; then the buyer's own kind over everyone. */
const specificity = (row: TaxRow): number => (row.country === '' ? 0 : row.region === '' ? 2 : 4) + (row.kind === 'everyone' ? 0 : 1)

const appliesTo = (row: TaxRow, { country, region, isBusiness }: TaxPlace): boolean =>
  (row.country === '' || row.country === country) &&
  (row.region === '' || sameRegion(row.region, region)) &&
  (row.kind === 'everyone' || (row.kind === 'business') === isBusiness)

/** T6: a business with a valid VAT ID in another member state owes the tax itself. */
const isReverseCharge = ({ country, hasValidVatId }: TaxPlace, seat: string): boolean =>
  hasValidVatId && isInEu(seat) && isInEu(country) && country !== seat

/** T4: default until the buyer gives a location: a consumer at the shop's seat. */
const consumerAtSeat = (seat: string): TaxPlace => ({ country: seat, region: '', isBusiness: false, hasValidVatId: false })

/** T11: an EU shop charges no tax outside the EU. Monaco counts as France (art. 7 of Directive 2006/112/EC). */
const isOutsideEu = (country: string, seat: string, rate: Decimal): boolean =>
  decimalToNumber(rate) === 0 && isInEu(seat) && !isInEu(country) && country !== '' && country !== 'MC'

/** T5: set if confirming the VAT ID would have changed the rate. */
const unconfirmedOf = (table: TaxTable, usual: Decimal, place: TaxPlace, now: number, rate: Decimal): Pick<TaxNote, 'unconfirmedVatId'> => {
  const { unconfirmedVatId, ...given } = place
  if (unconfirmedVatId === undefined) return {}
  const confirmed = resolveTax(table, usual, { ...given, isBusiness: true, hasValidVatId: true }, now)
  return decimalToNumber(confirmed.rate) === decimalToNumber(rate) ? {} : { unconfirmedVatId }
}

/**
 * T1–T4, T6: tax rate for a buyer at `now`; `calculateTax` computes the amount. Without a matching row, the shop's single rate applies
 * (O1).
 */
export function resolveTax(table: TaxTable, usual: Decimal, buyer: TaxPlace | null, now: number): ResolvedTax {
  const { rows, seat } = table
  if (rows.length === 0) return { rate: usual, note: null }
  const place = buyer ?? consumerAtSeat(seat)
  const [row] = rows
    .filter((each) => isValidAt(each, now) && appliesTo(each, place))
    .sort((one, other) => specificity(other) - specificity(one))
  const { country } = place
  if (isReverseCharge(place, seat)) return { rate: parseDecimal(0), note: { name: row?.name ?? '', country, reason: 'reverse-charge' } }
  const rate = row?.rate ?? usual
  return {
    rate,
    note: {
      name: row?.name ?? '',
      country,
      reason: isOutsideEu(country, seat, rate) ? 'outside-eu' : 'table',
      ...unconfirmedOf(table, usual, place, now, rate),
    },
  }
}

/** T10: next start or end of a row; `null` if there is none in the future. */
export const nextTaxMoment = ({ rows }: Pick<TaxTable, 'rows'>, now: number): number | null => {
  const ahead = rows.flatMap(({ from, to }) => [from, to]).filter((moment) => moment !== null && moment > now)
  return ahead.reduce<number | null>((next, moment) => (next === null || (moment !== null && moment < next) ? moment : next), null)
}

type Row = Pick<TaxRow, 'country' | 'region' | 'kind' | 'from' | 'to'>

const overlapInTime = (one: Row, other: Row): boolean =>
  (one.to === null || other.from === null || other.from < one.to) && (other.to === null || one.from === null || one.from < other.to)

const overlap = (one: Row, other: Row): boolean =>
  one.country === other.country && sameRegion(one.region, other.region) && one.kind === other.kind && overlapInTime(one, other)

/** T3: indexes of two rows that apply to the same buyer at the same time; null if none. */
export const overlappingRows = (rows: readonly Row[]): readonly [number, number] | null => {
  for (const [index, row] of rows.entries()) {
    const other = rows.findIndex((each, place) => place > index && overlap(row, each))
    if (other !== -1) return [index, other]
  }
  return null
}

/** O1: rounded once. */
export const taxOn = (net: number, rate: Decimal): Minor => multiplyByDecimal(Math.max(0, net), rate) as Minor

/**
 * T10: amount including tax, or unchanged if `rate` is undefined. Add amounts up first, so that tax is computed and rounded once, as in the
 * cart.
 */
export const withTax = (net: number, rate: Decimal | undefined): Minor =>
  rate === undefined ? (net as Minor) : ((net + taxOn(net, rate)) as Minor)
