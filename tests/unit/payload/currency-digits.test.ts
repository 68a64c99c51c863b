import type { NumberField } from 'payload'
import { expect, it } from 'vitest'
import { currencies } from '@/payload/collections/currencies'

const digits = currencies.fields.find((field): field is NumberField => 'name' in field && field.name === 'digits')

const judge = (code: string, value: number): unknown =>
  Reflect.apply(digits?.validate ?? (() => 'no rule'), null, [value, { siblingData: { code }, req: { i18n: { language: 'en' } } }])

it('M1: rejects decimals for a currency without minor units, such as yen, which browsers would format differently', () => {
  expect(judge('JPY', 2)).toBe('Please enter 2, or 0 for a currency without cents.')
  expect(judge('JPY', 0)).toBe(true)
})

it('M8: allows hiding cents of other currencies', () => {
  expect(judge('USD', 2)).toBe(true)
  expect(judge('HUF', 0)).toBe(true)
  expect(judge('USD', 3)).toBe('Please enter 2, or 0 for a currency without cents.')
})

it('reports only the code if it is invalid', () => {
  expect(judge('XX', 2)).toBe(true)
})
