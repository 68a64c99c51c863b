import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * O24: the buyer's own reference and metadata of an order. O25, out of Payload's sight: orders whose buyer accepts the terms on the order's
 * page, and when they did.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table orders add column reference varchar, add column metadata jsonb`)
  await db.execute(sql`create index orders_reference_idx on orders (reference)`)
  await db.execute(sql`create table infra.order_acceptances (
    order_id uuid primary key references orders (id) on delete cascade,
    accepted_at timestamptz,
    locale text
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists infra.order_acceptances`)
  await db.execute(sql`alter table orders drop column reference, drop column metadata`)
}
