import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** O16–O18. Orders that a checkout placed before get a week from today; the shop's own orders, whose keys have a colon, end by their own rules. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_mail_outbox_template" ADD VALUE 'payment-reminder' BEFORE 'order-cancelled';
    ALTER TABLE "orders" ADD COLUMN "expires_at" timestamp(3) with time zone;
    ALTER TABLE "orders" ADD COLUMN "network" varchar;
    ALTER TABLE "orders" ADD COLUMN "reminded_for" timestamp(3) with time zone;
    ALTER TABLE "pricing_settings" ADD COLUMN "transfer_days" numeric DEFAULT 7 NOT NULL;
    ALTER TABLE "pricing_settings" ADD COLUMN "card_minutes" numeric DEFAULT 60 NOT NULL;
    ALTER TABLE "pricing_settings" ADD COLUMN "unpaid_domains" numeric DEFAULT 10 NOT NULL;
    ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_transfer_days" numeric DEFAULT 7 NOT NULL;
    ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_card_minutes" numeric DEFAULT 60 NOT NULL;
    ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_unpaid_domains" numeric DEFAULT 10 NOT NULL;
    CREATE INDEX "orders_expires_at_idx" ON "orders" USING btree ("expires_at");
    CREATE INDEX "orders_network_idx" ON "orders" USING btree ("network");
    UPDATE "orders" SET "expires_at" = now() + interval '7 days' WHERE "status" IN ('pending', 'failed') AND "idempotency_key" NOT LIKE '%:%';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "mail_outbox" WHERE "template" = 'payment-reminder';
    ALTER TABLE "mail_outbox" ALTER COLUMN "template" SET DATA TYPE text;
    DROP TYPE "public"."enum_mail_outbox_template";
    CREATE TYPE "public"."enum_mail_outbox_template" AS ENUM('order-receipt', 'payment-received', 'payment-failed', 'order-cancelled', 'order-refunded', 'verify-email', 'reset-password', 'password-changed', 'security-notice', 'address-known', 'transfer-requested', 'transfer-awaiting', 'transfer-completed', 'name-lost', 'transfer-failed', 'renewal-reminder', 'domain-grace', 'domain-redemption', 'domain-expired', 'subscription-order', 'subscription-notice', 'migration-confirmation', 'contact-confirmation', 'staff-notice');
    ALTER TABLE "mail_outbox" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mail_outbox_template" USING "template"::"public"."enum_mail_outbox_template";
    DROP INDEX "orders_expires_at_idx";
    DROP INDEX "orders_network_idx";
    ALTER TABLE "orders" DROP COLUMN "expires_at";
    ALTER TABLE "orders" DROP COLUMN "network";
    ALTER TABLE "orders" DROP COLUMN "reminded_for";
    ALTER TABLE "pricing_settings" DROP COLUMN "transfer_days";
    ALTER TABLE "pricing_settings" DROP COLUMN "card_minutes";
    ALTER TABLE "pricing_settings" DROP COLUMN "unpaid_domains";
    ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_transfer_days";
    ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_card_minutes";
    ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_unpaid_domains";`)
}
