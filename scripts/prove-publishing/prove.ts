import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { programArguments } from '../steps/typescript.mjs'
import { signIn } from './editor'
import { publishAt } from './schedule'

export interface Shop {
  readonly url: string
  readonly databaseUrl: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/** One promise: when it is due, and whether visitors see it. */
interface Promised {
  readonly what: string
  readonly at: number
  readonly isShown: () => Promise<boolean>
}

export interface Kept {
  readonly what: string
  /** After its minute. */
  readonly seconds: number
}

const minute = 60_000
const categories = { shared: '/shared-hosting', vps: '/vps-hosting' } as const

const textOf = async (url: string): Promise<string> => (await fetch(url)).text()

const pagesOf = async ({ url }: Shop, editor: Awaited<ReturnType<typeof signIn>>, client: pg.Client, times: readonly number[]): Promise<Promised[]> => {
  const pages = (await editor.list('pages?limit=60&depth=0&sort=path&select[path]=true')).filter(({ path }) => path !== undefined && path !== '/').slice(0, 10)
  return Promise.all(
    pages.map(async ({ id, path }, place) => {
      const title = `In time ${place} of ${times[0]}`
      const at = times[place % times.length] ?? 0
      await editor.draft(`pages/${id}`, { meta: { title } })
      await publishAt(client, 'pages', id, new Date(at))
      return { what: `page ${path}`, at, isShown: async () => (await textOf(`${url}/en${path}`)).includes(title) }
    }),
  )
}

/** Seen when the page has it, and the cart the very same. */
const pricesOf = async ({ url }: Shop, editor: Awaited<ReturnType<typeof signIn>>, client: pg.Client, times: readonly number[]): Promise<Promised[]> => {
  const promised: Promised[] = []
  for (const [category, path] of Object.entries(categories)) {
    const plans = await editor.list(`services?limit=4&depth=0&where[category][equals]=${category}&where[type][equals]=hosting`)
    for (const { id, key, prices = [] } of plans) {
      const place = promised.length
      const price = 7.01 + place / 100
      const at = times[place % times.length] ?? 0
      await editor.draft(`services/${id}`, { prices: prices.map((each) => (each.period === 'monthly' ? { ...each, basePrice: price, discount: 0 } : each)) })
      await publishAt(client, 'services', id, new Date(at))
      const quote = JSON.stringify({ currency: 'USD', codes: [], items: [{ type: 'hosting', id: key, billing: 'monthly', quantity: 1 }] })
      const inCart = async () => (await (await fetch(`${url}/api/pricing/quote`, { method: 'POST', headers: { 'content-type': 'application/json', origin: url }, body: quote })).text()).includes(price.toFixed(2))
      const isShown = async () => (await textOf(`${url}/en${path}`)).includes(`$${price.toFixed(2)}`) && (await inCart())
      promised.push({ what: `price ${key}`, at, isShown })
    }
  }
  return promised
}

const redirectsOf = async ({ url, env }: Shop, at: number): Promise<Promised[]> => {
  const paths = ['/sent-on-first', '/sent-on-second']
  const child = spawn(process.execPath, [...(await programArguments('scripts/prove-publishing/change-redirects.ts')), String(at), ...paths], { env: { ...env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit'] })
  void once(child, 'exit')
  return paths.map((path) => ({ what: `redirect ${path}`, at, isShown: async () => (await fetch(`${url}/en${path}`, { redirect: 'manual' })).status === 308 }))
}

const watch = async ({ what, at, isShown }: Promised): Promise<Kept> => {
  if (await isShown()) throw new Error(`${what} was there before its time`)
  await sleep(at - Date.now())
  while (Date.now() < at + 30_000) {
    if (await isShown()) return { what, seconds: (Date.now() - at) / 1000 }
    await sleep(50)
  }
  return { what, seconds: Number.POSITIVE_INFINITY }
}

/** Schedules twenty changes for the next two whole minutes that leave time to prepare, and watches visitors' pages, which are all drawn and kept before. */
export const provePublishing = async (shop: Shop): Promise<readonly Kept[]> => {
  const first = Math.ceil((Date.now() + 45_000) / minute) * minute
  const times = [first, first + minute]
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  try {
    const editor = await signIn(shop.url)
    const promised = [...(await pagesOf(shop, editor, client, times)), ...(await pricesOf(shop, editor, client, times)), ...(await redirectsOf(shop, first + minute))]
    return await Promise.all(promised.map(watch))
  } finally {
    await client.end()
  }
}
