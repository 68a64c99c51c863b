import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * U50, U51: the switch of a domain, how long before its end it is charged, and charges of domains beside those of subscriptions. A version before
 * this one stops a charge of a domain that it meets, and charges nothing; this one takes it up again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "domains" ADD COLUMN "auto_charge" boolean DEFAULT false;
    ALTER TABLE "subscription_settings" ADD COLUMN "domain_charge_days" numeric DEFAULT 30 NOT NULL;
    ALTER TABLE "_subscription_settings_v" ADD COLUMN "version_domain_charge_days" numeric DEFAULT 30 NOT NULL;
    ALTER TABLE infra.card_charges ALTER COLUMN subscription_id DROP NOT NULL;
    ALTER TABLE infra.card_charges ADD COLUMN domain_id uuid REFERENCES domains (id) ON DELETE CASCADE
      CONSTRAINT card_charges_subject CHECK (num_nonnulls(subscription_id, domain_id) = 1);
    CREATE INDEX card_charges_domain_idx ON infra.card_charges (domain_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM infra.card_charges WHERE subscription_id IS NULL;
    ALTER TABLE infra.card_charges DROP CONSTRAINT card_charges_subject;
    ALTER TABLE infra.card_charges DROP COLUMN domain_id;
    ALTER TABLE infra.card_charges ALTER COLUMN subscription_id SET NOT NULL;
    ALTER TABLE "_subscription_settings_v" DROP COLUMN "version_domain_charge_days";
    ALTER TABLE "subscription_settings" DROP COLUMN "domain_charge_days";
    ALTER TABLE "domains" DROP COLUMN "auto_charge";`)
}
