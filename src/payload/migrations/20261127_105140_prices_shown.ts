import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** T10: before tax, as every shop has shown its prices so far. A version before this one writes none and gets that. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_pricing_settings_prices_shown" AS ENUM('withoutTax', 'withTax');
    CREATE TYPE "public"."enum__pricing_settings_v_version_prices_shown" AS ENUM('withoutTax', 'withTax');
    ALTER TABLE "pricing_settings" ADD COLUMN "prices_shown" "enum_pricing_settings_prices_shown" DEFAULT 'withoutTax' NOT NULL;
    ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_prices_shown" "enum__pricing_settings_v_version_prices_shown" DEFAULT 'withoutTax' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "pricing_settings" DROP COLUMN "prices_shown";
    ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_prices_shown";
    DROP TYPE "public"."enum_pricing_settings_prices_shown";
    DROP TYPE "public"."enum__pricing_settings_v_version_prices_shown";`)
}
