import { describe, expect, it } from 'vitest'
import { hashToken } from '@/lib/crypto/tokens'
import { createAccessToken, opensOrder, orderTokenOf, withOrderToken } from '@/modules/orders/order-access'

const token = createAccessToken('a-secret', 'ORD-A1-BCDEF0')
const placed = (first: string) => ({ orderNumber: 'ORD-A1-BCDEF0', accessTokenHash: hashToken(first), sealedAccessToken: null })
const shop = { secret: 'b-secret' }

describe('O7: the token that opens an order', () => {
  it('is deterministic, and differs by order and secret', () => {
    expect(createAccessToken('a-secret', 'ORD-A1-BCDEF0')).toBe(token)
    expect(createAccessToken('a-secret', 'ORD-A1-BCDEF1')).not.toBe(token)
    expect(createAccessToken('b-secret', 'ORD-A1-BCDEF0')).not.toBe(token)
  })

  it('is verified by its hash', () => {
    expect(opensOrder(shop, placed(token), token)).toBe(true)
    expect(opensOrder(shop, placed(token), createAccessToken('b-secret', 'ORD-A1-BCDEF0'))).toBe(true)
    expect(opensOrder(shop, placed(token), createAccessToken('c-secret', 'ORD-A1-BCDEF0'))).toBe(false)
    expect(opensOrder(shop, placed(token), `${token}x`)).toBe(false)
    expect(opensOrder(shop, placed(token), hashToken(token))).toBe(false)
    expect(opensOrder(shop, { orderNumber: 'ORD-A1-BCDEF0', accessTokenHash: '', sealedAccessToken: null }, '')).toBe(false)
  })

  it('is in a cookie with four earlier orders, newest first', () => {
    const numbers = Array.from({ length: 7 }, (_, index) => `ORD-A${index}-BCDEF0`)
    const cookie = numbers.reduce<string | undefined>(
      (known, number) => withOrderToken(known, number, createAccessToken('s', number)),
      undefined,
    )
    expect(cookie?.split('~')).toHaveLength(5)
    expect(orderTokenOf(cookie, 'ORD-A6-BCDEF0')).toBe(createAccessToken('s', 'ORD-A6-BCDEF0'))
    expect(orderTokenOf(cookie, 'ORD-A1-BCDEF0')).toBeNull()
    expect(withOrderToken(cookie, 'ORD-A6-BCDEF0', token).split('~')).toHaveLength(5)
  })

  it('of a modified cookie grants nothing', () => {
    expect(orderTokenOf('ORD-A-B.short~~__proto__.x', 'ORD-A-B')).toBeNull()
    expect(orderTokenOf(undefined, 'ORD-A-B')).toBeNull()
  })
})
