import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Which pages must be drawn anew, and what each process that draws them says of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table if not exists infra.content_changes (
    id bigint generated always as identity primary key,
    made_by xid8 not null default pg_current_xact_id(),
    made_at timestamptz not null default now(),
    tags text[] not null
  )`)
  await db.execute(sql`create index if not exists content_changes_made_by_idx on infra.content_changes (made_by)`)
  await db.execute(sql`create index if not exists content_changes_made_at_idx on infra.content_changes (made_at)`)
  await db.execute(sql`create table if not exists infra.page_caches (
    process text primary key,
    seen_at timestamptz not null,
    waiting integer not null,
    waiting_since timestamptz,
    tries integer not null,
    fault text
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists infra.content_changes`)
  await db.execute(sql`drop table if exists infra.page_caches`)
}
