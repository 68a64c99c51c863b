import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** K12. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_mail_outbox_template" ADD VALUE 'email-change' BEFORE 'password-changed';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "mail_outbox" WHERE "template" = 'email-change';
    ALTER TABLE "mail_outbox" ALTER COLUMN "template" SET DATA TYPE text;
    DROP TYPE "public"."enum_mail_outbox_template";
    CREATE TYPE "public"."enum_mail_outbox_template" AS ENUM('order-receipt', 'payment-received', 'payment-failed', 'payment-reminder', 'order-cancelled', 'order-refunded', 'domain-registered', 'verify-email', 'reset-password', 'password-changed', 'account-deleted', 'security-notice', 'address-known', 'transfer-requested', 'transfer-awaiting', 'transfer-completed', 'name-lost', 'transfer-failed', 'renewal-reminder', 'domain-grace', 'domain-redemption', 'domain-expired', 'subscription-order', 'subscription-notice', 'migration-confirmation', 'contact-confirmation', 'cancellation-confirmation', 'staff-notice');
    ALTER TABLE "mail_outbox" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mail_outbox_template" USING "template"::"public"."enum_mail_outbox_template";`)
}
