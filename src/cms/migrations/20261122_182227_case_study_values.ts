import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The results of a case study are written in each language (86,000 and 86.000): what stood there stands in every language first. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_studies_results_locales" ADD COLUMN "value" varchar;
  ALTER TABLE "_case_studies_v_version_results_locales" ADD COLUMN "value" varchar;
  UPDATE "case_studies_results_locales" AS each SET "value" = result."value" FROM "case_studies_results" AS result WHERE result."id" = each."_parent_id";
  UPDATE "_case_studies_v_version_results_locales" AS each SET "value" = result."value" FROM "_case_studies_v_version_results" AS result WHERE result."id" = each."_parent_id";
  ALTER TABLE "case_studies_results" DROP COLUMN "value";
  ALTER TABLE "_case_studies_v_version_results" DROP COLUMN "value";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_studies_results" ADD COLUMN "value" varchar;
  ALTER TABLE "_case_studies_v_version_results" ADD COLUMN "value" varchar;
  UPDATE "case_studies_results" AS result SET "value" = each."value" FROM "case_studies_results_locales" AS each WHERE result."id" = each."_parent_id" AND each."_locale" = 'en';
  UPDATE "_case_studies_v_version_results" AS result SET "value" = each."value" FROM "_case_studies_v_version_results_locales" AS each WHERE result."id" = each."_parent_id" AND each."_locale" = 'en';
  ALTER TABLE "case_studies_results_locales" DROP COLUMN "value";
  ALTER TABLE "_case_studies_v_version_results_locales" DROP COLUMN "value";`)
}
