import { describe, expect, it, vi } from 'vitest'
import { locales } from '@/lib/config/locales'
import type { Minor } from '@/core/money/types'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'
import type { DuePart } from '@/modules/subscriptions/parts'
import type { OwnSubscription } from '@/modules/subscriptions/subscriptions.service'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import { nextSteps } from '@/features/account/first-steps'
import { SubscriptionPage } from '@/features/account/subscription-page'
import { SubscriptionsPage } from '@/features/account/subscriptions-page'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/subscription-actions', () => ({
  cancelChangeAction: vi.fn(),
  confirmChangeAction: vi.fn(),
  changeSubscriptionAction: vi.fn(),
  orderTermAction: vi.fn(),
}))
vi.mock('@/features/account/actions/website-actions', () => ({
  addDomainAction: vi.fn(),
  attachAction: vi.fn(),
  checkConnectionAction: vi.fn(),
  removeDomainAction: vi.fn(),
  replaceRecordsAction: vi.fn(),
}))

const running: SubscriptionRecord = {
  isHeld: false,
  partDueAt: null,
  id: '01a1f000-0000-7000-8000-000000000003',
  orderId: '01a1f000-0000-7000-8000-000000000004',
  kind: 'hosting',
  product: 'shared-pro',
  name: 'Shared Pro',
  items: [],
  quantity: 2,
  billing: 'monthly',
  amount: 1998 as Minor,
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
  customerId: null,
  email: 'ines@example.com',
  locale: 'en',
  guestOrder: null,
  balance: null,
}

const several = { domain: 'riverbank.com', additionalDomains: ['bakery.example'] }
const connections = [
  {
    domain: 'bakery.example',
    state: 'missing',
    isOurs: false,
    compared: [{ wanted: { purpose: 'web', name: '@', type: 'A', ttl: 3600, values: ['198.51.100.7'] }, state: 'missing', found: [] }],
    isWatched: true,
    checkedAt: 1,
    connectedAt: null,
  },
] as const
const website = { domains: ['riverbank.com'], connections: [], most: 1 }

const own = (more: Partial<SubscriptionRecord> = {}, open: OwnSubscription['open'] = null, isOrderable = false): OwnSubscription => ({
  subscription: { ...running, ...more },
  open,
  isOrderable,
  change: null,
  access: null,
  card: null,
  charge: null,
  parts: [],
  moneyBackUntil: null,
  movements: null,

  orders: [
    {
      orderNumber: 'ORD-MN4T2K1A-7F3K9Q',
      termStart: running.termStart,
      status: 'paid',
      currency: 'USD',
      digits: 2,
      total: 2198 as Minor,
      invoices: ['2027-000012', '2027-000019'],
    },
  ],
})
const visa = { brand: 'visa', lastFour: '4242', expiryMonth: 3, expiryYear: 2030 } as const
const words = { de, en, es, fr }
const waiting = { orderId: 'a', orderNumber: 'ORD-NEXT', status: 'pending', isWithdrawn: false } as const

