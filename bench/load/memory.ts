/**
 * npm run bench -- memory [--minutes 30] [--rate 60]: checks that memory stays level under a steady mix of requests: every page in every
 * language, missing pages, quotes, searches, carts, orders, admin lists and a price change. Prints the memory each minute and the growth
 * between the first and last third, after a warm-up.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { locales } from '../../src/lib/config/locales'
import { numberAsked } from '../lib/arguments.mjs'
import { demoLoginsOf } from '../../scripts/lib/seeding.mjs'
import { say } from '../../scripts/lib/output.mjs'
import { runCommand } from '../../scripts/lib/process.mjs'
import { createAsk, placeOrder, signIn, type Ask } from './growth/session'
import { cartOf, expectedTotal, newMail, orderBody, quoteRequest } from './order-requests'
import { publicPaths } from './public-paths'
import { openShop, residentMegabytes } from '../lib/shop'

/** In MB: normal fluctuation of the heap between minutes. */
const level = 40
/** In MB: limit after hours of load (docs/operations.md). */
const most = 500
/** Time for caches to fill and code to be compiled. */
const warmUpMinutes = 3

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)

interface World {
  readonly url: string
  readonly anybody: Ask
  readonly editor: Ask
  readonly paths: readonly string[]
  readonly total: number
}

/** Weighted by real frequency. */
const requests = ({ url, anybody, editor, paths, total }: World): readonly ((round: number) => Promise<unknown>)[] => {
  const cart = cartOf('BULK15')
  const page = (round: number) => anybody(paths[round % paths.length] ?? '/en')
  const missing = () => fetch(`${url}/en/${randomUUID()}`).then((answer) => answer.arrayBuffer())
  const quote = () => anybody('/api/pricing/quote', { body: quoteRequest })
  const search = (round: number) => anybody(`/api/domains/search?q=level${round}&lang=${locales[round % locales.length] ?? 'en'}`)
  const order = () => placeOrder(anybody, orderBody(newMail(), cart, total))
  const put = () => anybody('/api/cart/items', { body: cart.items[0] ?? {} })
  const list = (round: number) => editor(`/admin/collections/${['orders', 'coupons', 'pages', 'carts'][round % 4] ?? 'orders'}`)
  return [page, page, quote, page, search, page, put, missing, quote, page, order, page, search, page, quote, list]
}

const changePrice = (editor: Ask, round: number) => {
  const query = new URLSearchParams({ 'where[extension][equals]': '.com' })
  return editor(`/api/extensions?${query.toString()}`, { method: 'PATCH', body: { renewal: (1499 + (round % 50)) / 100 } })
}

await runCommand(async () => {
  const minutes = numberAsked('minutes', 30)
  const rate = numberAsked('rate', 60)
  const shop = await openShop('memory')
  const staff = (await demoLoginsOf(shop.env)).find(({ who }) => who === 'admin')
  if (staff === undefined) throw new Error('The seed data lacks an admin login')
  const anybody = createAsk(shop.url)
  const login = { email: staff.email, password: staff.password ?? shop.env.SEED_ADMIN_PASSWORD ?? '' }
  const editor = await signIn(shop.url, '/api/users/login', login)
  const total = await expectedTotal(shop.url, cartOf('BULK15'))
  const turns = requests({ url: shop.url, anybody, editor, paths: await publicPaths(shop.url), total })

  const memory: number[] = []
  let [asked, failed, underway] = [0, 0, 0]
  const count = async (work: Promise<unknown>): Promise<void> => {
    asked += 1
    underway += 1
    await work.catch(() => (failed += 1))
    underway -= 1
  }
  const began = performance.now()
  for (let round = 0; performance.now() - began < minutes * 60_000; round += 1) {
    await sleep(Math.max(0, began + (round * 1000) / rate - performance.now()))
    // drop requests the shop can't keep up with
    if (underway < 40) void count((turns[round % turns.length] ?? turns[0])?.(round) ?? Promise.resolve())
    const minute = Math.floor((performance.now() - began) / 60_000)
    if (minute < memory.length) continue
    memory.push(residentMegabytes(shop.pid))
    void count(changePrice(editor, minute))
    say(`  minute ${minute}: ${memory.at(-1)} MB, ${asked} requests, ${failed} failed`)
  }
  await shop.stop()

  const counted = memory.slice(Math.min(warmUpMinutes, memory.length - 1))
  const third = Math.max(1, Math.floor(counted.length / 3))
  const [first, last] = [mean(counted.slice(0, third)), mean(counted.slice(-third))]
  say(`  ${asked} requests in ${minutes} minutes, ${failed} failed`)
  say(`  ${first.toFixed(0)} MB in the first third, ${last.toFixed(0)} MB in the last, at most ${Math.max(...memory)} MB`)
  return failed === 0 && last - first <= level && Math.max(...memory) <= most ? 0 : 1
})
