import { spawnSync } from 'node:child_process'
import { orderNumberOf, buyerOf, pathOf } from '../../../tests/support/growth/fill-shop'
import { cartOf, expectedTotal, newMail, orderBody } from '../order-requests'
import { createAsk, median, placeOrder, signIn, type Ask } from './session'

/** Row counts; `times` is the multiple of the smallest size. */
export interface Size {
  readonly times: number
  readonly codes: number
  readonly endings: number
  readonly orders: number
  readonly customers: number
  readonly pages: number
}

export interface Figures {
  readonly size: Size
  /** Median ms by request. */
  readonly times: Readonly<Record<string, number>>
  /** Page sizes before compression. */
  readonly bytes: Readonly<Record<string, number>>
  readonly megabytes: number
}

export interface Shop {
  readonly url: string
  readonly pid: number
}

interface Askers {
  readonly anybody: Ask
  readonly editor: Ask
  readonly password: string
}

export const createAskers = async (
  { url }: Shop,
  staff: { readonly email: string; readonly password: string },
  password: string,
): Promise<Askers> => ({ anybody: createAsk(url), editor: await signIn(url, '/api/users/login', staff), password })

const codeOf = ({ codes }: Size): string => `MANY${String(codes).padStart(6, '0')}`

const change = (editor: Ask, collection: string, field: string, value: string, data: object) => {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value })
  return editor(`/api/${collection}?${query.toString()}`, { method: 'PATCH', body: data })
}

const measureShop = async ({ url }: Shop, { anybody, editor }: Askers, size: Size) => {
  const code = codeOf(size)
  const item = { type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }
  const quote = () => anybody('/api/pricing/quote', { body: { currency: 'EUR', codes: [code], items: [item] } })
  const afterPrice = (asked: (round: number) => ReturnType<Ask>) =>
    median(5, async (round) => {
      await change(editor, 'extensions', 'extension', '.com', { renewal: (1499 + round) / 100 })
      return asked(round)
    })
  const cart = cartOf('BULK15')
  const total = await expectedTotal(url, cart)
  return {
    'First quote after a price change': await afterPrice(quote),
    'First search in another language after a price change': await afterPrice((round) =>
      anybody(`/api/domains/search?q=growing${round}&lang=fr`),
    ),
    'Quote with a recently changed code': await median(5, async (round) => {
      await change(editor, 'coupons', 'code', code, { value: 10 + round })
      return quote()
    }),
    'Quote with a code': await median(51, quote),
    Order: await median(51, () => placeOrder(anybody, orderBody(newMail(), cart, total))),
    'Domain search': await median(21, (round) => anybody(`/api/domains/search?q=steady${round}`)),
    'Site search': await median(21, (round) => anybody(`/api/site-search?q=vps${round % 7}`)),
  }
}

const measurePages = async ({ anybody }: Askers, { pages }: Size) => ({
  'A cached page': await median(51, () => anybody('/en')),
  'An uncached page': await median(9, (round) => anybody(`/en${pathOf(pages - round)}`)),
})

const measureAccount = async ({ url }: Shop, { password }: Askers, { customers }: Size) => {
  const buyer = await signIn(url, '/api/account/login', { email: buyerOf(customers - 1), password })
  return {
    'A customer’s orders': await median(21, () => buyer('/api/account/orders')),
    'A customer’s domains': await median(21, () => buyer('/api/account/domains')),
    'A customer’s dashboard': await median(9, () => buyer('/en/dashboard')),
  }
}

const measureScreen = async ({ editor }: Askers, { orders, customers, codes, pages }: Size) => {
  const list = (slug: string, query = '') => median(11, () => editor(`/admin/collections/${slug}?limit=10${query}`))
  const search = (slug: string, text: string) => list(slug, `&search=${encodeURIComponent(text)}`)
  return {
    'Admin: start page': await median(7, () => editor('/admin')),
    'Admin: orders': await list('orders'),
    'Admin: an order by number': await search('orders', orderNumberOf(Math.round(orders / 2))),
    'Admin: orders by email address': await search('orders', buyerOf(Math.round(customers / 2))),
    'Admin: unpaid orders': await list('orders', '&where[or][0][and][0][status][equals]=pending'),
    'Admin: payments': await list('payments'),
    'Admin: carts': await list('carts'),
    'Admin: customers': await list('customers'),
    'Admin: a customer by email address': await search('customers', buyerOf(Math.round(customers / 2))),
    'Admin: domains': await list('domains'),
    'Admin: codes': await list('coupons'),
    'Admin: a code': await search('coupons', `MANY${String(Math.round(codes / 2)).padStart(6, '0')}`),
    'Admin: pages': await list('pages'),
    'Admin: a page by path': await search('pages', pathOf(Math.round(pages / 2))),
    'Admin: extensions': await list('extensions'),
    'Admin: emails': await list('mail-outbox'),
  }
}

export const measuredPages = ['/en', '/en/domains', '/en/domains/transfer', '/en/services', '/en/pricing', '/en/domains/endings'] as const

export const measureBytes = async (anybody: Ask): Promise<Readonly<Record<string, number>>> => {
  const bytes: Record<string, number> = {}
  for (const path of measuredPages) bytes[path] = Buffer.byteLength((await anybody(path)).text)
  return bytes
}

export const measure = async (shop: Shop, askers: Askers, size: Size): Promise<Figures> => {
  const times = {
    ...(await measureShop(shop, askers, size)),
    ...(await measurePages(askers, size)),
    ...(await measureAccount(shop, askers, size)),
    ...(await measureScreen(askers, size)),
  }
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(shop.pid)], { encoding: 'utf8' })
  return { size, times, bytes: await measureBytes(askers.anybody), megabytes: Math.round(Number(stdout.trim()) / 1024) }
}
