import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** R3: one sentence per group of the menu. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "header_services_locales" ADD COLUMN "description" varchar;
    ALTER TABLE "header_main_locales" ADD COLUMN "description" varchar;
    ALTER TABLE "_header_v_version_services_locales" ADD COLUMN "description" varchar;
    ALTER TABLE "_header_v_version_main_locales" ADD COLUMN "description" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "header_services_locales" DROP COLUMN "description";
    ALTER TABLE "header_main_locales" DROP COLUMN "description";
    ALTER TABLE "_header_v_version_services_locales" DROP COLUMN "description";
    ALTER TABLE "_header_v_version_main_locales" DROP COLUMN "description";`)
}
