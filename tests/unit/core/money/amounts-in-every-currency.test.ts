import { describe, expect, it } from 'vitest'

import { amountsInEveryCurrency, isInEveryCurrency, joinAmounts, splitAmounts, convertUnit } from '@/core/money/currency'
import { usdCents } from '@/core/money/arithmetic'
import { currencies } from '../../../support/engine/currencies'

describe('amountsInEveryCurrency', () => {
  it('§1.15, §9.32, M3, M7: rounds straight to each minor unit and formats as en-US', () => {
    const amounts = amountsInEveryCurrency([...currencies.values()], (currency) => convertUnit(usdCents(12.99), currency))
    const codes = [...currencies.keys()]
    expect(Object.fromEntries(splitAmounts(amounts).map((text, place) => [codes[place], text]))).toMatchObject({
      USD: '$12.99',
      EUR: '€11.04',
      GBP: '£9.48',
      CAD: 'CA$17.54',
      JPY: '¥1,429',
    })
  })

  it('are distinguished from a single amount, even if that starts with a code', () => {
    expect(isInEveryCurrency(joinAmounts(['CHF 11.20']))).toBe(true)
    expect(isInEveryCurrency('CHF 11.20')).toBe(false)
  })
})
