import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whether customers hold names of an extension is looked up before it is deleted (G11). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index if not exists "domains_extension_idx" on "domains" using btree ("extension")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index if exists "domains_extension_idx"`)
}
