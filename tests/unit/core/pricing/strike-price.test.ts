import { describe, expect, it } from 'vitest'
import { usdCents, parseDecimal } from '@/core/money/arithmetic'
import { cardStrike, highestStrike, listStrike, strikePrice } from '@/core/pricing/reference-price'
import { price } from '../../../support/engine/catalog'
import { settings } from '../../../support/engine/world'

describe('strikePrice', () => {
  it('§9.24, P6: SSL × 1.2, in every period', () => {
    expect(strikePrice('ssl', 'monthly', usdCents(9.99), settings)).toBe(1199)
    expect(strikePrice('ssl', 'yearly', usdCents(99.99), settings)).toBe(11999)
  })

  it('§2.38, §9.25, P6: email × 1.4, by the year only', () => {
    expect(strikePrice('email', 'yearly', usdCents(38.99), settings)).toBe(5459)
    expect(strikePrice('email', 'monthly', usdCents(3.49), settings)).toBeNull()
  })

  it('P6: nothing else is struck through', () => {
    expect(strikePrice('hosting', 'yearly', usdCents(49.99), settings)).toBeNull()
  })

  it('P6: off, or not higher, strikes nothing', () => {
    const off = { ...settings, sslStrikeMultiplier: null, emailStrikeMultiplier: parseDecimal(1) }
    expect(strikePrice('ssl', 'yearly', usdCents(99.99), off)).toBeNull()
    expect(strikePrice('email', 'yearly', usdCents(38.99), off)).toBeNull()
  })
})

describe('what is struck through where', () => {
  const plain = price(100)
  const reduced = price(100, 0, 0.2)
  const none = { ...settings, sslStrikeMultiplier: null }

  it('P2, P6: a card strikes its family’s multiple through, a list what was before a discount', () => {
    expect(cardStrike('ssl', 'yearly', plain, settings)).toBe(12_000)
    expect(cardStrike('ssl', 'yearly', reduced, settings)).toBe(9600)
    expect(cardStrike('hosting', 'yearly', reduced, settings)).toBeNull()
    expect(listStrike('ssl', 'yearly', plain, settings)).toBe(12_000)
    expect(listStrike('ssl', 'yearly', reduced, settings)).toBe(10_000)
    expect(listStrike('hosting', 'yearly', reduced, settings)).toBe(10_000)
    expect(listStrike('hosting', 'yearly', plain, settings)).toBeNull()
  })

  it('P11: where something else is true, that stands there, or nothing', () => {
    const replaced = { ...reduced, strike: usdCents(90) }
    const hidden = { ...reduced, strike: null }
    expect(cardStrike('ssl', 'yearly', replaced, settings)).toBe(9000)
    expect(cardStrike('ssl', 'yearly', hidden, settings)).toBeNull()
    expect(cardStrike('hosting', 'yearly', replaced, settings)).toBeNull()
    expect(listStrike('ssl', 'yearly', replaced, settings)).toBe(9000)
    expect(listStrike('ssl', 'yearly', hidden, settings)).toBeNull()
  })

  it('P11: the most that is struck through anywhere is what has to be true', () => {
    expect(highestStrike('ssl', 'yearly', plain, settings)).toBe(12_000)
    expect(highestStrike('ssl', 'yearly', reduced, settings)).toBe(10_000)
    expect(highestStrike('ssl', 'yearly', price(100, 0, 0.05), settings)).toBe(11_400)
    expect(highestStrike('ssl', 'yearly', reduced, none)).toBe(10_000)
    expect(highestStrike('hosting', 'yearly', reduced, settings)).toBe(10_000)
    expect(highestStrike('hosting', 'yearly', plain, settings)).toBeNull()
  })
})
