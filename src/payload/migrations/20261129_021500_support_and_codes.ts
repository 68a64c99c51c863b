import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A note of staff on a customer, and codes that stand alone unless an editor says otherwise. Existing codes stay as they are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "customers" ADD COLUMN "staff_note" varchar;
    ALTER TABLE "coupons" ALTER COLUMN "combinable" SET DEFAULT false;
    ALTER TABLE "_coupons_v" ALTER COLUMN "version_combinable" SET DEFAULT false;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "_coupons_v" ALTER COLUMN "version_combinable" SET DEFAULT true;
    ALTER TABLE "coupons" ALTER COLUMN "combinable" SET DEFAULT true;
    ALTER TABLE "customers" DROP COLUMN "staff_note";
  `)
}
