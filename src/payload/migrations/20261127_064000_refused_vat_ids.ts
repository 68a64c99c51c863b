import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Out of Payload's sight (T5): which VAT numbers were not given out, and when that was said. A version before this one asks each time. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.vat_refusals (vat_id text primary key, refused_at timestamptz not null)`)
  await db.execute(sql`create index vat_refusals_age_idx on infra.vat_refusals (refused_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists infra.vat_refusals`)
}