describe.each(locales)('the page of a subscription in %s', (locale) => {
  const draw = (shown: OwnSubscription) =>
    drawInWords(<SubscriptionPage own={shown} website={website} setups={[]} priceLocale={undefined} />, locale)

  it('U8: says what runs, until when, what it costs and its papers, and asks before it cancels', () => {
    const page = draw(own())
    for (const said of [
      '2 × Shared Pro',
      '19.98',
      `/subscriptions/${running.id}/change`,
      '2027-000012',
      '/orders/ORD-MN4T2K1A-7F3K9Q',
      '<details',
      '<form',
    ])
      expect(page).toContain(said)
    expect(page).not.toContain('ORD-NEXT')
  })

  it('U8: shows an invoice and its credit note on separate lines', () => {
    const numbers = [...draw(own()).matchAll(/<div><a[^>]*\/invoices\/[^>]*>([^<]+)<\/a><\/div>/g)].map(([, number]) => number)
    expect(numbers).toEqual(['2027-000012', '2027-000019'])
  })

  it('U3: leads to the open order, or orders the next term where there is none', () => {
    expect(draw(own({ state: 'pastDue' }, waiting, true))).toContain(`/${locale}/orders/ORD-NEXT`)
    const forms = (page: string) => page.split('<form').length - 1
    expect(forms(draw(own({}, null, true)))).toBe(forms(draw(own({}, null, false))) + 1)
  })

  it('U45: cancelling is a button that says so, and asks before it is done', () => {
    expect(draw(own({}))).toMatch(/<details[^>]*><summary class="button[^"]*">[^<]+<\/summary><form/)
  })

  it('C10: lists the other domains of a plan with what their DNS says, and asks before one is taken off', () => {
    const items = [{ type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 1, serviceData: several }] as const
    const drawDomains = (most: number) =>
      drawInWords(
        <SubscriptionPage own={own({ items })} website={{ domains: [], connections, most }} setups={[]} priceLocale={undefined} />,
        locale,
      )
    const page = drawDomains(10)
    const { remove, confirm } = words[locale].account.attach.more
    for (const said of ['riverbank.com', '198.51.100.7', 'form-domain-add', remove.replace('{domain}', 'bakery.example'), confirm])
      expect(page).toContain(said)
    const full = drawDomains(2)
    expect(full).not.toContain('form-domain-add')
    expect(full).toContain(words[locale].account.attach.more.upgrade)
    expect(draw(own({ items: [{ ...items[0], serviceData: { domain: 'riverbank.com' } }] }))).not.toContain('more-domains')
  })

  it('S18: a wildcard certificate says which names it is for', () => {
    const serviceData = { coverage: 'wildcard', domain: 'riverbank.com' } as const
    const items = [{ type: 'ssl', id: 'ssl-dv', billing: 'yearly', quantity: 1, serviceData }] as const
    expect(draw(own({ kind: 'ssl', items }))).toContain('*.riverbank.com, riverbank.com')
  })

  it('C12: says that there is nothing to check where the host is done and has named no address', () => {
    const items = [
      { type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 1, serviceData: { domain: 'riverbank.com' } },
    ] as const
    const unknown = { ...connections[0], domain: 'riverbank.com', state: 'waiting', compared: [] } as const
    const page = drawInWords(
      <SubscriptionPage
        own={own({ items })}
        website={{ domains: [], connections: [unknown], most: 1 }}
        setups={[]}
        priceLocale={undefined}
      />,
      locale,
    )
    expect(page).toContain(words[locale].account.attach.states.unknown.replace('{domain}', 'riverbank.com').slice(0, 40))
    expect(page).not.toContain('form-connection-check')
  })

  it('U49: heads the part that cancels with what it does, and says what is lost and when', () => {
    const { cancel, ending } = words[locale].account.subscriptions
    expect(draw(own())).toContain(`<h2 id="cancel">${cancel}</h2>`)
    expect(draw(own({ state: 'ended' }))).toContain(`<h2 id="cancel">${ending}</h2>`)
    const lost = { en: 'mailboxes', es: 'buzones', fr: 'boîtes mail', de: 'Postfächer' }[locale]
    expect(draw(own())).toContain(lost)
    expect(draw(own({ kind: 'ssl' }))).not.toContain(lost)
    expect(draw(own({ state: 'pastDue' }))).not.toContain(lost)
  })

  it('U8: what is cancelled can be kept, what ended can nothing', () => {
    const cancelled = draw(own({ cancelAtEnd: true, endReason: 'customer' }))
    expect(cancelled).toContain('<form')
    expect(cancelled).not.toContain('<details')
    expect(draw(own({ state: 'ended' }))).not.toContain('<form')
  })

  it('U24: says how it is paid: by which card, by hand, or why not', () => {
    const card = { ...visa, id: 'c', provider: 'stripe', reference: 'pm', payer: 'cus', isUsed: true, endsAt: 0 } as const
    const subject = { subscriptionId: running.id }
    const charge = { paymentId: 'p', subject, attempt: 2, firstTriedAt: 0, nextAt: null, refusedCard: null }
    const { subscriptions: said } = words[locale].account
    expect(draw(own())).toContain(said.payHand)
    expect(draw({ ...own(), card })).toContain(said.payCard.replace('{card}', 'Visa ···· 4242'))
    expect(draw({ ...own({}, waiting), card })).toContain(said.payHand)
    for (const last of [charge, { ...charge, nextAt: 0, refusedCard: card.id }])
      expect(draw({ ...own({}, waiting), card, charge: { ...last, state: 'declined' } })).toContain(
        said.payDeclinedLast.replace('{card}', 'Visa ···· 4242'),
      )
    expect(draw({ ...own({}, waiting), card, charge: { ...charge, state: 'authentication' } })).toContain(said.payConfirm)
  })

  it('is one of a list, by pages', () => {
    const list = { subscriptions: [running, { ...running, id: 'b', state: 'ended' as const }], page: 2, pages: 3 }
    const page = drawInWords(<SubscriptionsPage list={list} priceLocale={undefined} />, locale)
    for (const said of [`/${locale}/subscriptions/${running.id}`, 'page=1', 'page=3']) expect(page).toContain(said)
    const none = drawInWords(<SubscriptionsPage list={{ subscriptions: [], page: 1, pages: 1 }} priceLocale={undefined} />, locale)
    expect(none).not.toContain('<table')
  })
})

it('U1: the account’s first page knows the day the next term is due, or that there is none', () => {
  const steps = nextSteps([], [running, { ...running, name: 'Mail', termEnd: Date.UTC(2027, 0, 3), cancelAtEnd: true }], {
    yearOf: () => null,
    amountOf: ({ amount, currency }) => `${amount} ${currency}`,
  })
  expect(steps).toEqual([
    { kind: 'ends', name: 'Mail', path: `/subscriptions/${running.id}`, at: '2027-01-03T00:00:00.000Z', amounts: null },
    { kind: 'renewal', name: 'Shared Pro', path: `/subscriptions/${running.id}`, at: '2027-02-28T00:00:00.000Z', amounts: '1998 USD' },
  ])
})

it.each(locales)('O19: a part that is due stands on the page in %s, with its day and where it is paid', (locale) => {
  const part: DuePart = {
    paymentId: '01a1f000-0000-7000-8000-000000000009',
    orderNumber: 'ORD-MN4T2K1A-7F3K9Q',
    names: ['Shared Pro'],
    dueAt: '2027-01-31T00:00:00.000Z',
    isOverdue: true,
    status: 'failed',
    amount: 12_345 as Minor,
    currency: 'USD',
    way: { kind: 'page', paymentId: '01a1f000-0000-7000-8000-000000000009' },
  }
  const draw = (way: DuePart['way']) =>
    drawInWords(
      <SubscriptionPage own={{ ...own(), parts: [{ ...part, way }] }} website={website} setups={[]} priceLocale={undefined} />,
      locale,
    )
  for (const said of ['123.45', '2027', `/${locale}/orders/ORD-MN4T2K1A-7F3K9Q/pay?part=${part.paymentId}`])
    expect(draw(part.way)).toContain(said)
  expect(draw({ kind: 'transfer', reference: 'ORD' })).toContain(`href="/${locale}/orders/ORD-MN4T2K1A-7F3K9Q"`)
  expect(draw(null)).not.toContain('pay?part')
})
