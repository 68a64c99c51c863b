import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/config/locales'
import { readerOf } from '../../../support/wording/admin-reader'
import { categoryNouns } from '@/payload/admin/promotions/promotion-fields'
import { describePromotion as sayPromotion } from '@/payload/admin/promotions/promotion-sentence'
import { describePromotion, type PromotionFields } from '@/core/discounts/promotion-text'

const now = Date.UTC(2026, 10, 24)

const say = (language: Locale, fields: PromotionFields): string =>
  sayPromotion({ ...readerOf(language), nouns: categoryNouns }, describePromotion(fields, now)).replace(/[\u00a0\u202f]/g, ' ')

const autumn: PromotionFields = {
  type: 'percentage',
  value: 25,
  applicableCategories: ['hosting'],
  startsAt: '2026-11-22T23:00:00.000Z',
  startsAt_tz: 'Europe/Madrid',
  expiresAt: '2026-12-31T22:59:00.000Z',
  expiresAt_tz: 'Europe/Madrid',
  usageLimit: 100,
  usedCount: 1,
}

describe('a promotion’s summary', () => {
  it.each([
    ['en', '25% off hosting on the first payment, Nov 23, 2026, 00:00 – Dec 31, 2026, 23:59 (Europe/Madrid), 100 uses, 1 used'],
    ['es', '25 % de descuento en hosting en el primer pago, 23 nov 2026, 0:00 – 31 dic 2026, 23:59 (Europe/Madrid), 1 de 100 usos'],
    [
      'fr',
      '25 % de réduction (hébergement) sur le premier paiement, 23 nov. 2026, 00:00 – 31 déc. 2026, 23:59 (Europe/Madrid), 1 sur 100 utilisations',
    ],
    ['de', '25 % Rabatt auf Hosting bei der ersten Zahlung, 23.11.2026, 00:00 – 31.12.2026, 23:59 (Europe/Madrid), 1 von 100 Verwendungen'],
  ] as const)('D16: states in %s discount, scope, dates and limit', (language, sentence) => {
    expect(say(language, autumn)).toBe(sentence)
  })

  it('lists every condition', () => {
    expect(
      say('en', {
        type: 'fixed',
        value: 20,
        excludedCategories: ['domain'],
        minAmount: 100,
        minQuantity: 3,
        isFirstTimeOnly: true,
        combinable: false,
        expiresAt: '2027-01-31T23:00:00.000Z',
        usageLimit: 1,
        perCustomerLimit: 1,
      }),
    ).toBe(
      '$20.00 off everything except domains on the first payment, minimum amount $100.00, minimum quantity 3, first orders only, can’t be combined with other codes, until Jan 31, 2027, 23:00 (UTC), one use, 0 used, 1 per customer',
    )
  })

  it('D6: says when an automatic discount applies', () => {
    const fields: PromotionFields = {
      type: 'percentage',
      value: 5,
      maxDiscount: 50,
      conditions: { billingPeriod: 'yearly', minAmount: 200 },
    }
    expect(say('en', fields)).toBe('5% off everything on the first payment, billed yearly, up to $50.00, in carts over $200.00')
  })

  it('M12: formats amounts in the reader’s language', () => {
    expect(say('de', { type: 'fixed', value: 1234.5 })).toMatch(/^1\.234,50\s\$ /)
    expect(say('de', { type: 'percentage', value: 7.5, maxDiscount: 50 })).toMatch(/^7,5\s% .*50,00\s\$/)
  })

  it('says that nothing was entered', () => {
    expect(say('de', {})).toBe('Kein Rabatt festgelegt')
  })
})
