import { randomUUID } from 'node:crypto'
import { pages } from '../replicas/buyers'
import { json } from '../../load/order-requests'
import type { Buyers, Wish } from './orders'
import { askAt, type Kind } from './traffic'

export const visited = 'cached page'

const hosting = () => ({ type: 'hosting', id: 'vps-starter', billing: 'yearly', quantity: 1, selectedPaymentType: 'full' })
const name = () => `faults-${randomUUID().slice(0, 13)}`
const domain = () => ({ type: 'domain', id: `${name()}.com`, billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } })

/** About twenty requests per second with unique values, so that only pages are served from a cache. */
export const kindsOf = async (url: string, buyers: Buyers, code: string): Promise<readonly Kind[]> => {
  const wishes = {
    order: { method: 'offline', codes: [code], item: hosting },
    'order by card': { method: 'stripe', codes: [], item: hosting },
    'domain order': { method: 'offline', codes: [], item: domain },
  } as const satisfies Record<string, Wish>
  const ordering = async (kind: keyof typeof wishes) => buyers.place(wishes[kind], await buyers.totalOf(wishes[kind]))
  const cart = JSON.stringify({ currency: 'EUR', codes: [code], items: [hosting()] })
  let turn = 0
  const page = () => askAt(`${url}${pages[(turn += 1) % pages.length] ?? '/en'}`)
  return [
    { name: visited, perSecond: 6, ask: page },
    { name: 'quote', perSecond: 3, ask: () => askAt(`${url}/api/pricing/quote`, { method: 'POST', headers: json, body: cart }) },
    { name: 'order', perSecond: 3, ask: await ordering('order') },
    { name: 'order by card', perSecond: 2, ask: await ordering('order by card') },
    { name: 'domain order', perSecond: 1, ask: await ordering('domain order') },
    { name: 'domain search', perSecond: 2, ask: () => askAt(`${url}/api/domains/search?q=${name()}&tlds=com`) },
    { name: 'FAQs API', perSecond: 1, ask: () => askAt(`${url}/api/faqs`) },
    { name: 'uncached order page', perSecond: 1, ask: () => askAt(`${url}/en/orders/${randomUUID()}`) },
  ]
}
