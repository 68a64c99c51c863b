import { expect, it } from 'vitest'
import { emailIdentity, canonicalEmail } from '@/core/accounts/email-address'

it('D10: treats addresses that differ in case and spaces as one customer', () => {
  expect(canonicalEmail('  Ada@Example.COM ')).toBe('ada@example.com')
  expect(canonicalEmail('ｄa@example.com')).toBe('da@example.com')
})

it.each([
  ['ada+hosting@example.com', 'ada@example.com'],
  ['Ada+a+b@Example.com ', 'ada@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['A.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['ada', 'ada'],
])('D10: normalises %s to %s wherever customers are counted', (email, box) => {
  expect(emailIdentity(email)).toBe(box)
})
