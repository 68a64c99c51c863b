import { expect, it } from 'vitest'
import { emailAddress } from '@/lib/http/text'

it.each([
  [64, true],
  [65, false],
])('accepts an email address with %i characters before the @: %s', (length, isTaken) => {
  expect(emailAddress.safeParse(`${'a'.repeat(length)}@example.com`).success).toBe(isTaken)
})
