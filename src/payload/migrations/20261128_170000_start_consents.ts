import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** U46, out of Payload's sight: that a consumer asked for the service to begin before the withdrawal period is over. A version before this one writes none. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.start_consents (
    order_id uuid primary key references orders (id) on delete cascade,
    words integer not null,
    locale text not null,
    given_at timestamptz not null
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table infra.start_consents`)
}
