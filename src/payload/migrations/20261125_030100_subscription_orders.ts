import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Out of Payload's sight (U3, U4): which order is a term of what, once a term and attempt; and that a name or an address is found among many.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.subscription_orders (
    subscription_id uuid not null references subscriptions (id) on delete cascade,
    order_id uuid not null references orders (id) on delete cascade,
    term_start timestamptz not null,
    attempt integer not null,
    booked_at timestamptz,
    withdrawn boolean not null default false,
    primary key (subscription_id, term_start, attempt),
    unique (order_id, subscription_id)
  )`)
  await db.execute(
    sql`create index subscriptions_search_idx on subscriptions using gin (name gin_trgm_ops, customer_key gin_trgm_ops)`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index if exists subscriptions_search_idx`)
  await db.execute(sql`drop table if exists infra.subscription_orders`)
}
