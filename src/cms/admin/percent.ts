import { fractionOf, percentOf } from '@/core/money/format'

/** 0.2 is typed and read as 20. */
export const toPercent = (fraction: unknown): string => (typeof fraction === 'number' ? String(percentOf(fraction, 6)) : '')

/** What the engine and the API know; `null` for what is no number. */
export const toFraction = (typed: string): number | null => {
  const percent = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(percent) ? null : fractionOf(percent)
}
