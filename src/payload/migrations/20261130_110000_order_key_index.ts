import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** `idempotency_key` is unique by itself, and `customer_key` has its own index. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "customerKey_idempotencyKey_idx";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX "customerKey_idempotencyKey_idx" ON "orders" USING btree ("customer_key","idempotency_key");`)
}
