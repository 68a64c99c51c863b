import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The zone a code's dates are written in, beside them. Until now their form said UTC. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "coupons" ADD COLUMN "startsat_tz" varchar DEFAULT 'UTC';
  ALTER TABLE "coupons" ADD COLUMN "expiresat_tz" varchar DEFAULT 'UTC';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "coupons" DROP COLUMN "startsat_tz";
  ALTER TABLE "coupons" DROP COLUMN "expiresat_tz";`)
}
