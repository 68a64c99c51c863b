import { describe, expect, it } from 'vitest'
import { convertAmount } from '@/core/money/currency'
import { parseDecimal } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'

const euro = { exchangeRate: parseDecimal(0.85), digits: 2 } as const
const dollar = { exchangeRate: parseDecimal(1), digits: 2 } as const
const yen = { exchangeRate: parseDecimal(110), digits: 0 } as const

describe('an amount in the accounting currency', () => {
  it('M2: is rounded once, from the exact quotient of the rates', () => {
    expect(convertAmount(1299 as Minor, dollar, euro)).toBe(1104)
    expect(convertAmount(1429 as Minor, yen, euro)).toBe(1104)
    expect(convertAmount(1104 as Minor, euro, yen)).toBe(1429)
    expect(convertAmount(1299 as Minor, euro, euro)).toBe(1299)
  })
})
