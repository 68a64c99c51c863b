import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Secrets are no content: out of Payload's sight, and gone with the account they belong to. */
const createFactors = async (db: MigrateUpArgs['db']): Promise<void> => {
  await db.execute(sql`create table infra.second_factors (
    id uuid primary key,
    customer_id uuid unique references customers (id) on delete cascade,
    user_id uuid unique references users (id) on delete cascade,
    sealed_secret text not null,
    last_step bigint not null,
    created_at timestamptz not null,
    check (num_nonnulls(customer_id, user_id) = 1)
  )`)
  await db.execute(sql`create table infra.recovery_codes (
    factor_id uuid not null references infra.second_factors (id) on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (factor_id, code_hash)
  )`)
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mail_outbox_template" ADD VALUE 'security-notice' BEFORE 'address-known';
  ALTER TYPE "public"."enum_staff_actions_action" ADD VALUE 'unsecured';
  ALTER TABLE "site_settings" ADD COLUMN "require_two_steps" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_require_two_steps" boolean DEFAULT false;`)
  await createFactors(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table infra.recovery_codes`)
  await db.execute(sql`drop table infra.second_factors`)
  await db.execute(sql`
   ALTER TABLE "mail_outbox" ALTER COLUMN "template" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_outbox_template";
  CREATE TYPE "public"."enum_mail_outbox_template" AS ENUM('order-receipt', 'payment-received', 'payment-failed', 'order-cancelled', 'order-refunded', 'verify-email', 'reset-password', 'password-changed', 'address-known', 'transfer-requested', 'transfer-awaiting', 'transfer-completed', 'name-lost', 'transfer-failed', 'renewal-reminder', 'domain-grace', 'domain-redemption', 'domain-expired', 'migration-confirmation', 'contact-confirmation', 'staff-notice');
  ALTER TABLE "mail_outbox" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mail_outbox_template" USING "template"::"public"."enum_mail_outbox_template";
  ALTER TABLE "staff_actions" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_staff_actions_action";
  CREATE TYPE "public"."enum_staff_actions_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'trashed', 'restored', 'deleted', 'exported', 'shown');
  ALTER TABLE "staff_actions" ALTER COLUMN "action" SET DATA TYPE "public"."enum_staff_actions_action" USING "action"::"public"."enum_staff_actions_action";
  ALTER TABLE "site_settings" DROP COLUMN "require_two_steps";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_require_two_steps";`)
}
