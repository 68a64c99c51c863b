import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Out of Payload's sight. The texts of each document in one language, and all of them in small letters, for the search of the admin. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table infra.translations add column if not exists texts jsonb, add column if not exists words text`)
  await db.execute(sql`create index translations_words_idx on infra.translations using gin (words gin_trgm_ops) where is_shown`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index if exists infra.translations_words_idx`)
  await db.execute(sql`alter table infra.translations drop column if exists texts, drop column if exists words`)
}
