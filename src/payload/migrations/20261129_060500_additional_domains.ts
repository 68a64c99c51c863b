import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table services add column max_domains numeric default 1`)
  await db.execute(sql`alter table _services_v add column version_max_domains numeric default 1`)
  await db.execute(sql`create unique index domain_connections_pair_idx on infra.domain_connections (subscription_id, domain)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index infra.domain_connections_pair_idx`)
  await db.execute(sql`alter table services drop column max_domains`)
  await db.execute(sql`alter table _services_v drop column version_max_domains`)
}
