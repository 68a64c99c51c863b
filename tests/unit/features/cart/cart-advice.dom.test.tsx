import { afterEach, describe, expect, it, vi } from 'vitest'
import { joinAmounts } from '@/core/money/currency'
import { amountFormatter } from '@/core/receipt/model'
import { CartAdvice } from '@/features/cart/cart-advice.client'
import { CartLines } from '@/features/cart/cart-lines.client'
import type { AdviceOffer } from '@/features/cart/advice'
import { cartStore } from '@/features/cart/cart-store'
import { cart, line, refusal } from '../../../support/cart/answering-shop'
import { mount } from '../../../support/mount'

const offers: readonly AdviceOffer[] = [
  { kind: 'hosting', type: 'hosting', id: 'shared-pro', name: 'Shared Pro', price: joinAmounts(['$99.99']), includedIn: [] },
  { kind: 'privacy', type: 'addon', id: 'whois-privacy', name: 'WHOIS privacy', price: joinAmounts(['$9.99']), includedIn: ['shared'] },
]
const before = cartStore.getState()
const names = (...ids: readonly string[]) => ids.map((id) => line(id, { type: 'domain', category: 'domain' }))
const privacy = line('privacy', { type: 'addon', category: 'privacy', serviceData: { domain: 'a.com' } })

const open = async (ids: readonly string[], next: object = {}, status = 200) => {
  const fetched = vi.fn(async (_path: string, { method }: RequestInit) =>
    method === 'POST' ? Response.json(next, { status }) : Response.json(cart(names(...ids))),
  )
  vi.stubGlobal('fetch', fetched)
  await cartStore.getState().load()
  const page = await mount(<CartAdvice offers={offers} />)
  const sent = () => fetched.mock.calls.filter(([, { method }]) => method === 'POST').map(([, { body }]) => JSON.parse(String(body)))
  return { page, sent }
}

afterEach(() => {
  cartStore.setState(before, true)
  vi.unstubAllGlobals()
})

it('S16: an add-on that a plan in the cart includes says so on its line, others do not', async () => {
  const addon = (id: string, fields: object) =>
    line(id, { type: 'addon', category: 'email-addon', serviceData: { domain: 'a.com' }, availablePaymentTypes: ['full'], ...fields })
  const domain = line('a.com', { type: 'domain', category: 'domain', maxYears: 1, availablePaymentTypes: ['full'] })
  vi.stubGlobal('fetch', async () => Response.json(cart([domain, addon('forwarding', { isInPlan: true }), addon('privacy', {})])))
  await cartStore.getState().load()
  const { quote } = cartStore.getState()
  if (!quote) throw new Error('the cart is empty')
  const page = await mount(<CartLines quote={quote} format={amountFormatter('USD')} />)
  const said = page.rows('.cart-addons li').map((row) => [row.split(' ')[0], row.includes('Already in your plan. You can remove it.')])
  expect(said).toEqual([
    ['forwarding', true],
    ['privacy', false],
  ])
})

describe('cart suggestions', () => {
  it('S16: exclude what a plan in the cart includes', async () => {
    vi.stubGlobal('fetch', async () => Response.json(cart([...names('a.com'), line('plan', { type: 'hosting', category: 'shared' })])))
    await cartStore.getState().load()
    const page = await mount(<CartAdvice offers={offers} />)
    expect(page.rows('.cart-advice__row b')).toEqual([])
  })

  it('are added to their domain with one click, without the drawer, and keep focus', async () => {
    const { page, sent } = await open(['a.com'], cart([...names('a.com'), privacy]))
    expect(page.rows('.cart-advice__row b')).toEqual(['Shared Pro', 'WHOIS privacy'])
    await page.press('WHOIS privacy')
    const item = { type: 'addon', id: 'whois-privacy', billing: 'yearly', quantity: 1, serviceData: { domain: 'a.com' } }
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('cart-advice'))
    expect(sent()).toEqual([{ items: [item] }])
    expect(cartStore.getState().isOpen).toBe(false)
    expect(page.rows('[role=status]')).toEqual(['WHOIS privacy is in your cart.'])
    expect(page.rows('.cart-advice__row b')).toEqual(['Shared Pro'])
  })

  it('explain why something was not added', async () => {
    const { page } = await open(['a.com'], refusal('domain-held', 'It is held for somebody else.'), 409)
    await page.press('Shared Pro')
    await vi.waitFor(() => expect(page.rows('[role=status]')).toEqual(['It is held for somebody else.']))
  })

  it('cover three domains, and count the others', async () => {
    const { page } = await open(['a.com', 'b.com', 'c.com', 'd.com', 'e.com'])
    expect(page.rows('section')).toHaveLength(3)
    expect(page.seen()).toContain('2 more domains are missing some of this.')
  })
})
