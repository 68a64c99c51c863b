import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalToNumber, parseDecimal, sumOf } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { calculateTax } from '@/core/orders/calculate-quote'
import { overlappingRows, resolveTax } from '@/core/tax/resolve-tax'
import { taxKinds, type TaxPlace, type TaxRow } from '@/core/tax/types'

const usual = parseDecimal(0.1)
const row = (country: string, rate: number, more: Partial<TaxRow> = {}): TaxRow => ({
  country,
  region: '',
  kind: 'everyone',
  rate: parseDecimal(rate),
  name: `VAT ${country}`,
  from: null,
  to: null,
  ...more,
})
const buyer = (country: string, more: Partial<TaxPlace> = {}): TaxPlace => ({
  country,
  region: '',
  isBusiness: false,
  hasValidVatId: false,
  ...more,
})
const rows = [
  row('DE', 0.19),
  row('ES', 0.21),
  row('ES', 0, { region: 'Canarias' }),
  row('FR', 0.2, { kind: 'consumer' }),
  row('FR', 0.2, { kind: 'business' }),
  row('', 0, { name: '' }),
]
const table = { rows, seat: 'DE' }
const rateOf = (place: TaxPlace | null, now = 0, of = table) => decimalToNumber(resolveTax(of, usual, place, now).rate)

describe('resolveTax', () => {
  it('T1: uses the single rate without rows', () => {
    for (const place of [null, buyer('DE'), buyer('FR', { isBusiness: true, hasValidVatId: true })])
      expect(resolveTax({ rows: [], seat: 'DE' }, usual, place, 0)).toEqual({ rate: usual, note: null })
  })

  it('T2: prefers region over country, country over default, and buyer type over everyone', () => {
    expect(rateOf(buyer('ES'))).toBe(0.21)
    expect(rateOf(buyer('ES', { region: ' canarias ' }))).toBe(0)
    expect(rateOf(buyer('US'))).toBe(0)
    expect(rateOf(buyer('FR'))).toBe(0.2)
    const kinds = { rows: [row('CH', 0.081), row('CH', 0.05, { kind: 'business' })], seat: 'CH' }
    expect(rateOf(buyer('CH', { isBusiness: true }), 0, kinds)).toBe(0.05)
    expect(rateOf(buyer('CH'), 0, kinds)).toBe(0.081)
  })

  it('T2: uses the single rate if no row matches', () => {
    const { rate, note } = resolveTax({ rows: [row('DE', 0.19)], seat: 'DE' }, usual, buyer('US'), 0)
    expect([rate, note]).toEqual([usual, { name: '', country: 'US', reason: 'table' }])
  })

  it('T3: changes at the dated minute', () => {
    const dated = { rows: [row('DE', 0.19, { to: 1000 }), row('DE', 0.2, { from: 1000 })], seat: 'DE' }
    expect([999, 1000].map((now) => rateOf(buyer('DE'), now, dated))).toEqual([0.19, 0.2])
  })

  it('T4: assumes a consumer in the shop’s country before an address is known', () => {
    expect(resolveTax(table, usual, null, 0).note).toEqual({ name: 'VAT DE', country: 'DE', reason: 'table' })
    expect(rateOf(null)).toBe(0.19)
  })

  it('T11: names the place when an EU shop charges no tax outside the EU', () => {
    const reasonOf = (country: string, taxTable: Parameters<typeof resolveTax>[0] = table) =>
      resolveTax(taxTable, usual, buyer(country), 0).note?.reason
    expect(['US', 'GB', 'CH', 'NO'].map((country) => reasonOf(country))).toEqual(Array.from({ length: 4 }, () => 'outside-eu'))
    // Not outside the EU: Monaco counts as France, a member state, a seat outside the EU, a row with a rate.
    expect([
      reasonOf('MC'),
      reasonOf('PT'),
      reasonOf('US', { rows, seat: 'US' }),
      reasonOf('US', { rows: [row('US', 0.1)], seat: 'DE' }),
    ]).toEqual(Array.from({ length: 4 }, () => 'table'))
  })

  it('T5: reports an unconfirmed number only if a confirmed one would change the tax', () => {
    const unconfirmedIn = (country: string) => resolveTax(table, usual, buyer(country, { unconfirmedVatId: 'not-found' }), 0).note
    expect(unconfirmedIn('FR')).toMatchObject({ reason: 'table', unconfirmedVatId: 'not-found' })
    expect(unconfirmedIn('DE')).not.toHaveProperty('unconfirmedVatId')
  })

  it('T6: reverse charges a confirmed number of another member state', () => {
    const confirmed = { isBusiness: true, hasValidVatId: true }
    expect(resolveTax(table, usual, buyer('FR', confirmed), 0)).toEqual({
      rate: parseDecimal(0),
      note: { name: 'VAT FR', country: 'FR', reason: 'reverse-charge' },
    })
    expect(rateOf(buyer('FR', { isBusiness: true }))).toBe(0.2)
    expect(rateOf(buyer('DE', confirmed))).toBe(0.19)
    expect(resolveTax(table, usual, buyer('GB', confirmed), 0).note?.reason).toBe('outside-eu')
    expect(resolveTax({ rows, seat: '' }, usual, buyer('FR', confirmed), 0).note?.reason).toBe('table')
    expect(resolveTax({ rows, seat: 'CH' }, usual, buyer('FR', confirmed), 0).note?.reason).toBe('table')
  })

  it('T1, O1: is never negative, adds up over lines, and is none at 0, for any row', () => {
    const country = fc.constantFrom('DE', 'FR', 'ES', '')
    const rate = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 10_000)
    const anyRow = fc
      .record({ country, rate, kind: fc.constantFrom(...taxKinds) })
      .map((each) => row(each.country, each.rate, { kind: each.kind }))
    const taxables = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 8 })
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), country, fc.boolean(), taxables, (some, where, isBusiness, amounts) => {
        const resolved = resolveTax({ rows: some, seat: 'DE' }, usual, buyer(where, { isBusiness }), 0)
        const lines = amounts.map((taxable, index) => ({ key: `${index}`, taxable: taxable as Minor }))
        const taxes = calculateTax(lines, resolved.rate)
        expect(taxes.every((tax) => tax >= 0)).toBe(true)
        expect(sumOf(taxes)).toBe(Math.round(sumOf(amounts) * decimalToNumber(resolved.rate) + 1e-6))
        if (decimalToNumber(resolved.rate) === 0) expect(sumOf(taxes)).toBe(0)
      }),
    )
  })
})

describe('overlappingRows', () => {
  it('T3: may be adjacent, but not overlap', () => {
    expect(overlappingRows(rows)).toBeNull()
    expect(overlappingRows([row('DE', 0.19, { to: 1000 }), row('DE', 0.2, { from: 1000 })])).toBeNull()
    expect(overlappingRows([row('DE', 0.19, { to: 1001 }), row('FR', 0.2), row('DE', 0.2, { from: 1000 })])).toEqual([0, 2])
    expect(overlappingRows([row('ES', 0.21), row('ES', 0, { region: 'Canarias' }), row('ES', 0.07, { region: 'canarias' })])).toEqual([
      1, 2,
    ])
    expect(overlappingRows([row('DE', 0.19), row('DE', 0.19, { kind: 'business' })])).toBeNull()
  })
})
