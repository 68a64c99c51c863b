import type { Payload } from 'payload'
import { afterEach } from 'vitest'
import { replaceServices } from '@/container'
import { createApi } from '../../integration/api/api-client'
import { domainItem } from '../../integration/api/requests'
import { cartOf, createBuyer } from '../orders/buyer'
import { findOrder } from '../orders/find-order'
import { everyNameFree } from './every-name-free'

/** Buyers of available domains, with a clock that resets after each test. */
export const createNameBuyers = (payload: Payload) => {
  const api = createApi(payload)
  const buyer = createBuyer(api)
  const clock = { now: Date.now() }
  replaceServices(payload, { now: () => clock.now, registry: everyNameFree })
  afterEach(() => {
    clock.now = Date.now()
  })

  const order = (names: string | readonly string[], attempt: Parameters<typeof buyer.orderAsShown>[1] = {}) =>
    buyer.orderAsShown(cartOf(...[names].flat().map(domainItem)), attempt)

  const move = async (orderNumber: string, status: 'paid' | 'failed' | 'pending' | 'refunded') =>
    payload.update({ collection: 'orders', id: (await findOrder(payload, orderNumber)).id, data: { status }, depth: 0 })

  const searched = async (name: string) => {
    const answer = await api('GET', `/domains/search?q=${name}&tlds=com`)
    return (answer.body?.['results'] as Record<string, unknown>[])[0]
  }

  const countOwned = async (name: string): Promise<number> =>
    (await payload.count({ collection: 'domains', where: { name: { equals: name } } })).totalDocs

  return { api, clock, order, move, searched, countOwned }
}
