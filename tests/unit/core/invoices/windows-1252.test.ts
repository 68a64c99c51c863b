import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { bookkeepingDefaults } from '@/lib/config/bookkeeping'
import { datevRow } from '@/core/invoices/datev'
import { encodeWindows1252, inWindows1252 } from '@/modules/invoices/accounting-export'

/** Node's decoder treats Windows-1252 as Latin-1. */
const decode = (bytes: Uint8Array): string => iconv.decode(bytes, 'win1252')

describe('I9: text for DATEV', () => {
  it('keeps every letter of Windows-1252', () => {
    const name = 'L’Œuvre – Žemlja “Šport” & Söhne, 5 €'
    expect(inWindows1252(name)).toBe(name)
    expect(decode(encodeWindows1252(name))).toBe(name)
    expect([...encodeWindows1252('Œ–€')]).toEqual([0x8c, 0x96, 0x80])
  })

  it.each([
    ['Łódź Ő', 'Lódz O'],
    ['Ωμέγα', 'Omega'],
    ['Москва', 'Moskva'],
    ['陳大文', 'ChenDaWen'],
    ['Zoe\u0308', 'Zoë'],
  ])('transliterates %s', (name, spelt) => {
    expect(inWindows1252(name)).toBe(spelt)
  })

  it('writes no question mark into a booking', () => {
    const amount = { minor: 11900, digits: 2, currency: 'EUR' }
    const row = datevRow(bookkeepingDefaults, {
      ...{ kind: 'invoice', number: '2026-000123', issuedOn: '2026-11-22', corrects: null, orderNumber: 'ORD-1' },
      ...{ buyer: inWindows1252('Łukasz Œuvre 陳'), vatId: null, isCard: true, hasTax: true, amount, paid: amount },
    })
    expect(decode(encodeWindows1252(row))).toContain('"ORD-1 Lukasz Œuvre Chen"')
  })
})
