import { describe, expect, it, vi } from 'vitest'
import { locales } from '@/lib/config/locales'
import type { Minor } from '@/core/money/types'
import { figuresOf, type ChangePreview } from '@/core/subscriptions/plan-change'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import { ChangePage } from '@/features/account/change-page'
import { ChangeSection } from '@/features/account/subscription-page'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/subscription-actions', () => ({ confirmChangeAction: vi.fn(), cancelChangeAction: vi.fn() }))
vi.mock('@/features/account/actions/website-actions', () => ({}))

const item = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const
const subscription: SubscriptionRecord = {
  isHeld: false,
  partDueAt: null,
  id: '01a1f000-0000-7000-8000-000000000003',
  orderId: '01a1f000-0000-7000-8000-000000000004',
  kind: 'hosting',
  product: 'shared-basic',
  name: 'Shared Basic',
  items: [item],
  quantity: 1,
  billing: 'monthly',
  amount: 999 as Minor,
  currency: 'USD',
  credit: 150 as Minor,
  digits: 2,
  state: 'active',
  months: 1,
  anchorDay: 31,
  termStart: Date.UTC(2027, 0, 31),
  termEnd: Date.UTC(2027, 1, 28),
  cancelAtEnd: false,
  endReason: null,
  customerId: null,
  email: 'ines@example.com',
  locale: 'en',
  guestOrder: null,
  balance: null,
}
const wish = { products: ['shared-pro'], billing: 'yearly', quantity: 2 } as const
const preview: ChangePreview = {
  kind: 'change',
  items: [],
  wish,
  currency: 'USD',
  days: { of: 28, rest: 11 },
  unused: 393 as Minor,
  credit: 150 as Minor,
  price: 19_998 as Minor,
  used: 543 as Minor,
  left: 0 as Minor,
  tax: 1_946 as Minor,
  total: 21_401 as Minor,
  dueNow: 21_401 as Minor,
  termStart: Date.UTC(2027, 1, 17),
  termEnd: Date.UTC(2028, 1, 17),
  months: 12,
  anchorDay: 17,
  quote: null,
}
const choices = {
  parts: [
    [
      { id: 'shared-basic', name: 'Shared Basic', specs: [{ label: 'Disk', value: '20 GB' }], prices: { monthly: 999 as Minor } },
      {
        id: 'shared-pro',
        name: 'Shared Pro',
        specs: [{ label: 'Disk', value: '50 GB' }],
        prices: { monthly: 1_799 as Minor, yearly: 9_999 as Minor },
      },
    ],
  ],
  periods: ['monthly', 'yearly'] as const,
}

describe.each(locales)('the plan change page in %s', (locale) => {
  const draw = (more: Partial<ChangePreview> | null, refused: Parameters<typeof ChangePage>[0]['refused'] = null) =>
    drawInWords(
      <ChangePage
        offer={{ subscription, choices, preview: more && { ok: true, value: { ...preview, ...more } } }}
        wish={more && wish}
        refused={refused}
        priceLocale={undefined}
      />,
      locale,
    )

  it('U9: uses the URL for choices, and orders nothing before amounts are shown', () => {
    const page = draw(null)
    for (const said of ['method="get"', `/${locale}/subscriptions/${subscription.id}/change`, 'Shared Pro']) expect(page).toContain(said)
    expect(page).not.toContain('name="figures"')
  })

  it('U42: shows price and main specifications of each plan before the preview', () => {
    const page = draw(null)
    for (const said of ['$9.99', '$17.99', '$99.99', 'Disk: 20 GB', 'Disk: 50 GB']) expect(page).toContain(said)
    expect(page).toMatch(/<input[^>]*type="radio"[^>]*name="product"[^>]*value="shared-pro"/)
    expect(page).not.toMatch(/<(select|input)(?![^>]*(class=|type="hidden"|name="billing"))[^>]*>/)
  })

  it('U42: shows the price of each part of a configuration', () => {
    const [plans] = choices.parts
    if (plans === undefined) throw new Error('no plans')
    const several = { ...choices, parts: [plans, plans] }
    const page = drawInWords(
      <ChangePage offer={{ subscription, choices: several, preview: null }} wish={null} refused={null} priceLocale={undefined} />,
      locale,
    )
    expect(page).toMatch(/<select[^>]*name="product"/)
    expect(page).toContain('Shared Pro, $17.99')
  })

  it('U12: shows every amount, and the button submits all of them', () => {
    const page = draw({})
    for (const said of ['3.93', '1.50', '199.98', '5.43', '19.46', '214.01', '11', figuresOf(preview)]) expect(page).toContain(said)
    expect(page).toMatch(/<button[^>]*class="button button--go"[^>]*>[^<]*214\.01/)
    expect(page).toContain('−$5.43')
  })

  it('U10: shows the remaining credit, and that nothing is due', () => {
    const page = draw({ left: 4_200 as Minor, total: 0 as Minor, dueNow: 0 as Minor, tax: 0 as Minor })
    expect(page).toContain('42.00')
    expect(draw(null, 'changed-meanwhile')).toContain('role="alert"')
  })

  it('U12: lets an open change be paid or cancelled, and no other started', () => {
    const own = {
      subscription,
      open: null,
      isOrderable: false,
      orders: [],
      access: null,
      card: null,
      charge: null,
      parts: [],
      moneyBackUntil: null,
      movements: null,
    }
    const after = { ...subscription, name: 'Shared Pro' }
    const part = drawInWords(
      <ChangeSection
        own={{ ...own, change: { orderNumber: 'ORD-CHANGE', expiresAt: Date.UTC(2027, 1, 20), after } }}
        priceLocale={undefined}
      />,
      locale,
    )
    for (const said of ['ORD-CHANGE', 'Shared Pro', '<form', '1.50']) expect(part).toContain(said)
    expect(drawInWords(<ChangeSection own={{ ...own, change: null }} priceLocale={undefined} />, locale)).toContain(
      `${subscription.id}/change`,
    )
  })
})
