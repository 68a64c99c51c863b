import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "extensions_locales" ADD COLUMN "holder" varchar;
  ALTER TABLE "_extensions_v_locales" ADD COLUMN "version_holder" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "extensions_locales" DROP COLUMN IF EXISTS "holder";
  ALTER TABLE "_extensions_v_locales" DROP COLUMN IF EXISTS "version_holder";`)
}
