import { describe, expect, it } from 'vitest'
import { claimOrderSchema, orderLinkSchema } from '@/modules/accounts/schema'
import { order } from '@/modules/orders/endpoints'
import { createOrderNumber, normaliseOrderNumber } from '@/core/orders/types'

describe('createOrderNumber', () => {
  it('§9.36, O7: consists of ORD, base-36 milliseconds and 6 random base-36 characters, upper case', () => {
    const draws = [0, 0.999999, 0.5, 10 / 36, 35 / 36, 0.1]
    let draw = 0
    expect(createOrderNumber(1_763_717_000_000, () => draws[draw++] ?? 0)).toBe('ORD-MI8NKAWW-0ZIAZ3')
  })

  it('O7: always has that format', () => {
    expect(createOrderNumber(Date.UTC(2026, 10, 21), () => 0)).toMatch(/^ORD-[0-9A-Z]{8}-[0-9A-Z]{6}$/)
  })
})

describe('a typed order number', () => {
  const typed = ' ord-mi8nkaww-0ziaz3 '
  const kept = { orderNumber: 'ORD-MI8NKAWW-0ZIAZ3' }

  it('O7: is trimmed and upper-cased', () => {
    expect(normaliseOrderNumber(typed)).toBe(kept.orderNumber)
  })

  it('O7: is normalised once on input, whatever its case', () => {
    expect(orderLinkSchema.parse({ orderNumber: typed, email: 'ada@example.com' })).toMatchObject(kept)
    expect(claimOrderSchema.parse({ orderNumber: typed })).toMatchObject(kept)
    expect(order.parameters?.parse({ orderNumber: typed })).toEqual(kept)
  })
})
