import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Tables that are no content: in a schema of their own, out of Payload's sight. */
export const createInfra = async (db: MigrateUpArgs['db']): Promise<void> => {
  await db.execute(sql`create schema if not exists infra`)
  await db.execute(sql`create table infra.revisions (
    name text primary key,
    value bigint not null default 0
  )`)
  // In the shape the rate limiter expects.
  await db.execute(sql`create table infra.rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`)
  await db.execute(sql`create index rate_limits_expire_idx on infra.rate_limits (expire)`)
  await db.execute(sql`create table infra.seeded (
    kind text not null,
    key text not null,
    at timestamptz not null default now(),
    primary key (kind, key)
  )`)
  await db.execute(sql`create table infra.shop (
    single boolean primary key default true check (single),
    site_url text not null,
    at timestamptz not null default now()
  )`)
  await db.execute(sql`create table infra.content_changes (
    id bigint generated always as identity primary key,
    made_by xid8 not null default pg_current_xact_id(),
    made_at timestamptz not null default now(),
    tags text[] not null
  )`)
  await db.execute(sql`create index content_changes_made_by_idx on infra.content_changes (made_by)`)
  await db.execute(sql`create index content_changes_made_at_idx on infra.content_changes (made_at)`)
  await db.execute(sql`create table infra.page_caches (
    process text primary key,
    seen_at timestamptz not null,
    waiting integer not null,
    waiting_since timestamptz,
    tries integer not null,
    fault text
  )`)
  // The letter boxes an order's customer is known by where customers are counted (D10): an order of an account may have two.
  await db.execute(sql`create table infra.customer_orders (
    box text not null,
    order_id uuid not null references orders (id) on delete cascade,
    primary key (box, order_id)
  )`)
  await db.execute(sql`create index customer_orders_order_idx on infra.customer_orders (order_id)`)
}
