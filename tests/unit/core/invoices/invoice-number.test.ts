import { describe, expect, it } from 'vitest'
import { accountingDay, accountingYear, isTimeZone } from '@/core/invoices/datev'
import { invoiceNumber, isInvoiceNumber } from '@/core/invoices/types'

describe('an invoice number', () => {
  it('I2: has the year and six digits; credit notes have their own series', () => {
    expect(invoiceNumber('invoice', 2026, 123)).toBe('2026-000123')
    expect(invoiceNumber('credit-note', 2026, 7)).toBe('C-2026-000007')
    expect(invoiceNumber('invoice', 2026, 1_234_567)).toBe('2026-1234567')
  })

  it('I2: uses the accounting year, in any server time zone', () => {
    const eve = Date.parse('2026-12-31T23:30:00Z')
    expect(accountingYear(eve, 'UTC')).toBe(2026)
    expect(accountingYear(eve, 'Europe/Berlin')).toBe(2027)
    expect(accountingDay(eve, 'America/New_York')).toBe('2026-12-31')
    expect([isTimeZone('Europe/Berlin'), isTimeZone('Europe/Berlyn')]).toEqual([true, false])
  })

  it('I8: is looked up only if well-formed', () => {
    expect(['2026-000123', 'C-2026-000001'].every(isInvoiceNumber)).toBe(true)
    expect(['2026-123', "2026-000123' or 1=1", 'D-2026-000001', '../2026-000123'].some(isInvoiceNumber)).toBe(false)
  })
})
