import { expect, it } from 'vitest'
import { normaliseEmail } from '@/server/normalise-email'

it('D10: capitals and spaces do not make a second customer', () => {
  expect(normaliseEmail('  Ada@Example.COM ')).toBe('ada@example.com')
  expect(normaliseEmail('ｄa@example.com')).toBe('da@example.com')
})
