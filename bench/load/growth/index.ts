/**
 * npm run bench -- growth [--times 1,10,100]: cost of growth, at 1, 10 and 100 times 10,000 orders and carts, 1,000 customers,
 * 1,000 codes, 15 TLDs and 50 pages, in a separate shop and database.
 */
import { parseArgs } from 'node:util'
import { addCodes, addEndings, tellChange } from '../../../tests/support/growth/fill-catalogue'
import { addCarts, addCustomers, addOrders, addPages, addVersionsOfCodes } from '../../../tests/support/growth/fill-shop'
import { withClient } from '../../../scripts/lib/database.mjs'
import { demoLoginsOf } from '../../../scripts/lib/seeding.mjs'
import { step } from '../../../scripts/lib/output.mjs'
import { runCommand } from '../../../scripts/lib/process.mjs'
import { createAskers, measure, measureBytes, type Figures, type Size } from './measure'
import { reportGrowth } from './report'
import { writeTemplateOrder } from './template-order'
import { openShop } from '../../lib/shop'

const sizeOf = (times: number): Size => ({
  times,
  codes: times * 1000,
  endings: times * 15,
  orders: times * 10_000,
  customers: times * 1000,
  pages: times * 50,
})

/** Batches: a single statement would hold all new rows in memory. */
const ordersAtOnce = 50_000

interface Templates {
  readonly order: string
  readonly customer: string
}

const grow = (databaseUrl: string, before: Size, after: Size, templates: Templates): Promise<unknown> =>
  withClient(databaseUrl, async (client) => {
    const added = (what: 'codes' | 'endings' | 'customers' | 'pages') => ({ from: before[what] + 1, to: after[what] })
    await addCodes(client, added('codes'))
    await addVersionsOfCodes(client)
    await addEndings(client, added('endings'))
    await addCustomers(client, added('customers'), templates.customer)
    await addPages(client, added('pages'))
    for (let from = before.orders + 1; from <= after.orders; from += ordersAtOnce) {
      const numbers = { from, to: Math.min(after.orders, from + ordersAtOnce - 1) }
      await addOrders(client, numbers, { template: templates.order, customers: after.customers })
      await addCarts(client, numbers)
    }
    await tellChange(client)
    await client.query('vacuum (analyze)')
  })

await runCommand(async () => {
  const { values } = parseArgs({ options: { times: { type: 'string', default: '1,10,100' } } })
  const shop = await openShop('growth', { overrides: { RUN_JOBS: 'false' } })
  const logins = await demoLoginsOf(shop.env)
  const [staff, customer] = [logins.find(({ who }) => who === 'admin'), logins.find(({ who }) => who === 'customer')]
  const passwordOf = ({ password = shop.env.SEED_ADMIN_PASSWORD ?? '' } = {}) => password
  if (staff === undefined || customer === undefined) throw new Error('The seed data lacks an admin or customer login')
  const askers = await createAskers(shop, { email: staff.email, password: passwordOf(staff) }, passwordOf(customer))
  const seeded = await measureBytes(askers.anybody)
  const templates = { order: await writeTemplateOrder(shop.url), customer: customer.email }

  const figures: Figures[] = []
  let before = sizeOf(0)
  for (const size of values.times.split(',').map(Number).map(sizeOf)) {
    await step(
      `${size.orders} orders, ${size.customers} customers, ${size.codes} codes, ${size.endings} endings, ${size.pages} pages`,
      () => grow(shop.databaseUrl, before, size, templates),
    )
    before = size
    figures.push(await step('Measuring', () => measure(shop, askers, size)))
  }
  await shop.stop()

  reportGrowth(figures, seeded)
  return 0
})
