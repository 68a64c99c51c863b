import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "coupons" ADD COLUMN "conditions" jsonb;
  ALTER TABLE "_coupons_v" ADD COLUMN "version_conditions" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "coupons" DROP COLUMN "conditions";
  ALTER TABLE "_coupons_v" DROP COLUMN "version_conditions";`)
}
