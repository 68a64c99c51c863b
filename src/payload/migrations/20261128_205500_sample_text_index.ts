import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const onShownPages = (words: string): string =>
  `create index pages_sample_text_idx on pages (path) where layout::text ${words} and _status = 'published' and deleted_at is null`

/** Out of Payload's sight: the sentences the go-live list looks for. Postgres uses a partial index for the same condition only. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`drop index if exists pages_sample_text_idx`)
  await db.execute(sql.raw(onShownPages(`~ 'sample text of a demonstration shop|fictitious company of this demo shop'`)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index if exists pages_sample_text_idx`)
  await db.execute(sql.raw(onShownPages(`like '%sample text of a demonstration shop%'`)))
}
