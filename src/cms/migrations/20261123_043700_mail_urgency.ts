import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Mail has an urgency; what waits already is told its own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "status_nextAttemptAt_idx";
  ALTER TABLE "mail_outbox" ADD COLUMN "urgency" numeric DEFAULT 3 NOT NULL;
  UPDATE "mail_outbox" SET "urgency" = 1 WHERE "status" IN ('queued', 'sending', 'dead') AND "template" IN ('verify-email', 'reset-password', 'password-changed', 'address-known');
  UPDATE "mail_outbox" SET "urgency" = 2 WHERE "status" IN ('queued', 'sending', 'dead') AND "template" IN ('order-receipt', 'payment-received', 'payment-failed', 'order-cancelled', 'order-refunded');
  CREATE INDEX "status_urgency_nextAttemptAt_idx" ON "mail_outbox" USING btree ("status","urgency","next_attempt_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "status_urgency_nextAttemptAt_idx";
  CREATE INDEX "status_nextAttemptAt_idx" ON "mail_outbox" USING btree ("status","next_attempt_at");
  ALTER TABLE "mail_outbox" DROP COLUMN "urgency";`)
}
