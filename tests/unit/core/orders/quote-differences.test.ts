import { describe, expect, it } from 'vitest'
import { parseDecimal } from '@/core/money/arithmetic'
import type { Currency } from '@/core/money/types'
import { quoteDifferences, toShownLines } from '@/core/orders/calculate-quote'
import { price, service } from '../../../support/engine/catalog'
import { currencies, currency } from '../../../support/engine/currencies'
import { quote } from '../../../support/engine/quote'
import { catalogWith, domain, hosting, worldWith } from '../../../support/engine/world'

const items = [hosting('shared-basic'), hosting('vps-starter'), domain('a.com')]
const shown = toShownLines(quote(items, { currency: 'EUR' }))

const withRate = (code: string, exchangeRate: number) => {
  const changed: Currency = { ...currency(code), exchangeRate: parseDecimal(exchangeRate) }
  return worldWith({ currencies: new Map([...currencies, [code, changed]]) })
}

const repriced = worldWith({ catalog: catalogWith(service('shared-basic', 'hosting', 'shared', { monthly: price(5.99) })) })

describe('quoteDifferences', () => {
  it('O6: are empty if nothing changed', () => {
    expect(quoteDifferences(shown, quote(items, { currency: 'EUR' }))).toEqual([])
  })

  it('O6: include a price, before and after in the cart’s currency', () => {
    expect(quoteDifferences(shown, quote(items, { currency: 'EUR', world: repriced }))).toEqual([
      { kind: 'price', key: 'hosting|shared-basic|monthly', name: 'shared-basic', before: 424, after: 509 },
    ])
  })

  it('O6: include a rate once, not as a new price of every line', () => {
    expect(quoteDifferences(shown, quote(items, { currency: 'EUR', world: withRate('EUR', 0.9) }))).toEqual([
      { kind: 'rate', currency: 'EUR', before: 0.85, after: 0.9 },
    ])
  })

  it('O6: include a discontinued product', () => {
    expect(quoteDifferences(shown, quote(items.slice(1), { currency: 'EUR' }))).toEqual([
      { kind: 'gone', key: 'hosting|shared-basic|monthly', name: 'shared-basic' },
    ])
  })

  it('O6: include a setup fee', () => {
    const world = worldWith({ catalog: catalogWith(service('vps-starter', 'hosting', 'vps', { monthly: price(29.99, 20) })) })
    expect(quoteDifferences(shown, quote(items, { currency: 'EUR', world }))).toEqual([
      { kind: 'setup-fee', key: 'hosting|vps-starter|monthly', name: 'vps-starter', before: 1275, after: 1700 },
    ])
  })

  it('M6: exclude the visitor’s currency change, but include a price that changed', () => {
    expect(quoteDifferences(shown, quote(items, { currency: 'JPY' }))).toEqual([])
    expect(quoteDifferences(shown, quote(items, { currency: 'JPY', world: repriced }))).toEqual([
      { kind: 'price', key: 'hosting|shared-basic|monthly', name: 'shared-basic', before: 549, after: 659 },
    ])
  })

  it('M6: exclude a setup fee in the visitor’s new currency, even at the same rate', () => {
    const world = withRate('JPY', 0.85)
    expect(quoteDifferences(shown, quote(items, { currency: 'JPY', world }))).toEqual([])
  })

  it('are JSON-serialisable', () => {
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
  })
})
