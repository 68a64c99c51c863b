import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Out of Payload's sight: the desk finds an order, a customer or a name by any part of what it is called, and lists by status, at the same
 * speed among a million as among a thousand; and the dashboard's list of what is left to do reads no page it need not name.
 */
const indexes = [
  `orders_search_idx on orders using gin (order_number gin_trgm_ops, contact_email gin_trgm_ops, contact_name gin_trgm_ops)`,
  `customers_search_idx on customers using gin (email gin_trgm_ops, name gin_trgm_ops)`,
  `domains_search_idx on domains using gin (name gin_trgm_ops, customer_key gin_trgm_ops)`,
  `orders_status_date_idx on orders (status, order_date)`,
  `payments_status_date_idx on payments (status, created_at)`,
  `domains_status_end_idx on domains (status, expires_at)`,
  `coupons_endless_idx on coupons (code) where is_active and _status = 'published' and expires_at is null and usage_limit is null`,
  `pages_sample_text_idx on pages (path) where layout::text like '%sample text of a demonstration shop%' and _status = 'published' and deleted_at is null`,
  `pages_placeholder_idx on pages (path) where layout::text ~ '@(hostfront\\.example|example\\.com)\\y' and _status = 'published' and deleted_at is null`,
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create extension if not exists pg_trgm`)
  for (const index of indexes) await db.execute(sql.raw(`create index ${index}`))
}

/** The extension stays: another may have come to use it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const index of indexes) await db.execute(sql.raw(`drop index ${index.split(' ')[0]}`))
}
