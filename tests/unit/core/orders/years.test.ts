import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteDifferences, toShownLines } from '@/core/orders/calculate-quote'
import type { QuoteItemRequest } from '@/core/orders/types'
import { yearChoices } from '@/core/pricing/prices'
import { receiptModel } from '@/core/receipt/model'
import { catalog, extensions } from '../../../support/engine/catalog'
import { currencies } from '../../../support/engine/currencies'
import { coupon, percentage } from '../../../support/engine/discounts'
import { quote, refusal } from '../../../support/engine/quote'
import { addonFor, couponMap, domain, worldWith } from '../../../support/engine/world'

const named = (id: string, years?: number, more: QuoteItemRequest['serviceData'] = {}) =>
  domain(
    id,
    years === undefined && Object.keys(more).length === 0 ? {} : { serviceData: { ...more, ...(years === undefined ? {} : { years }) } },
  )

const code = fc.constantFrom(...currencies.keys())
const ending = fc.constantFrom('.com', '.net', '.org', '.io', '.app')
const addonId = fc.constantFrom(...catalog.addons.keys())

describe('N4: a domain for several years', () => {
  it('N4, M4: costs the first year and each later one at the renewal price, each rounded separately, in every currency', () => {
    fc.assert(
      fc.property(code, ending, fc.integer({ min: 2, max: 10 }), (currency, extension, years) => {
        const [one] = quote([named(`a${extension}`)], { currency }).lines
        const [line] = quote([named(`a${extension}`, years)], { currency }).lines
        expect(line?.term).toMatchObject({ years, firstYear: one?.unitPrice, laterYear: one?.renewal })
        expect(line?.unitPrice).toBe((one?.unitPrice ?? 0) + (years - 1) * (one?.renewal ?? 0))
        expect(line?.renewal).toBe(one?.renewal)
        // D15: the list price applies to the first year.
        expect(line?.catalogSavings).toBe(one?.catalogSavings)
      }),
    )
  })

  it('N4: equals a line without years for one year, byte for byte', () => {
    fc.assert(
      fc.property(code, ending, addonId, (currency, extension, addon) => {
        const items = (years?: number) => [named(`a${extension}`, years), addonFor(`a${extension}`, addon)]
        expect(JSON.stringify(quote(items(1), { currency }))).toBe(JSON.stringify(quote(items(), { currency })))
      }),
    )
    expect(quote([named('a.com')]).lines[0]).not.toHaveProperty('term')
  })

  it('N4: extends its add-ons to as many years, in any order', () => {
    const [addon] = quote([addonFor('a.com', 'ssl'), named('a.com', 3)]).lines
    const [one] = quote([addonFor('a.com', 'ssl'), named('a.com')]).lines
    expect(addon?.unitPrice).toBe(3 * (one?.unitPrice ?? 0))
    expect(addon?.serviceData).toEqual({ domain: 'a.com' })
  })

  it('N4: is limited by its TLD; a transfer brings one', () => {
    expect(refusal([named('a.co', 6)])).toEqual({ code: 'years-not-offered', item: 0 })
    expect(quote([named('a.co', 5)]).lines[0]).toMatchObject({ maxYears: 5 })
    expect(refusal([named('a.com', 11)])).toEqual({ code: 'years-not-offered', item: 0 })
    expect(refusal([named('a.com', 2, { operation: 'transfer' })])).toEqual({ code: 'years-not-offered', item: 0 })
    expect(quote([named('a.com', 10)]).lines[0]).not.toHaveProperty('maxYears')
  })

  it('N4, D3, D16: gets a code’s discount on the whole term, which is the first payment', () => {
    const world = worldWith({ coupons: couponMap([coupon('TEN', percentage(10))]), automaticDiscounts: [] })
    const [line] = quote([named('a.com', 3)], { codes: ['TEN'], world }).lines
    expect(line?.subtotal).toBe(1299 + 2 * 1499)
    expect(line?.discount).toBe(430)
  })

  it('N4: renews yearly after its years on the receipt, counting no year twice', () => {
    const { currency, taxRate: _rate, ...rest } = quote([named('a.com', 3), addonFor('a.com', 'ssl'), named('b.com')])
    const items = rest.lines
    const model = receiptModel(
      { ...rest, currency: currency.code, items, discountSummary: { automaticDiscounts: [], discountCodes: [] } },
      'bundle',
    )
    expect(model.renewals).toEqual([
      { billing: 'yearly', dueInMonths: 12, amount: 1499 },
      { billing: 'yearly', dueInMonths: 36, amount: 1499 + 4999 },
    ])
    const before = items.reduce((sum, { subtotal, discount }) => sum + subtotal - discount, 0)
    expect(model.threeYears).toBe(before + 2 * 1499)
  })

  it('N4, O6: reports another price of a year, but not the visitor’s choice of years', () => {
    const shown = toShownLines(quote([named('a.com', 3), addonFor('a.com', 'ssl')]))
    expect(quoteDifferences(shown.slice(1), quote([named('a.com'), addonFor('a.com', 'ssl')]))).toEqual([])
    const dearer = extensions.map((row) => ({ ...row, renewal: (row.renewal + 100) as typeof row.renewal }))
    const world = worldWith({ catalog: { ...catalog, extensions: new Map(dearer.map((row) => [row.extension, row])) } })
    expect(quoteDifferences(shown, quote([named('a.com', 3), addonFor('a.com', 'ssl')], { world }))).toEqual([
      { kind: 'price', key: 'domain|a.com|yearly|register|3', name: 'a.com', before: 4297, after: 4497 },
    ])
  })

  it('N4: lists years up to the maximum, with the current choice', () => {
    expect(yearChoices(10)).toEqual([1, 2, 3, 5, 10])
    expect(yearChoices(9)).toEqual([1, 2, 3, 5, 9])
    expect(yearChoices(2)).toEqual([1, 2])
    expect(yearChoices(5, 4)).toEqual([1, 2, 3, 4, 5])
  })
})
