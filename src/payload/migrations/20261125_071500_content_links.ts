import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Out of Payload's sight. What each document leads to or shows, and where in it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.content_links (
    area text not null,
    document text not null,
    path text not null,
    locale text not null,
    kind text not null,
    target text not null,
    primary key (area, document, path, locale, kind, target)
  )`)
  await db.execute(sql`create index content_links_target_idx on infra.content_links (kind, target)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists infra.content_links`)
}
