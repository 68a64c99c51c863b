import { expect, it } from 'vitest'
import { normaliseCode } from '@/core/discounts/coupons'

it('§5.18, D11: trims and upper-cases', () => {
  expect(normaliseCode('  welcome10\t')).toBe('WELCOME10')
  expect(normaliseCode('   ')).toBe('')
})
