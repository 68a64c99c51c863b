import { expect, it } from 'vitest'
import { code } from '@/payload/fields/identifiers'

const check = (value: string): unknown => code.validate?.(value as never, { req: { i18n: { language: 'en' } } } as never)

it.each(['welcome10', ' WELCOME10 ', 'Welcome-10'])('D11: accepts “%s” in the form, as saving does', (value) => {
  expect(check(value)).toBe(true)
})

it.each(['w', 'TWO WORDS', '-10'])('D11: rejects “%s” with an example', (value) => {
  expect(check(value)).toContain('MY-CODE-15')
})
