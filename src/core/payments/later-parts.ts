import type { Minor } from '../money/types'
import type { QuoteLine } from '../orders/types'

export interface LaterPart {
  readonly dueInMonths: number
  readonly amount: Minor
}

/** O3: what the order asks for later, one payment a month over all its lines. */
export const laterParts = (lines: readonly Pick<QuoteLine, 'schedule'>[]): readonly LaterPart[] => {
  const byMonth = new Map<number, number>()
  for (const { dueInMonths, amount } of lines.flatMap(({ schedule }) => schedule)) {
    if (dueInMonths > 0) byMonth.set(dueInMonths, (byMonth.get(dueInMonths) ?? 0) + amount)
  }
  return [...byMonth]
    .filter(([, amount]) => amount > 0)
    .sort(([first], [second]) => first - second)
    .map(([dueInMonths, amount]) => ({ dueInMonths, amount: amount as Minor }))
}
