import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Coupon } from '@/payload-types'
import { couponData } from '../../support/coupon-data'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'
import { createAccounts } from '../accounts/account-shop'
import type { ApiRequest } from '../api/api-client'
import { quoteRequest } from '../api/requests'

/** A condition as in docs/recipes.md, with a setting of each kind. The shop ships none that is stored in rows. */
const words = vi.hoisted(() => {
  const label = { label: 'A setting' }
  const settings = {
    isPaused: label,
    least: label,
    price: label,
    from: label,
    within: label,
    sizes: { ...label, choices: { small: 'Small', large: 'Large' } },
  }
  type Texts = Readonly<Record<string, unknown>>
  type Messages = Texts & { readonly discounts: Texts & { readonly reasons: Texts; readonly conditions: Texts } }
  return async (original: () => Promise<{ readonly default: Messages }>) => {
    const { default: messages } = await original()
    const { discounts } = messages
    const reasons = { ...discounts.reasons, 'whole-cart': 'This code is for another cart' }
    const conditions = { ...discounts.conditions, 'whole-cart': { title: 'Cart', settings } }
    return { default: { ...messages, discounts: { ...discounts, reasons, conditions } } }
  }
})
vi.mock('@/lib/i18n/messages/en.json', words)
vi.mock('@/lib/i18n/messages/es.json', words)
vi.mock('@/lib/i18n/messages/fr.json', words)
vi.mock('@/lib/i18n/messages/de.json', words)
vi.mock('@/core/discounts/conditions', async (original) => {
  const actual = await original<typeof import('@/core/discounts/conditions')>()
  const { conditions, categories, choices, count, defineCondition, flag, instant, usd } = actual
  const wholeCart = defineCondition({
    code: 'whole-cart',
    keptIn: 'rows',
    settings: {
      isPaused: flag(),
      least: count({ least: 1 }),
      price: usd(),
      from: instant(),
      within: categories(),
      sizes: choices(['small', 'large']),
    },
    judge: ({ isPaused, least, price, from, within, sizes }, { eligible, now }) =>
      !isPaused &&
      eligible.entries.length >= (least ?? 0) &&
      eligible.baseAmount >= (price ?? 0) &&
      now >= (from ?? 0) &&
      (within.length === 0 || within.includes('hosting')) &&
      (sizes.length === 0 || sizes.includes('small'))
        ? null
        : {},
  })
  return { ...actual, conditions: [...conditions.slice(0, -1), wholeCart, ...conditions.slice(-1)] }
})

const { payload } = await bootPayload()
const shop = createAccounts(payload)

let made = 0
const createCode = async (changes: Partial<Coupon>): Promise<string> => {
  made += 1
  const { code } = await payload.create({ collection: 'coupons', data: couponData(`CONDITION${made}`, changes) })
  return code
}

/** Reason for rejecting the last of these codes; `null` if it applies. */
const reasonFor = async (codes: readonly string[], cookies: ApiRequest['cookies'] = {}) => {
  const { status, text, body } = await shop.api('POST', '/pricing/quote', { body: { ...quoteRequest, codes }, cookies })
  expect(status, text).toBe(200)
  const { rejectedCodes, discountSummary } = body as {
    readonly rejectedCodes: readonly { readonly code: string; readonly reason: string }[]
    readonly discountSummary: { readonly discountCodes: readonly { readonly discountId: string }[] }
  }
  const last = codes.at(-1)
  const counts = discountSummary.discountCodes.some(({ discountId }) => discountId === last)
  const reason = rejectedCodes.find(({ code }) => code === last)?.reason ?? null
  expect(counts).toBe(reason === null)
  return reason
}

describe('D13: the quote applies every condition that editors set', () => {
  it.each<[reason: string, refused: Partial<Coupon>, holds: Partial<Coupon>]>([
    ['inactive', { isActive: false }, { isActive: true }],
    ['not-started', { startsAt: '2999-01-01T00:00:00.000Z' }, { startsAt: '2020-01-01T00:00:00.000Z' }],
    ['expired', { expiresAt: '2020-01-01T00:00:00.000Z' }, { expiresAt: '2999-01-01T00:00:00.000Z' }],
    ['usage-limit', { usageLimit: 3, usedCount: 3 }, { usageLimit: 3, usedCount: 2 }],
    ['not-applicable', { applicableCategories: ['ssl'] }, { applicableCategories: ['hosting'] }],
    ['not-applicable', { excludedCategories: ['hosting'] }, { excludedCategories: ['ssl'] }],
    ['minimum-amount', { minAmount: 10_000 }, { minAmount: 0.01 }],
    ['minimum-quantity', { minQuantity: 2 }, { minQuantity: 1 }],
  ])('%s', async (reason, refused, holds) => {
    expect(await reasonFor([await createCode(refused)])).toBe(reason)
    expect(await reasonFor([await createCode(holds)])).toBeNull()
  })

  it('not-combinable', async () => {
    const first = await createCode({ priority: 1 })
    expect(await reasonFor([first, await createCode({ combinable: false })])).toBe('not-combinable')
    expect(await reasonFor([first, await createCode({ combinable: true })])).toBeNull()
  })

  it('no-effect', async () => {
    const all = await createCode({ value: 100, priority: 1 })
    const second = await createCode({})
    expect(await reasonFor([all, second])).toBe('no-effect')
    expect(await reasonFor([second])).toBeNull()
  })

  describe('for a customer with an order', () => {
    let cookies: Record<string, string>
    let limited: (perCustomerLimit: number) => Promise<string>
    beforeAll(async () => {
      cookies = await shop.signUp('returning@conditions.test')
      const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: 'returning@conditions.test' } } })
      const order = await payload.create({ collection: 'orders', data: orderData({ customer: docs[0]?.id ?? null }) })
      limited = async (perCustomerLimit) => {
        const code = await createCode({ perCustomerLimit })
        const data = { coupon: code, order: order.id, customerKey: order.customerKey, state: 'reserved' } as const
        await payload.create({ collection: 'redemptions', data })
        return code
      }
    })

    it('customer-limit', async () => {
      expect(await reasonFor([await limited(1)], cookies)).toBe('customer-limit')
      expect(await reasonFor([await limited(2)], cookies)).toBeNull()
    })

    it('first-time-only', async () => {
      expect(await reasonFor([await createCode({ isFirstTimeOnly: true })], cookies)).toBe('first-time-only')
      expect(await reasonFor([await createCode({ isFirstTimeOnly: true })])).toBeNull()
    })
  })

  it.each<[kind: string, refused: object, holds: object]>([
    ['a switch', { isPaused: true }, { isPaused: false }],
    ['a number', { least: 2 }, { least: 1 }],
    ['a price', { price: 9999.99 }, { price: 0.01 }],
    ['a moment', { from: '2999-01-01T00:00:00.000Z' }, { from: '2020-01-01T00:00:00.000Z' }],
    ['categories', { within: ['ssl'] }, { within: ['ssl', 'hosting'] }],
    ['a choice', { sizes: ['large'] }, { sizes: ['large', 'small'] }],
  ])('a custom one stored in rows, with the setting %s', async (_kind, refused, holds) => {
    // not in the generated types, whichever conditions the shop has
    const row = (settings: object) => ({ blockType: 'whole-cart', ...settings }) as never
    expect(await reasonFor([await createCode({ conditions: [row(holds), row(refused)] })])).toBe('whole-cart')
    expect(await reasonFor([await createCode({ conditions: [row(holds)] })])).toBeNull()
  })
})
