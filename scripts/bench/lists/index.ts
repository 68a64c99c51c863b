/**
 * npm run bench:lists [-- --rows 100000]: every list of the admin, and its own screens, opened over HTTP by an admin, in a shop and a database of its
 * own with so many orders, carts, customers, codes, mails, tasks and whatever else grows. It fails where one takes longer than a second (H7).
 */
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { addCodes, tellChange } from '../../../tests/support/growth/fill-catalogue'
import { addCarts, addCustomers, addOrders, addVersionsOfCodes } from '../../../tests/support/growth/fill-shop'
import { fillTable } from '../../../tests/support/growth/fill-table'
import { withClient } from '../../steps/database.mjs'
import { demoLoginsOf } from '../../steps/demo-logins.mjs'
import { startFreshShop } from '../../steps/fresh-shop.mjs'
import { checkMachine } from '../../steps/prepare.mjs'
import { say, step } from '../../steps/progress.mjs'
import { openTestServer } from '../../steps/test-database.mjs'
import { runCommand } from '../../steps/until-stopped.mjs'
import { median, signIn, type Ask } from '../growth/session'
import { writeTemplateOrder } from '../growth/template-order'
import { listsOn, tableOf } from './admin-lists'

/** H7 */
const mostMs = 1_000

/** What a shop writes by itself, beside what the statements of the growing shop fill. */
const growing = [
  ...['mail_outbox', 'staff_actions', 'provision_tasks', 'registrar_tasks', 'subscriptions', 'invoices', 'refunds', 'payment_reports'],
  ...['name_holds', 'transfers', 'migration_requests', 'contact_messages', 'webhook_deliveries', 'customer_sessions', 'code_batches'],
] as const

/** What the dashboard adds up, at what a day may hold at most. */
const ofTheDashboard = (rows: number): readonly string[] => [
  `insert into infra.search_counts (day, kind, term, searches)
   select current_date - number / 6000, (array['name', 'taken', 'ending'])[1 + number % 3], 'term' || number, 3 + number % 50
   from generate_series(1, ${rows}) as number`,
  `insert into infra.live_checks (collection, document, path, version, seen_at)
   select 'pages', number::text, '/about', now(), now() - number * interval '30 seconds' from generate_series(1, ${rows}) as number`,
]

const fill = async (client: Client, rows: number, template: { readonly order: string; readonly customer: string }): Promise<void> => {
  const numbers = { from: 1, to: rows }
  await addCodes(client, numbers)
  await addVersionsOfCodes(client)
  await addCustomers(client, numbers, template.customer)
  for (let from = 1; from <= rows; from += 50_000)
    await addOrders(client, { from, to: Math.min(rows, from + 49_999) }, { template: template.order, customers: rows })
  await addCarts(client, numbers)
  await client.query(`insert into staff_actions (id, action, area, person) values (gen_random_uuid(), 'changed', 'pages', 'somebody')`)
  for (const table of growing) {
    const why = await fillTable(client, table, rows).catch((fault: unknown) => (fault instanceof Error ? fault.message : String(fault)))
    if (why !== null) say(`     ${table} is not filled: ${why}`)
  }
  for (const statement of ofTheDashboard(rows)) await client.query(statement)
  await tellChange(client)
  await client.query('vacuum (analyze)')
}

const countRows = async (client: Client, slug: string): Promise<number | null> => {
  const { rows } = await client.query<{ count: string | null }>(
    `select (xpath('/row/count/text()', query_to_xml(format('select count(*) as count from %I', $1::text), false, true, '')))[1]::text as count
     where to_regclass($1) is not null`,
    [tableOf(slug)],
  )
  const [found] = rows
  return found?.count == null ? null : Number(found.count)
}

const time = (admin: Ask, address: string): Promise<number> => median(5, () => admin(address))

await runCommand(async () => {
  checkMachine()
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
  const rows = Number(values.rows)
  const server = await step('A Postgres for the measurement', openTestServer)
  const shop = await startFreshShop({ server, purpose: 'lists', overrides: { RUN_JOBS: 'false' } })
  const logins = await demoLoginsOf(shop.env)
  const [staff, customer] = [logins.find(({ who }) => who === 'admin'), logins.find(({ who }) => who === 'customer')]
  if (staff === undefined || customer === undefined) throw new Error('The seed has no login for staff and for a customer')
  const template = { order: await writeTemplateOrder(shop.url), customer: customer.email }
  await step(`${rows} rows of each`, () => withClient(shop.databaseUrl, (client) => fill(client, rows, template)))

  const admin = await signIn(shop.url, '/api/users/login', {
    email: staff.email,
    password: staff.password ?? shop.env.SEED_ADMIN_PASSWORD ?? '',
  })
  const lists = listsOn((await admin('/admin')).text)
  const slow: string[] = []
  await withClient(shop.databaseUrl, async (client) => {
    for (const address of lists) {
      const ms = await time(admin, address)
      const count = await countRows(client, address.split('/').at(-1) ?? '')
      say(`  ${ms > mostMs ? '✗' : '✓'}  ${address}  ${count === null ? '' : `${count} rows  `}${Math.round(ms)} ms`)
      if (ms > mostMs) slow.push(address)
    }
  })
  await shop.stop()
  say(slow.length === 0 ? `\n${lists.length} lists, none slower than ${mostMs} ms.` : `\nToo slow: ${slow.join(', ')}`)
  return slow.length === 0 ? 0 : 1
})
