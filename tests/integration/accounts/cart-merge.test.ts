import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { cartSchema, type CartResponse } from '@/modules/cart/schema'
import { couponData } from '../../support/coupon-data'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { addonItem, domainItem, hostingItem } from '../api/requests'
import { createAccounts, keptCookies } from './account-shop'

let payload: Payload
let shop: ReturnType<typeof createAccounts>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  shop = createAccounts(payload)
})

type Cookies = Record<string, string>

const add = async (cookies: Cookies, ...items: readonly unknown[]): Promise<Cookies> => {
  const answer = await shop.api('POST', '/cart/items', { body: { items }, cookies })
  if (answer.status !== 200) throw new Error(answer.text)
  return keptCookies(answer, cookies)
}

const cartOf = async (cookies: Cookies): Promise<CartResponse> => cartSchema.parse((await shop.api('GET', '/cart', { cookies })).body)
const linesOf = async (cookies: Cookies) => (await cartOf(cookies)).items.map(({ id, quantity }) => `${id} ${quantity}`)

const logIn = async (email: string, cookies: Cookies): Promise<Cookies> => keptCookies(await shop.logIn(email, cookies), cookies)
const logOut = async (cookies: Cookies): Promise<Cookies> => keptCookies(await shop.api('POST', '/account/logout', { cookies }), cookies)

describe('O9: the cart at login', () => {
  it('turns a guest’s cart into the account’s, keeps it on logout and restores it at login', async () => {
    await shop.signUp('adopt@merge.test')
    const guest = await add({}, hostingItem)
    const signedIn = await logIn('adopt@merge.test', guest)
    expect(signedIn['cart']).toBe(guest['cart'])
    expect(await linesOf(signedIn)).toEqual(['shared-basic 1'])
    const out = await logOut(signedIn)
    expect(await linesOf(out)).toEqual(['shared-basic 1'])
    expect(await linesOf(await logIn('adopt@merge.test', out))).toEqual(['shared-basic 1'])
  })

  it('D18: applies a code limited per customer that a guest entered', async () => {
    await payload.create({ collection: 'coupons', data: couponData('ONEEACH', { type: 'fixed', value: 5, perCustomerLimit: 1 }) })
    await shop.signUp('code@merge.test')
    const guest = await add({}, hostingItem)
    expect((await shop.api('POST', '/cart/codes', { body: { code: 'ONEEACH' }, cookies: guest })).status).toBe(200)
    expect((await cartOf(guest)).codes).toMatchObject([{ code: 'ONEEACH', status: 'pending', reason: 'login-required' }])
    expect((await cartOf(await logIn('code@merge.test', guest))).codes).toEqual([{ code: 'ONEEACH', status: 'applied' }])
  })

  it('merges the lines of another browser: sums equal ones, keeps a domain once, and shows both browsers everything', async () => {
    const first = await add(await shop.signUp('join@merge.test'), hostingItem, domainItem('joined.com'))
    const guest = await add(
      {},
      { ...hostingItem, quantity: 2 },
      domainItem('joined.com'),
      addonItem('whois-privacy', 'joined.com'),
      domainItem('other.net'),
    )
    const second = await logIn('join@merge.test', guest)
    const expected = ['shared-basic 3', 'joined.com 1', 'whois-privacy 1', 'other.net 1']
    expect(await linesOf(second)).toEqual(expected)
    expect(await linesOf(first)).toEqual(expected)
    await add(second, { ...hostingItem, id: 'shared-pro' })
    expect(await linesOf(first)).toContain('shared-pro 1')
  })

  it('gives a browser without a cart the account’s', async () => {
    const first = await add(await shop.signUp('lead@merge.test'), hostingItem)
    const second = await logIn('lead@merge.test', {})
    expect(second['cart']).not.toBe(first['cart'])
    expect(await linesOf(second)).toEqual(['shared-basic 1'])
  })

  it('duplicates no line when one browser logs in many times at once', async () => {
    await add(await shop.signUp('race@merge.test'), { ...hostingItem, id: 'shared-pro' })
    const guest = await add({}, hostingItem, domainItem('raced.com'))
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.logIn('race@merge.test', guest)))
    const expected = ['shared-pro 1', 'shared-basic 1', 'raced.com 1']
    for (const answer of answers) expect(await linesOf(keptCookies(answer, guest))).toEqual(expected)
  })

  it('loses nothing that is added during a login', async () => {
    for (let round = 0; round < (inFullLane ? 6 : 2); round += 1) {
      const email = `moment-${round}@merge.test`
      await add(await shop.signUp(email), { ...hostingItem, id: 'shared-pro' })
      const guest = await add({}, hostingItem)
      const [login, ...added] = await Promise.all([
        shop.logIn(email, guest),
        ...['a', 'b', 'c', 'd'].map((name) => shop.api('POST', '/cart/items', { body: domainItem(`${name}-moment.com`), cookies: guest })),
      ])
      expect(added.map(({ status, cookies }) => [status, cookies])).toEqual([
        [200, {}],
        [200, {}],
        [200, {}],
        [200, {}],
      ])
      expect((await linesOf(keptCookies(login, guest))).sort()).toEqual(
        ['shared-basic 1', 'shared-pro 1', 'a-moment.com 1', 'b-moment.com 1', 'c-moment.com 1', 'd-moment.com 1'].sort(),
      )
    }
  })

  it('merges the carts of many browsers that log in at once', async () => {
    await shop.signUp('many@merge.test')
    const guests = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => add({}, domainItem(`${name}-many.com`), hostingItem)))
    const signedIn = await Promise.all(guests.map((guest) => logIn('many@merge.test', guest)))
    for (const cookies of signedIn) {
      expect((await linesOf(cookies)).sort()).toEqual(
        ['shared-basic 5', ...['a', 'b', 'c', 'd', 'e'].map((name) => `${name}-many.com 1`)].sort(),
      )
    }
  })

  it('never merges the cart of somebody else who used the browser', async () => {
    const hers = await logOut(await add(await shop.signUp('hers@merge.test'), domainItem('hers.com')))
    await shop.signUp('his@merge.test')
    const his = await logIn('his@merge.test', hers)
    expect(await linesOf(his)).toEqual([])
    const filled = await add(his, hostingItem)
    expect(await linesOf(filled)).toEqual(['shared-basic 1'])
    expect(await linesOf(await logIn('hers@merge.test', {}))).toEqual(['hers.com 1'])
  })

  it('M8: keeps the currency the visitor has chosen', async () => {
    await add(await shop.signUp('euro@merge.test'), domainItem('dollar.com'))
    const guest = await add({ currency: 'EUR' }, hostingItem)
    const cart = await cartOf(await logIn('euro@merge.test', guest))
    expect([cart.currency, cart.items.length]).toEqual(['EUR', 2])
  })
})
