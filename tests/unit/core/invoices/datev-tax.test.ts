import { describe, expect, it } from 'vitest'
import { bookkeepingDefaults } from '@/lib/config/bookkeeping'
import { datevRow, type DatevBooking, datevColumns } from '@/core/invoices/datev'

const amount = { minor: 11900, digits: 2, currency: 'EUR' }
const booking: DatevBooking = {
  kind: 'invoice',
  number: '2026-000123',
  issuedOn: '2026-11-22',
  corrects: null,
  orderNumber: 'ORD-1',
  buyer: 'Blé SARL',
  vatId: 'FR12345678901',
  isCard: true,
  hasTax: true,
  amount,
  paid: amount,
}

const cellsOf = (changes: Partial<DatevBooking>) => {
  const cells = datevRow(bookkeepingDefaults, { ...booking, ...changes })
    .trimEnd()
    .split(';')
  const cell = (column: string) => cells[datevColumns.indexOf(column)]
  return ['Gegenkonto (ohne BU-Schlüssel)', 'EU-Land u. UStID (Bestimmung)', 'EU-Steuersatz (Bestimmung)'].map(cell)
}

describe('a DATEV booking', () => {
  it('I9: has no tax details with a single rate', () => {
    expect(cellsOf({})).toEqual(['8400', '', ''])
    expect(cellsOf({ hasTax: false })).toEqual(['8200', '', ''])
  })

  it('T9: uses the reverse charge account with the buyer’s VAT number', () => {
    expect(cellsOf({ hasTax: false, abroad: { kind: 'reverse-charge' } })).toEqual(['8336', '"FR12345678901"', ''])
  })

  it('T9: states country and rate for tax of another member state', () => {
    expect(cellsOf({ abroad: { kind: 'other-state', country: 'EL', percent: 5.5 } })).toEqual(['8331', '"EL"', '5,5'])
  })
})
