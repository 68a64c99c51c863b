import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openEditor } from './editor'
import { publishAt, type Scheduled } from './schedule'

export interface Shop {
  readonly url: string
  readonly databaseUrl: string
}

interface Promised {
  readonly what: string
  readonly at: number
  /** Table and row written on publishing. */
  readonly written: readonly [table: Scheduled, id: string]
  readonly isShown: () => Promise<boolean>
}

export interface Kept {
  readonly what: string
  /** Seconds after the due time. */
  readonly seconds: number
  /** Start of publishing, in seconds after the due time. */
  readonly begun: number | null
}

/** In ms. The admin schedules whole minutes; the queue has no such limit. */
const between = 12_000
const instants = 10
/** In ms after the fifth instant: the shop restarts. */
const untilRestart = 4_000
/** In ms, longer than a slow machine needs to start, so that nothing is due while the shop is down. */
const forRestart = 30_000

type Editor = Awaited<ReturnType<typeof openEditor>>

const categories = { shared: '/shared-hosting', vps: '/vps-hosting' } as const

const lookEvery = 200

/** Uncompressed: compressing each poll would dominate the shop's load. */
const textOf = async (url: string): Promise<string> => (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()

const pagesOf = async ({ url }: Shop, editor: Editor, client: pg.Client, times: readonly number[]): Promise<Promised[]> => {
  const pages = (await editor.list('pages?limit=60&depth=0&sort=path&select[path]=true'))
    .filter(({ path }) => path !== undefined && path !== '/')
    .slice(0, 30)
  const promised: Promised[] = []
  for (const [place, { id, path }] of pages.entries()) {
    const title = `In time ${place} of ${times[0]}`
    const at = times[place % times.length] ?? 0
    await editor.draft(`pages/${id}`, { meta: { title } })
    await publishAt(client, 'pages', id, new Date(at))
    promised.push({
      what: `page ${path}`,
      at,
      written: ['pages', id],
      isShown: async () => (await textOf(`${url}/en${path}`)).includes(title),
    })
  }
  return promised
}

const pricesOf = async ({ url }: Shop, editor: Editor, client: pg.Client, times: readonly number[]): Promise<Promised[]> => {
  const promised: Promised[] = []
  for (const [category, path] of Object.entries(categories)) {
    const plans = await editor.list(`services?limit=3&depth=0&where[category][equals]=${category}&where[type][equals]=hosting`)
    for (const { id, key, prices = [] } of plans) {
      const place = promised.length
      const price = (701 + place) / 100
      const at = times[place % times.length] ?? 0
      await editor.draft(`services/${id}`, {
        prices: prices.map((each) => (each.period === 'monthly' ? { ...each, basePrice: price, discount: 0 } : each)),
      })
      await publishAt(client, 'services', id, new Date(at))
      const quote = JSON.stringify({ currency: 'USD', codes: [], items: [{ type: 'hosting', id: key, billing: 'monthly', quantity: 1 }] })
      const inCart = async () =>
        (
          await (
            await fetch(`${url}/api/pricing/quote`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', origin: url },
              body: quote,
            })
          ).text()
        ).includes(price.toFixed(2))
      const isShown = async () => (await textOf(`${url}/en${path}`)).includes(`$${price.toFixed(2)}`) && (await inCart())
      promised.push({ what: `price ${key}`, at, written: ['services', id], isShown })
    }
  }
  return promised
}

const redirectsOf = async ({ url }: Shop, editor: Editor, client: pg.Client, times: readonly number[]): Promise<Promised[]> => {
  const promised: Promised[] = []
  for (let place = 0; place < 14; place += 1) {
    const from = `/sent-on-${place}`
    const at = times[place % times.length] ?? 0
    const id = await editor.create('redirects', { from, to: { type: 'custom', url: '/about' }, type: '308' })
    await publishAt(client, 'redirects', id, new Date(at))
    promised.push({
      what: `redirect ${from}`,
      at,
      written: ['redirects', id],
      isShown: async () => (await fetch(`${url}/en${from}`, { redirect: 'manual' })).status === 308,
    })
  }
  return promised
}

const beganAt = async (client: pg.Client, { at, written }: Promised): Promise<number | null> => {
  const [table, id] = written
  const { rows } = await client.query<{ updated_at: Date }>(`select updated_at from ${client.escapeIdentifier(table)} where id = $1`, [id])
  return rows[0] ? (rows[0].updated_at.getTime() - at) / 1000 : null
}

/** Seconds after the due time; polls only from then. */
const watch = async ({ what, at, isShown }: Promised): Promise<number> => {
  if (await isShown()) throw new Error(`${what} was live before its scheduled time`)
  await sleep(at - Date.now())
  while (Date.now() < at + 30_000) {
    if (await isShown().catch(() => false)) return (Date.now() - at) / 1000
    await sleep(lookEvery)
  }
  return Number.POSITIVE_INFINITY
}

/**
 * Schedules fifty changes, five per instant or all at once, and polls the pages, which are cached beforehand. Restarts everything midway.
 */
export const provePublishing = async (shop: Shop, isAtOnce: boolean, restart: () => Promise<void>): Promise<readonly Kept[]> => {
  const first = Date.now() + 60_000
  const times = Array.from(
    { length: isAtOnce ? 1 : instants },
    (_, place) => first + place * between + (place < instants / 2 ? 0 : forRestart),
  )
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  try {
    const editor = await openEditor(shop.url)
    const promised = [
      ...(await pagesOf(shop, editor, client, times)),
      ...(await pricesOf(shop, editor, client, times)),
      ...(await redirectsOf(shop, editor, client, times)),
    ]
    const restarted = isAtOnce ? null : sleep((times[instants / 2 - 1] ?? 0) + untilRestart - Date.now()).then(restart)
    const seconds = await Promise.all(promised.map(watch))
    await restarted
    const kept: Kept[] = []
    for (const [place, each] of promised.entries())
      kept.push({ what: each.what, seconds: seconds[place] ?? Number.POSITIVE_INFINITY, begun: await beganAt(client, each) })
    return kept
  } finally {
    await client.end()
  }
}
