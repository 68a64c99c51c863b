import { describe, expect, it } from 'vitest'
import { toCsv } from '@/core/csv'

describe('toCsv', () => {
  it('RFC 4180: separates fields by commas and ends every line in CRLF', () => {
    expect(
      toCsv([
        ['name', 'price'],
        ['otter.com', '12.99'],
      ]),
    ).toBe('name,price\r\notter.com,12.99\r\n')
  })

  it('RFC 4180: quotes commas, quotes and line breaks, and doubles quotes', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines', 'cr\r']])).toBe('"a,b","say ""hi""","two\nlines","cr\r"\r\n')
  })

  it.each(['=1+1', '+1', '-otter.com', '@SUM(A1)', '\tx', '=cmd|"/c calc"!A1'])('no field is a formula: %j', (field) => {
    const [written = ''] = toCsv([[field]]).split('\r\n')
    expect(written.replace(/^"/, '')).toMatch(/^'/)
  })

  it('is empty without rows', () => {
    expect(toCsv([])).toBe('')
  })
})
