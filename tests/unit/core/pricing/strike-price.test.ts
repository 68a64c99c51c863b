import { describe, expect, it } from 'vitest'
import { usdCents, parseDecimal } from '@/core/money/arithmetic'
import { cardStrike, highestStrike, listStrike, strikePrice } from '@/core/pricing/reference-price'
import { price } from '../../../support/engine/catalog'
import { settings } from '../../../support/engine/world'

describe('strikePrice', () => {
  it('§9.24, P6: is 1.2 × for SSL, in every period', () => {
    expect(strikePrice('ssl', 'monthly', usdCents(9.99), settings)).toBe(1199)
    expect(strikePrice('ssl', 'yearly', usdCents(99.99), settings)).toBe(11999)
  })

  it('§2.38, §9.25, P6: is 1.4 × for email, yearly only', () => {
    expect(strikePrice('email', 'yearly', usdCents(38.99), settings)).toBe(5459)
    expect(strikePrice('email', 'monthly', usdCents(3.49), settings)).toBeNull()
  })

  it('P6: is none for anything else', () => {
    expect(strikePrice('hosting', 'yearly', usdCents(49.99), settings)).toBeNull()
  })

  it('P6: is none if off or not higher', () => {
    const off = { ...settings, sslStrikeMultiplier: null, emailStrikeMultiplier: parseDecimal(1) }
    expect(strikePrice('ssl', 'yearly', usdCents(99.99), off)).toBeNull()
    expect(strikePrice('email', 'yearly', usdCents(38.99), off)).toBeNull()
  })
})

describe('the displayed strike price', () => {
  const plain = price(100)
  const reduced = price(100, 0, 0.2)
  const none = { ...settings, sslStrikeMultiplier: null }

  it('P2, P6: is the family’s multiple on a card, and the price before discount in a list', () => {
    expect(cardStrike('ssl', 'yearly', plain, settings)).toBe(12_000)
    expect(cardStrike('ssl', 'yearly', reduced, settings)).toBe(9600)
    expect(cardStrike('hosting', 'yearly', reduced, settings)).toBeNull()
    expect(listStrike('ssl', 'yearly', plain, settings)).toBe(12_000)
    expect(listStrike('ssl', 'yearly', reduced, settings)).toBe(10_000)
    expect(listStrike('hosting', 'yearly', reduced, settings)).toBe(10_000)
    expect(listStrike('hosting', 'yearly', plain, settings)).toBeNull()
  })

  it('P11: is replaced by the valid one, or nothing', () => {
    const replaced = { ...reduced, strike: usdCents(90) }
    const hidden = { ...reduced, strike: null }
    expect(cardStrike('ssl', 'yearly', replaced, settings)).toBe(9000)
    expect(cardStrike('ssl', 'yearly', hidden, settings)).toBeNull()
    expect(cardStrike('hosting', 'yearly', replaced, settings)).toBeNull()
    expect(listStrike('ssl', 'yearly', replaced, settings)).toBe(9000)
    expect(listStrike('ssl', 'yearly', hidden, settings)).toBeNull()
  })

  it('P11: is checked against the highest shown anywhere', () => {
    expect(highestStrike('ssl', 'yearly', plain, settings)).toBe(12_000)
    expect(highestStrike('ssl', 'yearly', reduced, settings)).toBe(10_000)
    expect(highestStrike('ssl', 'yearly', price(100, 0, 0.05), settings)).toBe(11_400)
    expect(highestStrike('ssl', 'yearly', reduced, none)).toBe(10_000)
    expect(highestStrike('hosting', 'yearly', reduced, settings)).toBe(10_000)
    expect(highestStrike('hosting', 'yearly', plain, settings)).toBeNull()
  })
})
