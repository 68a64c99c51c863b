import type { NumberField } from 'payload'
import { expect, it } from 'vitest'
import { currencies } from '@/payload/collections/currencies'

const digits = currencies.fields.find((field): field is NumberField => 'name' in field && field.name === 'digits')

const judge = (code: string, value: number): unknown =>
  Reflect.apply(digits?.validate ?? (() => 'no rule'), null, [value, { siblingData: { code }, req: { i18n: { language: 'en' } } }])

it('M1: a currency without cents, such as the yen, is given none: browsers would read its amounts otherwise', () => {
  expect(judge('JPY', 2)).toBe('Please enter 2, or 0 for a currency without cents.')
  expect(judge('JPY', 0)).toBe(true)
})

it('M8: cents may be left away where there are some', () => {
  expect(judge('USD', 2)).toBe(true)
  expect(judge('HUF', 0)).toBe(true)
  expect(judge('USD', 3)).toBe('Please enter 2, or 0 for a currency without cents.')
})

it('of a code that is none, only the code is spoken of', () => {
  expect(judge('XX', 2)).toBe(true)
})
