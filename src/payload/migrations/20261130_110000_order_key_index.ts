import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Redundant: `idempotency_key` alone is unique, and `customer_key` is indexed separately. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "customerKey_idempotencyKey_idx";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX "customerKey_idempotencyKey_idx" ON "orders" USING btree ("customer_key","idempotency_key");`)
}
