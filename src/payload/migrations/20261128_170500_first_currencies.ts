import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** M10: empty, as every shop has shown one currency first in all languages so far. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "site_settings" ADD COLUMN "first_currencies_es" varchar;
    ALTER TABLE "site_settings" ADD COLUMN "first_currencies_fr" varchar;
    ALTER TABLE "site_settings" ADD COLUMN "first_currencies_de" varchar;
    ALTER TABLE "_site_settings_v" ADD COLUMN "version_first_currencies_es" varchar;
    ALTER TABLE "_site_settings_v" ADD COLUMN "version_first_currencies_fr" varchar;
    ALTER TABLE "_site_settings_v" ADD COLUMN "version_first_currencies_de" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "site_settings" DROP COLUMN "first_currencies_es";
    ALTER TABLE "site_settings" DROP COLUMN "first_currencies_fr";
    ALTER TABLE "site_settings" DROP COLUMN "first_currencies_de";
    ALTER TABLE "_site_settings_v" DROP COLUMN "version_first_currencies_es";
    ALTER TABLE "_site_settings_v" DROP COLUMN "version_first_currencies_fr";
    ALTER TABLE "_site_settings_v" DROP COLUMN "version_first_currencies_de";`)
}
