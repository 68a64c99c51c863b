import type { Client } from 'pg'
import { addCodes, tellChange } from '../../../tests/support/growth/fill-catalogue'
import { addCarts, addCustomers, addOrders, addVersionsOfCodes } from '../../../tests/support/growth/fill-shop'
import { fillTable } from '../../../tests/support/growth/fill-table'
import { say } from '../../../scripts/lib/output.mjs'
import { inventRow } from './invent-row'

/** Tables that grow by themselves, beyond those the growth benchmark fills; referenced tables first. */
const growing = [
  ...['domains', 'mail_outbox', 'staff_actions', 'provision_tasks', 'registrar_tasks', 'subscriptions', 'refunds'],
  ...['payment_reports', 'name_holds', 'transfers', 'migration_requests', 'contact_messages', 'webhook_endpoints', 'webhook_deliveries'],
  ...['customer_sessions', 'code_batches'],
] as const

/** Maintained by hand, so bounded in size. */
export const boundedByNature: ReadonlySet<string> = new Set([
  ...['pages', 'faqs', 'testimonials', 'case-studies', 'resources', 'technologies', 'metrics', 'media', 'message-overrides', 'forms'],
  ...['services', 'extensions', 'addons', 'transfer-prices', 'currencies', 'automatic-discounts', 'redirects', 'users', 'api-keys'],
])

const ofTheDashboard = (rows: number): readonly string[] => [
  `insert into infra.search_counts (day, kind, term, searches)
   select current_date - number / 6000, (array['name', 'taken', 'ending'])[1 + number % 3], 'term' || number, 3 + number % 50
   from generate_series(1, ${rows}) as number`,
  `insert into infra.live_checks (collection, document, path, seen_at)
   select 'pages', gen_random_uuid()::text, '/about', now() - number * interval '30 seconds' from generate_series(1, ${rows}) as number`,
]

/** One invoice per payment, so each copy belongs to another payment. */
const addInvoices = async (client: Client, rows: number): Promise<void> => {
  await client.query(
    `insert into invoices select made.* from (select invoices as template from invoices limit 1) as one,
       (select id, row_number() over () as number from payments
        where not exists (select 1 from invoices where payment_id = payments.id) limit ${rows}) as payment,
       lateral jsonb_populate_record(one.template, jsonb_build_object('id', gen_random_uuid(), 'payment_id', payment.id,
         'number', 'GROWTH-' || number, 'position', 1000000 + number, 'created_at', now() - number * interval '30 seconds')) as made`,
  )
}

const addVersionsOfOne = async (client: Client, table: string, rows: number): Promise<string | undefined> => {
  const { rows: found } = await client.query<{ parent: string }>(
    `select parent_id as parent from ${table} where latest and parent_id is not null order by parent_id limit 1`,
  )
  const parent = found[0]?.parent
  await client.query(
    `insert into ${table} select made.* from (select ${table} as template from ${table} where parent_id = $1 and latest limit 1) as one,
       generate_series(1, ${rows}) as number, lateral jsonb_populate_record(one.template, jsonb_build_object('id', gen_random_uuid(),
         'latest', false, 'created_at', now() - number * interval '30 seconds', 'updated_at', now() - number * interval '30 seconds')) as made`,
    [parent],
  )
  return parent
}

interface Template {
  readonly order: string
  readonly customer: string
}

export const slugOf = (address: string): string | null => /\/admin\/collections\/([a-z-]+)/.exec(address)?.[1] ?? null

export const tableOf = (address: string): string => {
  const table = slugOf(address)?.replaceAll('-', '_') ?? ''
  return address.endsWith('/versions') ? `_${table}_v` : table
}

/** `null` if the table does not exist. */
export const countRows = async (client: Client, table: string): Promise<number | null> => {
  const { rows } = await client.query<{ count: string | null }>(
    `select (xpath('/row/count/text()', query_to_xml(format('select count(*) as count from %I', $1::text), false, true, '')))[1]::text as count
     where to_regclass($1) is not null`,
    [table],
  )
  const [found] = rows
  return found?.count == null ? null : Number(found.count)
}

const fill = async (client: Client, table: string, rows: number): Promise<void> => {
  const why = await inventRow(client, table)
    .then(() => fillTable(client, table, rows))
    .catch((fault: unknown) => (fault instanceof Error ? fault.message : String(fault)))
  if (why !== null) say(`     ${table} could not be filled: ${why}`)
}

/** Fills every growing table with `rows` rows; returns the version lists that grew with them. */
export const fillLists = async (client: Client, rows: number, template: Template): Promise<readonly string[]> => {
  const numbers = { from: 1, to: rows }
  await addCodes(client, numbers)
  await addVersionsOfCodes(client)
  await addCustomers(client, numbers, template.customer)
  for (let from = 1; from <= rows; from += 50_000)
    await addOrders(client, { from, to: Math.min(rows, from + 49_999) }, { template: template.order, customers: rows })
  await addCarts(client, numbers)
  for (const table of growing) await fill(client, table, rows)
  await addInvoices(client, rows)
  const versions: string[] = []
  for (const slug of ['pages', 'coupons'])
    versions.push(`/admin/collections/${slug}/${(await addVersionsOfOne(client, `_${slug}_v`, rows)) ?? ''}/versions`)
  for (const statement of ofTheDashboard(rows)) await client.query(statement)
  await tellChange(client)
  await client.query('vacuum (analyze)')
  return versions
}
