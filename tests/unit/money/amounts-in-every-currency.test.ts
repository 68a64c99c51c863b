import { describe, expect, it } from 'vitest'

import { amountsInEveryCurrency } from '@/core/money/amounts-in-every-currency'
import { convertUnit } from '@/core/money/convert'
import { usdCents } from '@/core/money/usd-cents'
import { currencies } from '../../support/engine/currencies'

describe('amountsInEveryCurrency', () => {
  it('§1.15, §9.32, M3, M7: rounds straight to each minor unit and formats as en-US', () => {
    const amounts = amountsInEveryCurrency([...currencies.values()], (currency) => convertUnit(usdCents(12.99), currency))
    expect(amounts).toMatchObject({ USD: '$12.99', EUR: '€11.04', GBP: '£9.48', CAD: 'CA$17.54', JPY: '¥1,429' })
  })
})
