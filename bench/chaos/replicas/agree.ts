import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openEditor } from '../publishing/editor'
import { publishAt } from '../publishing/schedule'
import type { Stack } from './stack'

interface Agreement {
  readonly kind: string
  /** Seconds from the commit or due time until every shop and the cache show it; infinite if one later reverts. */
  readonly seconds: number
}

interface Change {
  readonly kind: string
  /** Makes the change; returns its due time in epoch milliseconds. */
  readonly make: () => Promise<number>
  readonly isShownAt: (url: string) => Promise<boolean>
}

type Editor = Awaited<ReturnType<typeof openEditor>>

const lookEvery = 100
const patience = 10_000
/** Time for a stale page cached meanwhile to show up. */
const lastLook = 1500

const textOf = async (url: string): Promise<string> => (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()

const inCart = async (url: string, origin: string, key: string, price: string): Promise<boolean> => {
  const items = [{ type: 'hosting', id: key, billing: 'monthly', quantity: 1 }]
  const headers = { 'content-type': 'application/json', origin }
  const answer = await fetch(`${url}/api/pricing/quote`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ currency: 'USD', codes: [], items }),
  })
  return (await answer.text()).includes(price)
}

const changesOf = async (stack: Stack, editor: Editor, client: pg.Client, times: number): Promise<readonly Change[]> => {
  const pages = (await editor.list('pages?limit=20&depth=0&sort=path&select[path]=true')).filter(({ path }) => path !== undefined)
  const plans = await editor.list('services?limit=4&depth=0&where[category][equals]=shared&where[type][equals]=hosting')
  const page = (n: number) => pages[n % pages.length] ?? { id: '', path: '' }
  const shows = (path: string | undefined, words: string) => async (url: string) =>
    (await textOf(`${url}/en${path === '/' ? '' : path}`)).includes(words)
  const kinds = [
    (n: number): Change => {
      const { id, path } = page(n)
      const title = `Agreed upon ${n}`
      const make = async () => {
        await editor.publish(`pages/${id}`, { meta: { title } })
        return Date.now()
      }
      return { kind: 'page', make, isShownAt: shows(path, title) }
    },
    (n: number): Change => {
      const plan = plans[n % plans.length]
      const price = (300 + n) / 100
      const make = async () => {
        const prices = (plan?.prices ?? []).map((each) => (each.period === 'monthly' ? { ...each, basePrice: price, discount: 0 } : each))
        await editor.publish(`services/${plan?.id}`, { prices })
        return Date.now()
      }
      const isOnPage = shows('/shared-hosting', `$${price.toFixed(2)}`)
      const isShownAt = async (url: string) => (await isOnPage(url)) && (await inCart(url, stack.url, plan?.key ?? '', price.toFixed(2)))
      return { kind: 'price', make, isShownAt }
    },
    (n: number): Change => {
      const from = `/agreed-${n}`
      const make = async () => {
        await editor.createPublished('redirects', { from, to: { type: 'custom', url: '/about' }, type: '308' })
        return Date.now()
      }
      return { kind: 'redirect', make, isShownAt: async (url) => (await fetch(`${url}/en${from}`, { redirect: 'manual' })).status === 308 }
    },
    (n: number): Change => {
      const { id, path } = page(n)
      const title = `Agreed ahead ${n}`
      const make = async () => {
        await editor.draft(`pages/${id}`, { meta: { title } })
        const at = Date.now() + 1000
        await publishAt(client, 'pages', id, new Date(at))
        await sleep(at - Date.now())
        return at
      }
      return { kind: 'scheduled', make, isShownAt: shows(path, title) }
    },
  ]
  return Array.from({ length: times }, (_, n) => kinds[n % kinds.length]?.(n)).filter((each) => each !== undefined)
}

const untilShown = async ({ isShownAt }: Change, url: string, due: number): Promise<number> => {
  while (Date.now() < due + patience) {
    if (await isShownAt(url)) return (Date.now() - due) / 1000
    await sleep(lookEvery)
  }
  return Number.POSITIVE_INFINITY
}

/** Publishes changes one by one and polls every shop and the cache. */
export const proveAgreement = async (stack: Stack, times: number): Promise<readonly Agreement[]> => {
  const places = [stack.url, ...stack.replicas.map(({ url }) => url)]
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    const editor = await openEditor(stack.url)
    const found: Agreement[] = []
    for (const change of await changesOf(stack, editor, client, times)) {
      // cache the old page everywhere
      await Promise.all(places.map((url) => change.isShownAt(url)))
      const due = await change.make()
      const seconds = Math.max(...(await Promise.all(places.map((url) => untilShown(change, url, due)))))
      await sleep(lastLook)
      const stays = (await Promise.all(places.map((url) => change.isShownAt(url)))).every(Boolean)
      found.push({ kind: change.kind, seconds: stays ? seconds : Number.POSITIVE_INFINITY })
    }
    return found
  } finally {
    await client.end()
  }
}
