/**
 * npm run bench -- lists [--rows 100000]: opens every list and custom screen of the admin over HTTP, in a separate shop and database with
 * that many rows in each growing table. Fails if one takes more than a second (H7), or if a growing list was not filled.
 */
import { parseArgs } from 'node:util'
import { withClient } from '../../../scripts/lib/database.mjs'
import { demoLoginsOf } from '../../../scripts/lib/seeding.mjs'
import { say, step } from '../../../scripts/lib/output.mjs'
import { runCommand } from '../../../scripts/lib/process.mjs'
import { median, signIn, type Ask } from '../growth/session'
import { writeTemplateOrder } from '../growth/template-order'
import { listsOn } from './admin-lists'
import { boundedByNature, countRows, fillLists, slugOf, tableOf } from './fill-lists'
import { openShop } from '../../lib/shop'

/** Limit in ms (H7). */
const mostMs = 1_000

const time = (admin: Ask, address: string): Promise<number> => median(5, () => admin(address))

await runCommand(async () => {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
  const rows = Number(values.rows)
  const shop = await openShop('lists', { overrides: { RUN_JOBS: 'false' } })
  const logins = await demoLoginsOf(shop.env)
  const [staff, customer] = [logins.find(({ who }) => who === 'admin'), logins.find(({ who }) => who === 'customer')]
  if (staff === undefined || customer === undefined) throw new Error('The seed data lacks an admin or customer login')
  const template = { order: await writeTemplateOrder(shop.url), customer: customer.email }
  const versions = await step(`Filling each table with ${rows} rows`, () =>
    withClient(shop.databaseUrl, (client) => fillLists(client, rows, template)),
  )

  const admin = await signIn(shop.url, '/api/users/login', {
    email: staff.email,
    password: staff.password ?? shop.env.SEED_ADMIN_PASSWORD ?? '',
  })
  const lists = [...listsOn((await admin('/admin')).text), ...versions]
  const slow: string[] = []
  const empty: string[] = []
  await withClient(shop.databaseUrl, async (client) => {
    for (const address of lists) {
      const ms = await time(admin, address)
      const slug = slugOf(address)
      const count = slug === null ? null : await countRows(client, tableOf(address))
      const isBounded = slug !== null && boundedByNature.has(slug) && !address.endsWith('/versions')
      const isShort = count !== null && count < rows && !isBounded
      if (ms > mostMs) slow.push(address)
      if (isShort) empty.push(`${address} (${count})`)
      const rowsText = count === null ? '' : `${count} rows${isBounded ? ', inherently bounded' : ''}  `
      say(`  ${ms > mostMs || isShort ? '✗' : '✓'}  ${address}  ${rowsText}${Math.round(ms)} ms`)
    }
  })
  await shop.stop()
  if (empty.length > 0) say(`\nFewer than ${rows} rows: ${empty.join(', ')}`)
  say(slow.length === 0 ? `\n${lists.length} lists, none slower than ${mostMs} ms.` : `\nToo slow: ${slow.join(', ')}`)
  return slow.length + empty.length === 0 ? 0 : 1
})
