import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_refunds_state" AS ENUM('requested', 'done', 'failed');
  CREATE TYPE "public"."enum_registrar_tasks_kind" AS ENUM('register', 'transfer', 'renew');
  CREATE TYPE "public"."enum_registrar_tasks_status" AS ENUM('open', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_mail_outbox_status" AS ENUM('queued', 'sending', 'sent', 'dead');
  CREATE TYPE "public"."enum_mail_outbox_template" AS ENUM('order-receipt', 'payment-received', 'payment-failed', 'order-cancelled', 'order-refunded', 'verify-email', 'reset-password', 'password-changed', 'address-known', 'transfer-requested', 'transfer-awaiting', 'transfer-completed', 'transfer-failed', 'renewal-reminder', 'domain-grace', 'domain-redemption', 'domain-expired', 'migration-confirmation', 'contact-confirmation', 'staff-notice');
  CREATE TYPE "public"."enum_mail_outbox_locale" AS ENUM('en', 'es', 'fr', 'de');
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'pricing' BEFORE 'domains';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'shared' BEFORE 'ssl';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'vps' BEFORE 'ssl';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'dedicated' BEFORE 'ssl';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'cloud' BEFORE 'ssl';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'wordpress' BEFORE 'ssl';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'ecommerce' BEFORE 'ssl';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'services';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'backup';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'cdn';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'monitoring';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'security';
  ALTER TYPE "public"."enum_faqs_topic" ADD VALUE 'customization';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'pricing' BEFORE 'domains';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'shared' BEFORE 'ssl';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'vps' BEFORE 'ssl';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'dedicated' BEFORE 'ssl';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'cloud' BEFORE 'ssl';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'wordpress' BEFORE 'ssl';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'ecommerce' BEFORE 'ssl';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'services';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'backup';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'cdn';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'monitoring';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'security';
  ALTER TYPE "public"."enum__faqs_v_version_topic" ADD VALUE 'customization';
  ALTER TYPE "public"."enum_payments_status" ADD VALUE 'partly-refunded' BEFORE 'refunded';
  ALTER TYPE "public"."enum_payments_status" ADD VALUE 'void';
  ALTER TYPE "public"."enum_payments_status" ADD VALUE 'surplus';
  CREATE TABLE "refunds" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order_id" uuid NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"state" "enum_refunds_state" DEFAULT 'requested' NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"reason" varchar,
  	"requested_by" varchar,
  	"reference" varchar,
  	"fault" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"report_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"outcome" varchar,
  	"payment_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "registrar_tasks_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "registrar_tasks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"domain" varchar NOT NULL,
  	"kind" "enum_registrar_tasks_kind" NOT NULL,
  	"status" "enum_registrar_tasks_status" DEFAULT 'open' NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"staff_note" varchar,
  	"order_id" uuid,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_sessions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"device" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "migration_requests_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "contact_messages_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "mail_outbox" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_mail_outbox_status" DEFAULT 'queued' NOT NULL,
  	"template" "enum_mail_outbox_template" NOT NULL,
  	"recipient" varchar NOT NULL,
  	"locale" "enum_mail_outbox_locale" DEFAULT 'en' NOT NULL,
  	"data" jsonb NOT NULL,
  	"dedupe_key" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"lease_until" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_locales" (
  	"bank_details_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "customers_sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "customers_sessions" CASCADE;
  ALTER TABLE "transfers" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "transfers" ALTER COLUMN "status" SET DEFAULT 'requested'::text;
  DROP TYPE "public"."enum_transfers_status";
  CREATE TYPE "public"."enum_transfers_status" AS ENUM('prepared', 'requested', 'awaiting-registry', 'completed', 'failed');
  ALTER TABLE "transfers" ALTER COLUMN "status" SET DEFAULT 'requested'::"public"."enum_transfers_status";
  ALTER TABLE "transfers" ALTER COLUMN "status" SET DATA TYPE "public"."enum_transfers_status" USING "status"::"public"."enum_transfers_status";
  ALTER TABLE "transfers" ALTER COLUMN "customer_key" DROP NOT NULL;
  ALTER TABLE "extensions" ADD COLUMN "rdap_server" varchar;
  ALTER TABLE "payments" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "refunded" numeric DEFAULT 0;
  ALTER TABLE "payments" ADD COLUMN "trouble" varchar;
  ALTER TABLE "payments" ADD COLUMN "intent" varchar;
  ALTER TABLE "payments" ADD COLUMN "attempt" numeric DEFAULT 0;
  ALTER TABLE "payments" ADD COLUMN "page_id" varchar;
  ALTER TABLE "payments" ADD COLUMN "page_url" varchar;
  ALTER TABLE "payments" ADD COLUMN "page_expires_at" timestamp(3) with time zone;
  ALTER TABLE "carts" ADD COLUMN "merged_into_id" uuid;
  ALTER TABLE "transfers" ADD COLUMN "customer_note" varchar;
  ALTER TABLE "transfers" ADD COLUMN "cart_id" uuid;
  ALTER TABLE "customers" ADD COLUMN "verified_at" timestamp(3) with time zone;
  ALTER TABLE "domains" ADD COLUMN "is_locked" boolean DEFAULT true;
  ALTER TABLE "migration_requests" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refunds_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "registrar_tasks_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "refresh_sections" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "bank_details_holder" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "bank_details_iban" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "bank_details_bic" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "bank_details_bank_name" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "bank_details_demo" boolean DEFAULT false;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "registrar_tasks_events" ADD CONSTRAINT "registrar_tasks_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."registrar_tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "registrar_tasks" ADD CONSTRAINT "registrar_tasks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "migration_requests_events" ADD CONSTRAINT "migration_requests_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."migration_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_messages_events" ADD CONSTRAINT "contact_messages_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id");
  CREATE UNIQUE INDEX "refunds_key_idx" ON "refunds" USING btree ("key");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE UNIQUE INDEX "payment_reports_report_id_idx" ON "payment_reports" USING btree ("report_id");
  CREATE INDEX "payment_reports_payment_idx" ON "payment_reports" USING btree ("payment_id");
  CREATE INDEX "payment_reports_updated_at_idx" ON "payment_reports" USING btree ("updated_at");
  CREATE INDEX "payment_reports_created_at_idx" ON "payment_reports" USING btree ("created_at");
  CREATE INDEX "registrar_tasks_events_order_idx" ON "registrar_tasks_events" USING btree ("_order");
  CREATE INDEX "registrar_tasks_events_parent_id_idx" ON "registrar_tasks_events" USING btree ("_parent_id");
  CREATE INDEX "registrar_tasks_domain_idx" ON "registrar_tasks" USING btree ("domain");
  CREATE INDEX "registrar_tasks_order_idx" ON "registrar_tasks" USING btree ("order_id");
  CREATE UNIQUE INDEX "registrar_tasks_key_idx" ON "registrar_tasks" USING btree ("key");
  CREATE INDEX "registrar_tasks_updated_at_idx" ON "registrar_tasks" USING btree ("updated_at");
  CREATE INDEX "registrar_tasks_created_at_idx" ON "registrar_tasks" USING btree ("created_at");
  CREATE UNIQUE INDEX "customer_sessions_token_hash_idx" ON "customer_sessions" USING btree ("token_hash");
  CREATE INDEX "customer_sessions_customer_idx" ON "customer_sessions" USING btree ("customer_id");
  CREATE INDEX "customer_sessions_expires_at_idx" ON "customer_sessions" USING btree ("expires_at");
  CREATE INDEX "customer_sessions_updated_at_idx" ON "customer_sessions" USING btree ("updated_at");
  CREATE INDEX "customer_sessions_created_at_idx" ON "customer_sessions" USING btree ("created_at");
  CREATE INDEX "migration_requests_events_order_idx" ON "migration_requests_events" USING btree ("_order");
  CREATE INDEX "migration_requests_events_parent_id_idx" ON "migration_requests_events" USING btree ("_parent_id");
  CREATE INDEX "contact_messages_events_order_idx" ON "contact_messages_events" USING btree ("_order");
  CREATE INDEX "contact_messages_events_parent_id_idx" ON "contact_messages_events" USING btree ("_parent_id");
  CREATE INDEX "mail_outbox_recipient_idx" ON "mail_outbox" USING btree ("recipient");
  CREATE UNIQUE INDEX "mail_outbox_dedupe_key_idx" ON "mail_outbox" USING btree ("dedupe_key");
  CREATE INDEX "mail_outbox_updated_at_idx" ON "mail_outbox" USING btree ("updated_at");
  CREATE INDEX "mail_outbox_created_at_idx" ON "mail_outbox" USING btree ("created_at");
  CREATE INDEX "status_nextAttemptAt_idx" ON "mail_outbox" USING btree ("status","next_attempt_at");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "carts" ADD CONSTRAINT "carts_merged_into_id_carts_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "transfers" ADD CONSTRAINT "transfers_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refunds_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_registrar_tasks_fk" FOREIGN KEY ("registrar_tasks_id") REFERENCES "public"."registrar_tasks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payments_intent_idx" ON "payments" USING btree ("intent");
  CREATE INDEX "carts_merged_into_idx" ON "carts" USING btree ("merged_into_id");
  CREATE INDEX "transfers_cart_idx" ON "transfers" USING btree ("cart_id");
  CREATE UNIQUE INDEX "order_name_idx" ON "domains" USING btree ("order_id","name");
  CREATE INDEX "migration_requests_due_at_idx" ON "migration_requests" USING btree ("due_at");
  CREATE INDEX "contact_messages_due_at_idx" ON "contact_messages" USING btree ("due_at");
  CREATE INDEX "payload_locked_documents_rels_refunds_id_idx" ON "payload_locked_documents_rels" USING btree ("refunds_id");
  CREATE INDEX "payload_locked_documents_rels_registrar_tasks_id_idx" ON "payload_locked_documents_rels" USING btree ("registrar_tasks_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "customers_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "refunds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payment_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "registrar_tasks_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "registrar_tasks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customer_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "migration_requests_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_messages_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_outbox" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "refunds" CASCADE;
  DROP TABLE "payment_reports" CASCADE;
  DROP TABLE "registrar_tasks_events" CASCADE;
  DROP TABLE "registrar_tasks" CASCADE;
  DROP TABLE "customer_sessions" CASCADE;
  DROP TABLE "migration_requests_events" CASCADE;
  DROP TABLE "contact_messages_events" CASCADE;
  DROP TABLE "mail_outbox" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  ALTER TABLE "carts" DROP CONSTRAINT "carts_merged_into_id_carts_id_fk";
  
  ALTER TABLE "transfers" DROP CONSTRAINT "transfers_cart_id_carts_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_refunds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_registrar_tasks_fk";
  
  ALTER TABLE "faqs" ALTER COLUMN "topic" SET DATA TYPE text;
  ALTER TABLE "faqs" ALTER COLUMN "topic" SET DEFAULT 'general'::text;
  DROP TYPE "public"."enum_faqs_topic";
  CREATE TYPE "public"."enum_faqs_topic" AS ENUM('general', 'domains', 'hosting', 'ssl', 'email', 'transfer');
  ALTER TABLE "faqs" ALTER COLUMN "topic" SET DEFAULT 'general'::"public"."enum_faqs_topic";
  ALTER TABLE "faqs" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_faqs_topic" USING "topic"::"public"."enum_faqs_topic";
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_topic" SET DATA TYPE text;
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_topic" SET DEFAULT 'general'::text;
  DROP TYPE "public"."enum__faqs_v_version_topic";
  CREATE TYPE "public"."enum__faqs_v_version_topic" AS ENUM('general', 'domains', 'hosting', 'ssl', 'email', 'transfer');
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_topic" SET DEFAULT 'general'::"public"."enum__faqs_v_version_topic";
  ALTER TABLE "_faqs_v" ALTER COLUMN "version_topic" SET DATA TYPE "public"."enum__faqs_v_version_topic" USING "version_topic"::"public"."enum__faqs_v_version_topic";
  ALTER TABLE "payments" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "payments" ALTER COLUMN "status" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_payments_status";
  CREATE TYPE "public"."enum_payments_status" AS ENUM('pending', 'processing', 'paid', 'failed', 'refunded');
  ALTER TABLE "payments" ALTER COLUMN "status" SET DEFAULT 'pending'::"public"."enum_payments_status";
  ALTER TABLE "payments" ALTER COLUMN "status" SET DATA TYPE "public"."enum_payments_status" USING "status"::"public"."enum_payments_status";
  ALTER TABLE "transfers" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "transfers" ALTER COLUMN "status" SET DEFAULT 'requested'::text;
  DROP TYPE "public"."enum_transfers_status";
  CREATE TYPE "public"."enum_transfers_status" AS ENUM('requested', 'in-progress', 'completed', 'rejected');
  ALTER TABLE "transfers" ALTER COLUMN "status" SET DEFAULT 'requested'::"public"."enum_transfers_status";
  ALTER TABLE "transfers" ALTER COLUMN "status" SET DATA TYPE "public"."enum_transfers_status" USING "status"::"public"."enum_transfers_status";
  DROP INDEX "payments_intent_idx";
  DROP INDEX "carts_merged_into_idx";
  DROP INDEX "transfers_cart_idx";
  DROP INDEX "order_name_idx";
  DROP INDEX "migration_requests_due_at_idx";
  DROP INDEX "contact_messages_due_at_idx";
  DROP INDEX "payload_locked_documents_rels_refunds_id_idx";
  DROP INDEX "payload_locked_documents_rels_registrar_tasks_id_idx";
  ALTER TABLE "transfers" ALTER COLUMN "customer_key" SET NOT NULL;
  ALTER TABLE "customers_sessions" ADD CONSTRAINT "customers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "customers_sessions_order_idx" ON "customers_sessions" USING btree ("_order");
  CREATE INDEX "customers_sessions_parent_id_idx" ON "customers_sessions" USING btree ("_parent_id");
  ALTER TABLE "extensions" DROP COLUMN "rdap_server";
  ALTER TABLE "payments" DROP COLUMN "due_at";
  ALTER TABLE "payments" DROP COLUMN "refunded";
  ALTER TABLE "payments" DROP COLUMN "trouble";
  ALTER TABLE "payments" DROP COLUMN "intent";
  ALTER TABLE "payments" DROP COLUMN "attempt";
  ALTER TABLE "payments" DROP COLUMN "page_id";
  ALTER TABLE "payments" DROP COLUMN "page_url";
  ALTER TABLE "payments" DROP COLUMN "page_expires_at";
  ALTER TABLE "carts" DROP COLUMN "merged_into_id";
  ALTER TABLE "transfers" DROP COLUMN "customer_note";
  ALTER TABLE "transfers" DROP COLUMN "cart_id";
  ALTER TABLE "customers" DROP COLUMN "verified_at";
  ALTER TABLE "domains" DROP COLUMN "is_locked";
  ALTER TABLE "migration_requests" DROP COLUMN "due_at";
  ALTER TABLE "contact_messages" DROP COLUMN "due_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refunds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "registrar_tasks_id";
  ALTER TABLE "site_settings" DROP COLUMN "refresh_sections";
  ALTER TABLE "site_settings" DROP COLUMN "bank_details_holder";
  ALTER TABLE "site_settings" DROP COLUMN "bank_details_iban";
  ALTER TABLE "site_settings" DROP COLUMN "bank_details_bic";
  ALTER TABLE "site_settings" DROP COLUMN "bank_details_bank_name";
  ALTER TABLE "site_settings" DROP COLUMN "bank_details_demo";
  DROP TYPE "public"."enum_refunds_state";
  DROP TYPE "public"."enum_registrar_tasks_kind";
  DROP TYPE "public"."enum_registrar_tasks_status";
  DROP TYPE "public"."enum_mail_outbox_status";
  DROP TYPE "public"."enum_mail_outbox_template";
  DROP TYPE "public"."enum_mail_outbox_locale";`)
}
