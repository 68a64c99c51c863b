import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CertificateNames } from '@/features/cart/domain-choice.client'
import { cartStore } from '@/features/cart/cart-store'
import { cart, line } from '../../../support/cart/answering-shop'
import { mount } from '../../../support/mount'

const before = cartStore.getState()
afterEach(() => {
  cartStore.setState(before, true)
  vi.unstubAllGlobals()
})

const serviceData = { coverage: 'multi-domain', domain: 'kitewell.com', additionalDomains: ['a.com'] }
const certificate = line('ssl-dv', { type: 'ssl', category: 'ssl', serviceData, maxDomains: 3 })

const open = async () => {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => Response.json(cart([certificate])))
  vi.stubGlobal('fetch', fetched)
  await cartStore.getState().load()
  const [item] = cartStore.getState().quote?.items ?? []
  if (!item) throw new Error('the cart is empty')
  const page = await mount(<CertificateNames item={item} />)
  const sent = () => fetched.mock.calls.flatMap(([, init]) => (init?.method === 'PATCH' ? [JSON.parse(String(init.body))] : []))
  const type = (value: string) =>
    act(async () => {
      const input = page.box.querySelector('input')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  return { page, sent, type }
}

describe('the names of a certificate in the cart', () => {
  it('S19: are typed into one field, checked, and sent in the form of the DNS', async () => {
    const { page, sent, type } = await open()
    await type('nonsense')
    await page.press('Save names')
    expect(page.seen()).toContain('nonsense is not a whole domain')
    await type('a.com, b.com, c.com')
    await page.press('Save names')
    expect(page.seen()).toContain('at most 3 names')
    expect(sent()).toEqual([])
    await type('https://Shop.Kitewell.com/, kitewell.com')
    await page.press('Save names')
    await vi.waitFor(() => expect(sent()).toEqual([{ additionalDomains: ['shop.kitewell.com'] }]))
  })
})
