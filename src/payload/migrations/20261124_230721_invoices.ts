import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invoices_kind" AS ENUM('invoice', 'credit-note');
  CREATE TYPE "public"."enum_invoices_status" AS ENUM('issued', 'partly-credited', 'credited');
  CREATE TYPE "public"."enum_invoices_paid_through" AS ENUM('offline', 'stripe', 'sandbox');
  CREATE TYPE "public"."enum_invoices_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TABLE "invoices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"kind" "enum_invoices_kind" NOT NULL,
  	"status" "enum_invoices_status" NOT NULL,
  	"year" numeric NOT NULL,
  	"position" numeric NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"issued_on" varchar NOT NULL,
  	"order_id" uuid NOT NULL,
  	"order_number" varchar NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"corrects_id" uuid,
  	"corrects_number" varchar,
  	"paid_through" "enum_invoices_paid_through" NOT NULL,
  	"seller_legal_name" varchar,
  	"seller_line1" varchar,
  	"seller_line2" varchar,
  	"seller_city" varchar,
  	"seller_region" varchar,
  	"seller_postal_code" varchar,
  	"seller_country" varchar,
  	"seller_vat_id" varchar,
  	"seller_registration" varchar,
  	"buyer_name" varchar NOT NULL,
  	"buyer_email" varchar NOT NULL,
  	"buyer_company" varchar,
  	"buyer_vat_id" varchar,
  	"buyer_line1" varchar,
  	"buyer_line2" varchar,
  	"buyer_city" varchar,
  	"buyer_region" varchar,
  	"buyer_postal_code" varchar,
  	"buyer_country" varchar,
  	"lines" jsonb NOT NULL,
  	"currency" varchar NOT NULL,
  	"digits" numeric NOT NULL,
  	"exchange_rate" numeric NOT NULL,
  	"rate_date" varchar NOT NULL,
  	"tax_rate" numeric NOT NULL,
  	"net" numeric NOT NULL,
  	"tax" numeric NOT NULL,
  	"gross" numeric NOT NULL,
  	"credited" numeric NOT NULL,
  	"book_currency" varchar,
  	"book_digits" numeric,
  	"book_gross" numeric,
  	"book_tax" numeric,
  	"locale" "enum_invoices_locale" DEFAULT 'en' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bookkeeping" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"time_zone" varchar DEFAULT 'UTC' NOT NULL,
  	"currency" varchar DEFAULT 'EUR' NOT NULL,
  	"consultant_number" numeric DEFAULT 1001 NOT NULL,
  	"client_number" numeric DEFAULT 1 NOT NULL,
  	"year_begins" numeric DEFAULT 1 NOT NULL,
  	"bank_account" varchar DEFAULT '1200' NOT NULL,
  	"card_account" varchar DEFAULT '1360' NOT NULL,
  	"taxed_revenue" varchar DEFAULT '8400' NOT NULL,
  	"untaxed_revenue" varchar DEFAULT '8200' NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_bookkeeping_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_time_zone" varchar DEFAULT 'UTC' NOT NULL,
  	"version_currency" varchar DEFAULT 'EUR' NOT NULL,
  	"version_consultant_number" numeric DEFAULT 1001 NOT NULL,
  	"version_client_number" numeric DEFAULT 1 NOT NULL,
  	"version_year_begins" numeric DEFAULT 1 NOT NULL,
  	"version_bank_account" varchar DEFAULT '1200' NOT NULL,
  	"version_card_account" varchar DEFAULT '1360' NOT NULL,
  	"version_taxed_revenue" varchar DEFAULT '8400' NOT NULL,
  	"version_untaxed_revenue" varchar DEFAULT '8200' NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "contact_company" varchar;
  ALTER TABLE "orders" ADD COLUMN "contact_vat_id" varchar;
  ALTER TABLE "payments" ADD COLUMN "paid_at" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "vat_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invoices_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "seller_legal_name" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "seller_line1" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "seller_line2" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "seller_city" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "seller_region" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "seller_postal_code" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "seller_country" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "seller_vat_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "seller_registration" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_seller_legal_name" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_seller_line1" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_seller_line2" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_seller_city" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_seller_region" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_seller_postal_code" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_seller_country" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_seller_vat_id" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_seller_registration" varchar;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");
  CREATE INDEX "invoices_year_idx" ON "invoices" USING btree ("year");
  CREATE INDEX "invoices_issued_at_idx" ON "invoices" USING btree ("issued_at");
  CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");
  CREATE INDEX "invoices_payment_idx" ON "invoices" USING btree ("payment_id");
  CREATE INDEX "invoices_corrects_idx" ON "invoices" USING btree ("corrects_id");
  CREATE INDEX "invoices_buyer_buyer_email_idx" ON "invoices" USING btree ("buyer_email");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_year_position_idx" ON "invoices" USING btree ("kind","year","position");
  CREATE INDEX "_bookkeeping_v_created_at_idx" ON "_bookkeeping_v" USING btree ("created_at");
  CREATE INDEX "_bookkeeping_v_updated_at_idx" ON "_bookkeeping_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoices_fk" FOREIGN KEY ("invoices_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("invoices_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invoices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bookkeeping" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bookkeeping_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "bookkeeping" CASCADE;
  DROP TABLE "_bookkeeping_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_invoices_fk";
  
  DROP INDEX "payload_locked_documents_rels_invoices_id_idx";
  ALTER TABLE "orders" DROP COLUMN "contact_company";
  ALTER TABLE "orders" DROP COLUMN "contact_vat_id";
  ALTER TABLE "payments" DROP COLUMN "paid_at";
  ALTER TABLE "customers" DROP COLUMN "vat_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invoices_id";
  ALTER TABLE "site_settings" DROP COLUMN "seller_legal_name";
  ALTER TABLE "site_settings" DROP COLUMN "seller_line1";
  ALTER TABLE "site_settings" DROP COLUMN "seller_line2";
  ALTER TABLE "site_settings" DROP COLUMN "seller_city";
  ALTER TABLE "site_settings" DROP COLUMN "seller_region";
  ALTER TABLE "site_settings" DROP COLUMN "seller_postal_code";
  ALTER TABLE "site_settings" DROP COLUMN "seller_country";
  ALTER TABLE "site_settings" DROP COLUMN "seller_vat_id";
  ALTER TABLE "site_settings" DROP COLUMN "seller_registration";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_seller_legal_name";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_seller_line1";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_seller_line2";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_seller_city";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_seller_region";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_seller_postal_code";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_seller_country";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_seller_vat_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_seller_registration";
  DROP TYPE "public"."enum_invoices_kind";
  DROP TYPE "public"."enum_invoices_status";
  DROP TYPE "public"."enum_invoices_paid_through";
  DROP TYPE "public"."enum_invoices_locale";`)
}
