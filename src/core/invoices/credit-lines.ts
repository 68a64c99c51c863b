import { allocate } from '../money/allocate'
import { sumOf } from '../money/sum'
import type { Minor } from '../money/types'
import { split } from './split'
import type { Covered, InvoiceLine } from './types'

const less = (covered: Covered, notes: readonly (readonly InvoiceLine[])[], key: string): Covered => {
  const credited = notes.flatMap((lines) => lines.filter((line) => line.key === key).map((line) => line.covered))
  const left = (of: 'net' | 'tax' | 'gross') => (covered[of] - sumOf(credited.map((each) => each[of]))) as Minor
  return { net: left('net'), tax: left('tax'), gross: left('gross') }
}

/** What of each line of an invoice has not gone back. */
export const leftOfLines = (lines: readonly InvoiceLine[], notes: readonly (readonly InvoiceLine[])[]): readonly Covered[] =>
  lines.map(({ key, covered }) => less(covered, notes, key))

/**
 * I3: what goes back of each line of an invoice, after what went back before. Shares are taken from what is left, so that the last
 * credit note takes the very cents that remain, of tax as well. `shares` says of which lines (U14); what is not left of them any more is
 * taken from all.
 */
export const creditLines = (
  lines: readonly InvoiceLine[],
  notes: readonly (readonly InvoiceLine[])[],
  amount: Minor,
  shares: ReadonlyMap<string, number> = new Map(),
): readonly InvoiceLine[] => {
  const left = leftOfLines(lines, notes)
  const asked = lines.map(({ key }, index) => Math.min(shares.get(key) ?? 0, left[index]?.gross ?? 0))
  const rest = allocate(
    amount - sumOf(asked),
    left.map(({ gross }, index) => ({ weight: gross - (asked[index] ?? 0), key: lines[index]?.key ?? '' })),
  )
  return lines.map((line, index) => {
    const gross = (asked[index] ?? 0) + (rest[index] ?? 0)
    const { gross: whole, tax: taxLeft } = left[index] ?? line.covered
    const tax = split(taxLeft, gross, whole - gross)
    return { ...line, covered: { net: (gross - tax) as Minor, tax: tax as Minor, gross: gross as Minor } }
  })
}

/** What the lines of a document come to. */
export const coveredInAll = (lines: readonly InvoiceLine[]): Covered => {
  const sum = (of: 'net' | 'tax' | 'gross') => sumOf(lines.map(({ covered }) => covered[of]))
  return { net: sum('net'), tax: sum('tax'), gross: sum('gross') }
}
