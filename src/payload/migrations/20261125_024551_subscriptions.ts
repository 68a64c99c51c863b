import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscriptions_state" AS ENUM('pending', 'active', 'pastDue', 'suspended', 'ended');
  CREATE TYPE "public"."enum_subscriptions_kind" AS ENUM('hosting', 'ssl', 'email', 'component', 'service', 'bundle');
  CREATE TYPE "public"."enum_subscriptions_billing" AS ENUM('monthly', 'quarterly', 'semiannual', 'yearly', 'biennial');
  CREATE TYPE "public"."enum_subscriptions_end_reason" AS ENUM('customer', 'staff', 'unpaid', 'unsold', 'refunded');
  ALTER TYPE "public"."enum_mail_outbox_template" ADD VALUE 'subscription-order' BEFORE 'migration-confirmation';
  ALTER TYPE "public"."enum_mail_outbox_template" ADD VALUE 'subscription-notice' BEFORE 'migration-confirmation';
  CREATE TABLE "subscriptions_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"by" varchar
  );
  
  CREATE TABLE "subscriptions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_subscriptions_state" NOT NULL,
  	"kind" "enum_subscriptions_kind" NOT NULL,
  	"product" varchar NOT NULL,
  	"items" jsonb NOT NULL,
  	"quantity" numeric NOT NULL,
  	"billing" "enum_subscriptions_billing" NOT NULL,
  	"months" numeric NOT NULL,
  	"anchor_day" numeric NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"digits" numeric NOT NULL,
  	"term_start" timestamp(3) with time zone NOT NULL,
  	"term_end" timestamp(3) with time zone NOT NULL,
  	"next_due" timestamp(3) with time zone,
  	"care_at" timestamp(3) with time zone,
  	"cancel_at_end" boolean DEFAULT false,
  	"end_reason" "enum_subscriptions_end_reason",
  	"order_id" uuid NOT NULL,
  	"line_key" varchar NOT NULL,
  	"customer_id" uuid,
  	"customer_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscription_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"lead_days" numeric DEFAULT 14 NOT NULL,
  	"grace_days" numeric DEFAULT 7 NOT NULL,
  	"end_days" numeric DEFAULT 30 NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_subscription_settings_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_lead_days" numeric DEFAULT 14 NOT NULL,
  	"version_grace_days" numeric DEFAULT 7 NOT NULL,
  	"version_end_days" numeric DEFAULT 30 NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "subscriptions_events" ADD CONSTRAINT "subscriptions_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "subscriptions_events_order_idx" ON "subscriptions_events" USING btree ("_order");
  CREATE INDEX "subscriptions_events_parent_id_idx" ON "subscriptions_events" USING btree ("_parent_id");
  CREATE INDEX "subscriptions_product_idx" ON "subscriptions" USING btree ("product");
  CREATE INDEX "subscriptions_next_due_idx" ON "subscriptions" USING btree ("next_due");
  CREATE INDEX "subscriptions_care_at_idx" ON "subscriptions" USING btree ("care_at");
  CREATE INDEX "subscriptions_order_idx" ON "subscriptions" USING btree ("order_id");
  CREATE INDEX "subscriptions_customer_idx" ON "subscriptions" USING btree ("customer_id");
  CREATE INDEX "subscriptions_customer_key_idx" ON "subscriptions" USING btree ("customer_key");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_lineKey_idx" ON "subscriptions" USING btree ("order_id","line_key");
  CREATE INDEX "customer_state_termEnd_idx" ON "subscriptions" USING btree ("customer_id","state","term_end");
  CREATE INDEX "_subscription_settings_v_created_at_idx" ON "_subscription_settings_v" USING btree ("created_at");
  CREATE INDEX "_subscription_settings_v_updated_at_idx" ON "_subscription_settings_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "mail_outbox" WHERE "template" IN ('subscription-order', 'subscription-notice');
  DROP TABLE "subscriptions_events" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "subscription_settings" CASCADE;
  DROP TABLE "_subscription_settings_v" CASCADE;
  ALTER TABLE "mail_outbox" ALTER COLUMN "template" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_outbox_template";
  CREATE TYPE "public"."enum_mail_outbox_template" AS ENUM('order-receipt', 'payment-received', 'payment-failed', 'order-cancelled', 'order-refunded', 'verify-email', 'reset-password', 'password-changed', 'security-notice', 'address-known', 'transfer-requested', 'transfer-awaiting', 'transfer-completed', 'name-lost', 'transfer-failed', 'renewal-reminder', 'domain-grace', 'domain-redemption', 'domain-expired', 'migration-confirmation', 'contact-confirmation', 'staff-notice');
  ALTER TABLE "mail_outbox" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mail_outbox_template" USING "template"::"public"."enum_mail_outbox_template";
  DROP TYPE "public"."enum_subscriptions_state";
  DROP TYPE "public"."enum_subscriptions_kind";
  DROP TYPE "public"."enum_subscriptions_billing";
  DROP TYPE "public"."enum_subscriptions_end_reason";`)
}
