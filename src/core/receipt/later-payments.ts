import type { ItemFigures } from './figures'
import { sumOf } from '@/core/money/sum'
import type { Minor } from '@/core/money/types'

export interface LaterPayments {
  /** What falls due on a date, earliest first. */
  readonly dated: readonly { readonly dueInMonths: number; readonly amount: Minor; readonly names: readonly string[] }[]
  /** What is due when it is used (O3, on-demand), or has no date in the answer. */
  readonly undated: Minor
}

/** O3: splits "due later" into payments with a date and the rest, so that both together are exactly `dueLater`. */
export const laterPayments = (items: readonly ItemFigures[], dueLater: number): LaterPayments => {
  const byMonth = new Map<number, { amounts: number[]; names: string[] }>()
  for (const item of items) {
    for (const part of item.schedule ?? []) {
      if (part.dueInMonths <= 0) continue
      const month = byMonth.get(part.dueInMonths) ?? { amounts: [], names: [] }
      month.amounts.push(part.amount)
      month.names.push(item.name)
      byMonth.set(part.dueInMonths, month)
    }
  }
  const dated = [...byMonth]
    .sort(([first], [second]) => first - second)
    .map(([dueInMonths, { amounts, names }]) => ({ dueInMonths, amount: sumOf(amounts), names }))
  return { dated, undated: sumOf([dueLater, ...dated.map(({ amount }) => -amount)]) }
}
