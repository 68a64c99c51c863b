import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What the seed has ever written, so that it never brings back what was deleted; and the shop this database belongs to. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table if not exists infra.seeded (
    kind text not null,
    key text not null,
    at timestamptz not null default now(),
    primary key (kind, key)
  )`)
  await db.execute(sql`create table if not exists infra.shop (
    single boolean primary key default true check (single),
    site_url text not null,
    at timestamptz not null default now()
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists infra.shop`)
  await db.execute(sql`drop table if exists infra.seeded`)
}
