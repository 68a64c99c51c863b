import { describe, expect, it } from 'vitest'
import { readFile } from '@/payload/admin/price-lists/kinds'

const reader = { i18n: { language: 'en' } }

describe('a price file', () => {
  it.each([
    ['commas', ',', false],
    ['semicolons, as half Europe saves it', ';', true],
    ['tabs', '\t', false],
  ])('with %s is parsed by cell, with line numbers', (_name, sign, takesComma) => {
    const text = ['\uFEFFkey,price', '', 'basic, 4.99 ', 'pro,"9.99"'].join('\r\n').replaceAll(',', sign)
    expect(readFile(text, reader)).toEqual({
      file: {
        headings: ['key', 'price'],
        lines: [
          { line: 3, cells: { key: 'basic', price: '4.99' } },
          { line: 4, cells: { key: 'pro', price: '9.99' } },
        ],
        takesComma,
      },
    })
  })

  it('is rejected at its line if invalid or without a price', () => {
    expect(readFile('key,price\nbasic,"4', reader)).toMatchObject({ faults: [{ line: 2 }] })
    expect(readFile('key,price\n', reader)).toMatchObject({ faults: [{ line: 1 }] })
  })
})
