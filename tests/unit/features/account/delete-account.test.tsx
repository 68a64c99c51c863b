import { describe, expect, it, vi } from 'vitest'
import { locales } from '@/lib/config/locales'
import type { Minor } from '@/core/money/types'
import type { AccountClosure } from '@/modules/accounts/accounts.service'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import { AccountDeletedPage, DeleteAccountPage } from '@/features/account/delete-account-page'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/account-actions', () => ({ deleteAction: async () => null }))

const now = Date.UTC(2027, 1, 1)

const plan: SubscriptionRecord = {
  isHeld: false,
  partDueAt: null,
  id: 'a',
  orderId: 'b',
  kind: 'hosting',
  product: 'shared-pro',
  name: 'Shared Pro',
  items: [],
  quantity: 1,
  billing: 'monthly',
  amount: 999 as Minor,
  currency: 'USD',
  credit: 0 as Minor,
  digits: 2,
  state: 'active',
  months: 1,
  anchorDay: 31,
  termStart: Date.UTC(2027, 0, 31),
  termEnd: Date.UTC(2027, 1, 28),
  cancelAtEnd: false,
  endReason: null,
  customerId: 'c',
  email: 'ines@example.com',
  locale: 'en',
  guestOrder: null,
  balance: null,
}

const closure: AccountClosure = {
  subscriptions: [
    plan,
    { ...plan, id: 'd', name: 'Cloud Flex', balance: { left: 1750 as Minor, threshold: 500 as Minor, drawnUntil: 0, topUpAt: 0 } },
    { ...plan, id: 'e', name: 'VPS Starter', state: 'pastDue', termEnd: Date.UTC(2027, 0, 20) },
  ],
  domains: [{ domain: 'saltandbarley.com', expiresAt: '2027-11-21T00:00:00.000Z' }],
  parts: [],
  cards: ['Visa ···· 4242'],
}

const draw = (shown: AccountClosure, locale: (typeof locales)[number] = 'en') =>
  drawInWords(<DeleteAccountPage closure={shown} email="ines@example.com" now={now} priceLocale={undefined} />, locale)

describe('account deletion', () => {
  it.each(locales)('U48: lists plans, balance, domains with dates and payment methods before confirmation, in %s', (locale) => {
    const page = draw(closure, locale)
    for (const said of [
      'Shared Pro',
      'Cloud Flex',
      '17.50',
      'saltandbarley.com',
      '2027',
      'Visa ···· 4242',
      'name="confirmation"',
      'ines@example.com',
    ])
      expect(page).toContain(said)
    expect(page.split('<form')).toHaveLength(2)
  })

  it('U48: says that an overdue plan ends immediately', () => {
    expect(draw(closure)).toContain('Ends immediately')
    expect(draw({ ...closure, subscriptions: [plan] })).not.toContain('Ends immediately')
  })

  it('U48: shows no empty list to an account without products', () => {
    expect(draw({ subscriptions: [], domains: [], parts: [], cards: [] })).not.toContain('account-rows')
  })

  it.each(locales)('U48: confirms on a separate page that the account is deleted and an email follows, in %s', (locale) => {
    const page = drawInWords(<AccountDeletedPage />, locale)
    expect(page).toContain('<h1>')
    expect(page).toContain(`href="/${locale}"`)
  })
})
