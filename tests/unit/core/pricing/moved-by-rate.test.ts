import { describe, expect, it } from 'vitest'
import type { Catalog } from '@/core/catalog/types'
import { parseDecimal, usdCents } from '@/core/money/arithmetic'
import { countChangedPrices } from '@/core/pricing/prices'
import { price } from '../../../support/engine/catalog'
import { currency } from '../../../support/engine/currencies'

const euro = (exchangeRate: string) => ({ ...currency('EUR'), exchangeRate: parseDecimal(exchangeRate) })
const empty: Pick<Catalog, 'services' | 'extensions' | 'transferPrices' | 'addons'> = {
  services: new Map(),
  extensions: new Map(),
  transferPrices: new Map(),
  addons: new Map(),
}
const rows = <Row>(row: object) => new Map([['one', row as Row]])
const moved = (catalog: Partial<typeof empty>, before = '1', after = '1.001') =>
  countChangedPrices({ ...empty, ...catalog } as Catalog, euro(before), euro(after))

describe('the effect of a rate on prices', () => {
  it('M3, M8: counts prices that change by a cent or more, and no others', () => {
    // 4.99 × 1.001 is 4.99499, and 5 × 1.001 is 5.005
    expect(moved({ addons: rows({ price: usdCents(4.99) }) })).toEqual({ prices: 1, moved: 0 })
    expect(moved({ addons: rows({ price: usdCents(5) }) })).toEqual({ prices: 1, moved: 1 })
    expect(moved({ addons: rows({ price: usdCents(5) }) }, '1', '1')).toEqual({ prices: 1, moved: 0 })
  })

  it('M8: covers plans by period, both domain prices, transfers and add-ons', () => {
    const prices = { monthly: price(10, 0, 0.6), yearly: price(100) }
    expect(moved({ services: rows({ prices }) })).toEqual({ prices: 2, moved: 1 })
    expect(moved({ extensions: rows({ price: usdCents(1), renewal: usdCents(20) }) })).toEqual({ prices: 2, moved: 1 })
    expect(moved({ transferPrices: rows({ price: usdCents(9) }) })).toEqual({ prices: 1, moved: 1 })
    expect(moved({})).toEqual({ prices: 0, moved: 0 })
  })
})
