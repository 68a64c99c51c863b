import { expect, it } from 'vitest'
import { isDatedRate } from '@/core/money/currency'

it('M11: shows the date of a rate for 31 days', () => {
  const at = Date.parse('2026-11-28T10:00:00Z')
  expect(['2026-11-28', '2026-10-29', '2026-10-28', '2026-10-27', '2025-07-19'].map((date) => isDatedRate(date, at))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
