import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Out of Payload's sight. Which document each revision of the catalogue changed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.catalog_changes (
    revision bigint primary key,
    slug text not null,
    document text,
    made_at timestamptz not null default now()
  )`)
  await db.execute(sql`create index catalog_changes_made_at_idx on infra.catalog_changes (made_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table infra.catalog_changes`)
}
