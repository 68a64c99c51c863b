import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** T1: tax by country, why an order was taxed so and where a cart is billed; out of Payload's sight, which VAT numbers were confirmed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pricing_settings_tax_rates_kind" AS ENUM('everyone', 'consumer', 'business');
  CREATE TYPE "public"."enum__pricing_settings_v_version_tax_rates_kind" AS ENUM('everyone', 'consumer', 'business');
  CREATE TABLE "pricing_settings_tax_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"region" varchar,
  	"kind" "enum_pricing_settings_tax_rates_kind" DEFAULT 'everyone' NOT NULL,
  	"rate" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone,
  	"validfrom_tz" varchar DEFAULT 'UTC',
  	"valid_to" timestamp(3) with time zone,
  	"validto_tz" varchar DEFAULT 'UTC'
  );
  
  CREATE TABLE "pricing_settings_tax_rates_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_pricing_settings_v_version_tax_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"region" varchar,
  	"kind" "enum__pricing_settings_v_version_tax_rates_kind" DEFAULT 'everyone' NOT NULL,
  	"rate" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone,
  	"validfrom_tz" varchar DEFAULT 'UTC',
  	"valid_to" timestamp(3) with time zone,
  	"validto_tz" varchar DEFAULT 'UTC',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_settings_v_version_tax_rates_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "tax_note" jsonb;
  ALTER TABLE "invoices" ADD COLUMN "tax_note" jsonb;
  ALTER TABLE "carts" ADD COLUMN "place" jsonb;
  ALTER TABLE "pricing_settings" ADD COLUMN "tax_seat" varchar;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_tax_seat" varchar;
  ALTER TABLE "bookkeeping" ADD COLUMN "reverse_charge_revenue" varchar DEFAULT '8336' NOT NULL;
  ALTER TABLE "bookkeeping" ADD COLUMN "other_states_revenue" varchar DEFAULT '8331' NOT NULL;
  ALTER TABLE "_bookkeeping_v" ADD COLUMN "version_reverse_charge_revenue" varchar DEFAULT '8336' NOT NULL;
  ALTER TABLE "_bookkeeping_v" ADD COLUMN "version_other_states_revenue" varchar DEFAULT '8331' NOT NULL;
  ALTER TABLE "pricing_settings_tax_rates" ADD CONSTRAINT "pricing_settings_tax_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_settings_tax_rates_locales" ADD CONSTRAINT "pricing_settings_tax_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_settings_tax_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_settings_v_version_tax_rates" ADD CONSTRAINT "_pricing_settings_v_version_tax_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_settings_v_version_tax_rates_locales" ADD CONSTRAINT "_pricing_settings_v_version_tax_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_settings_v_version_tax_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pricing_settings_tax_rates_order_idx" ON "pricing_settings_tax_rates" USING btree ("_order");
  CREATE INDEX "pricing_settings_tax_rates_parent_id_idx" ON "pricing_settings_tax_rates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pricing_settings_tax_rates_locales_locale_parent_id_unique" ON "pricing_settings_tax_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pricing_settings_v_version_tax_rates_order_idx" ON "_pricing_settings_v_version_tax_rates" USING btree ("_order");
  CREATE INDEX "_pricing_settings_v_version_tax_rates_parent_id_idx" ON "_pricing_settings_v_version_tax_rates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pricing_settings_v_version_tax_rates_locales_locale_parent_" ON "_pricing_settings_v_version_tax_rates_locales" USING btree ("_locale","_parent_id");`)
  await db.execute(sql`create table infra.vat_checks (vat_id text primary key, checked_at timestamptz not null, reference text not null)`)
  await db.execute(sql`create index vat_checks_age_idx on infra.vat_checks (checked_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table infra.vat_checks`)
  await db.execute(sql`
   DROP TABLE "pricing_settings_tax_rates" CASCADE;
  DROP TABLE "pricing_settings_tax_rates_locales" CASCADE;
  DROP TABLE "_pricing_settings_v_version_tax_rates" CASCADE;
  DROP TABLE "_pricing_settings_v_version_tax_rates_locales" CASCADE;
  ALTER TABLE "orders" DROP COLUMN "tax_note";
  ALTER TABLE "invoices" DROP COLUMN "tax_note";
  ALTER TABLE "carts" DROP COLUMN "place";
  ALTER TABLE "pricing_settings" DROP COLUMN "tax_seat";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_tax_seat";
  ALTER TABLE "bookkeeping" DROP COLUMN "reverse_charge_revenue";
  ALTER TABLE "bookkeeping" DROP COLUMN "other_states_revenue";
  ALTER TABLE "_bookkeeping_v" DROP COLUMN "version_reverse_charge_revenue";
  ALTER TABLE "_bookkeeping_v" DROP COLUMN "version_other_states_revenue";
  DROP TYPE "public"."enum_pricing_settings_tax_rates_kind";
  DROP TYPE "public"."enum__pricing_settings_v_version_tax_rates_kind";`)
}
