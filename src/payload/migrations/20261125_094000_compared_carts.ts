import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** D17, out of Payload's sight: which of two codes a cart was given. Counted by comparison and code. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.compared_carts (
    comparison_id uuid not null references code_comparisons (id) on delete cascade, cart_id uuid not null, code text not null,
    drawn_at timestamptz not null default now(), primary key (comparison_id, cart_id)
  )`)
  await db.execute(sql`create index compared_carts_code_idx on infra.compared_carts (comparison_id, code)`)
  await db.execute(sql`create index compared_carts_drawn_at_idx on infra.compared_carts (drawn_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists infra.compared_carts`)
}
