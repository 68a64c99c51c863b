import type { Payload } from 'payload'
import { replaceServices } from '@/container'
import { everyNameFree } from '../../support/names/every-name-free'
import { cartOf, createBuyer } from '../../support/orders/buyer'
import { findOrder as findOrderOf } from '../../support/orders/find-order'
import type { ApiAnswer } from '../api/api-client'
import { createAccounts } from './account-shop'

type Cookies = Readonly<Record<string, string>>

interface Listed {
  readonly domain: string
  readonly state: string
  readonly renewal: number
  readonly addons: readonly unknown[]
}

/** Every domain is available. */
export const createAccountOrders = (payload: Payload) => {
  const shop = createAccounts(payload)
  const buyer = createBuyer(shop.api)
  replaceServices(payload, { registry: everyNameFree })

  const buy = async (items: readonly unknown[], email: string, cookies: Cookies = {}, more = {}): Promise<ApiAnswer> => {
    const placed = await buyer.order(cartOf(...items), { email, cookies, more })
    if (placed.status !== 201) throw new Error(placed.text)
    return placed
  }

  const findOrder = (orderNumber: string) => findOrderOf(payload, orderNumber)

  const pay = async (orderNumber: string) =>
    payload.update({ collection: 'orders', id: (await findOrder(orderNumber)).id, data: { status: 'paid' } })

  const findDomain = async (name: string) =>
    (await payload.find({ collection: 'domains', where: { name: { equals: name } }, depth: 0 })).docs[0]

  const domainsOf = async (cookies: Cookies, query = '') =>
    (await shop.api('GET', `/account/domains${query}`, { cookies })).body?.['domains'] as Listed[]

  const ordersOf = async (cookies: Cookies) =>
    ((await shop.api('GET', '/account/orders', { cookies })).body?.['orders'] as { orderNumber: string }[]).map(
      ({ orderNumber }) => orderNumber,
    )

  return { shop, buy, pay, findOrder, findDomain, domainsOf, ordersOf }
}
