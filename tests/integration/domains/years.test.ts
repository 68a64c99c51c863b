import { describe, expect, it } from 'vitest'
import { replaceServices } from '@/container'
import { addYears } from '@/core/domains/lifecycle'
import { everyNameFree } from '../../support/names/every-name-free'
import { openStaffDesk } from '../../support/names/staff-desk'
import { cartOf, codeOf, createBuyer } from '../../support/orders/buyer'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { domainItem } from '../api/requests'

const { payload } = await bootPayload({ DOMAIN_PROVIDER: 'rdap' })
replaceServices(payload, { registry: everyNameFree })
const api = createApi(payload)
const buyer = createBuyer(api)
const { buy, all, one, moveOrder, endTask } = await openStaffDesk(payload)

const forYears = (domain: string, years: number) => ({ ...domainItem(domain), serviceData: { operation: 'register', years } })

describe('a domain for several years', () => {
  it('N4: has the same number of years in order, registrar job and expiry', async () => {
    const order = await buy([forYears('three-years.com', 3)])
    await moveOrder(order, 'paid')
    expect(await one('registrar-tasks', order)).toMatchObject({ kind: 'register', years: 3, status: 'open' })
    await endTask(order, 'done')
    const [name] = await all('domains', order)
    expect(name?.termYears).toBe(3)
    expect(Date.parse(name?.expiresAt ?? '')).toBe(addYears(Date.parse(name?.registeredAt ?? ''), 3))
  })

  it('N4: omits the term for one year, which lasts one', async () => {
    const order = await buy([domainItem('one-year.com')])
    await moveOrder(order, 'paid')
    expect(await one('registrar-tasks', order)).toMatchObject({ years: 1 })
    await endTask(order, 'done')
    const [name] = await all('domains', order)
    expect(Date.parse(name?.expiresAt ?? '')).toBe(addYears(Date.parse(name?.registeredAt ?? ''), 1))
  })

  it('N4: accepts 1 to 10 whole years, limited by the TLD', async () => {
    const codeFor = async (years: unknown) => {
      const answer = await api('POST', '/pricing/quote', {
        body: cartOf({ ...domainItem('some-years.com'), serviceData: { operation: 'register', years } }),
      })
      return [answer.status, codeOf(answer)]
    }
    expect(await codeFor(10)).toEqual([200, undefined])
    for (const wrong of [0, 11, 1.5, '2', null]) expect((await codeFor(wrong))[0], String(wrong)).toBe(400)
    const { docs } = await payload.find({ collection: 'extensions', where: { extension: { equals: '.com' } } })
    await payload.update({ collection: 'extensions', id: docs[0]?.id ?? '', data: { maxYears: 5 } })
    expect(await codeFor(6)).toEqual([422, 'years-not-offered'])
    expect(await codeFor(5)).toEqual([200, undefined])
    await payload.update({ collection: 'extensions', id: docs[0]?.id ?? '', data: { maxYears: 10 } })
  })

  it('N4: changes the years of a domain line and its add-ons, and of no other line', async () => {
    const items = [
      domainItem('cart-years.com'),
      { type: 'addon', id: 'whois-privacy', billing: 'yearly', quantity: 1, serviceData: { domain: 'cart-years.com' } },
    ]
    const added = await api('POST', '/cart/items', { body: { items } })
    const cookies = added.cookies
    const lines = added.body?.['items'] as { lineId: string; type: string; subtotal: number; renewal: number; price: number }[]
    const [name, addon] = lines
    const changed = await api('PATCH', `/cart/items/${name?.lineId}`, { body: { years: 2 }, cookies })
    expect(changed.status, changed.text).toBe(200)
    expect(changed.body?.['changes']).toEqual([])
    const [twice, addonTwice] = changed.body?.['items'] as typeof lines
    expect(twice).toMatchObject({ lineId: name?.lineId, term: { years: 2, firstYear: name?.price, laterYear: name?.renewal } })
    expect(twice?.subtotal).toBeCloseTo((name?.price ?? 0) + (name?.renewal ?? 0), 2)
    expect(addonTwice?.subtotal).toBeCloseTo(2 * (addon?.subtotal ?? 0), 2)
    expect((await api('PATCH', `/cart/items/${addon?.lineId}`, { body: { years: 2 }, cookies })).status).toBe(422)
    const back = await api('PATCH', `/cart/items/${name?.lineId}`, { body: { years: 1 }, cookies })
    expect(back.body?.['items']).toEqual(lines)
  })

  it('N4: charges what was quoted for three years', async () => {
    const cart = cartOf(forYears('charged-years.com', 3))
    const placed = await buyer.order(cart)
    expect(placed.status, placed.text).toBe(201)
    expect((placed.body?.['items'] as { term: object }[])[0]?.term).toMatchObject({ years: 3 })
  })
})
