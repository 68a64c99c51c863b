import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pricing_settings_strike_policy" AS ENUM('asShown', 'replace', 'hide');
  CREATE TYPE "public"."enum__pricing_settings_v_version_strike_policy" AS ENUM('asShown', 'replace', 'hide');
  ALTER TABLE "pricing_settings" ADD COLUMN "strike_policy" "enum_pricing_settings_strike_policy" DEFAULT 'asShown' NOT NULL;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_strike_policy" "enum__pricing_settings_v_version_strike_policy" DEFAULT 'asShown' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pricing_settings" DROP COLUMN "strike_policy";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_strike_policy";
  DROP TYPE "public"."enum_pricing_settings_strike_policy";
  DROP TYPE "public"."enum__pricing_settings_v_version_strike_policy";`)
}
