/**
 * Independent calculation of plan changes: exact fractions and its own calendar, nothing from the engine. Counts days by stepping; amounts
 * are decimal strings.
 */
export interface OracleLine {
  readonly held: number
  readonly term: number
  readonly setup: number
}

export interface OracleTerm {
  /** YYYY-MM-DD. */
  readonly from: string
  readonly until: string
  readonly lines: readonly OracleLine[]
  readonly carried: number
}

export interface OracleChange {
  readonly today: string
  readonly terms: readonly OracleTerm[]
  readonly credit: number
  /** US cents and quantity per part. */
  readonly parts: readonly { readonly cents: number; readonly quantity: number }[]
  /** Units per US dollar, as a decimal. */
  readonly rate: string
  readonly digits: 0 | 2
  readonly taxRate: string
}

type Ratio = readonly [bigint, bigint]

const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d]
const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d]
const whole = (value: number): Ratio => [BigInt(value), 1n]

const decimal = (text: string): Ratio => {
  const [units = '0', fraction = ''] = text.split('.')
  return [BigInt(`${units}${fraction}`), 10n ** BigInt(fraction.length)]
}

/** Half up; values are non-negative. */
const nearest = ([above, below]: Ratio): number => {
  const floor = above / below
  return Number((above - floor * below) * 2n >= below ? floor + 1n : floor)
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengths = (year: number) => [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days since 2000-01-01. */
const dayNumber = (day: string): number => {
  const [year = 2000, month = 1, date = 1] = day.split('-').map(Number)
  let days = date - 1
  for (let each = 2000; each < year; each += 1) days += isLeap(each) ? 366 : 365
  for (const length of lengths(year).slice(0, month - 1)) days += length
  return days
}

const unusedOf = ({ from, until, lines, carried }: OracleTerm, today: string): Ratio => {
  const [start, end, now] = [dayNumber(from), dayNumber(until), dayNumber(today)]
  if (now >= end) return [0n, 1n]
  const part: Ratio = [BigInt(end - Math.max(start, now)), BigInt(end - start)]
  const paid = lines.reduce<Ratio>(
    (sum, { held, term, setup }) => plus(sum, setup === 0 ? whole(held) : times(whole(held), [BigInt(term), BigInt(term + setup)])),
    whole(carried),
  )
  return times(paid, part)
}

/** Minor units. */
export const changeByTheBook = ({ today, terms, credit, parts, rate, digits, taxRate }: OracleChange) => {
  const unused = nearest(terms.map((each) => unusedOf(each, today)).reduce(plus, whole(0)))
  const unit = (cents: number) => nearest(times(times([BigInt(cents), 100n], decimal(rate)), digits === 0 ? whole(1) : whole(100)))
  const price = parts.reduce((sum, { cents, quantity }) => sum + unit(cents) * quantity, 0)
  const available = unused + credit
  const used = available < price ? available : price
  const tax = nearest(times(whole(price - used), decimal(taxRate)))
  return { unused, price, used, left: available - used, tax, total: price - used + tax }
}
