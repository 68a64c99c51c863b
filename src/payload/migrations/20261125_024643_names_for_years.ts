import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How many years a name is ordered for, who owns it and where its records are kept; and, out of Payload's sight, the zones of the simulated name server. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_registrar_tasks_kind" ADD VALUE IF NOT EXISTS 'nameservers';
  ALTER TYPE "public"."enum_registrar_tasks_kind" ADD VALUE IF NOT EXISTS 'contacts';
  ALTER TABLE "extensions" ADD COLUMN "max_years" numeric DEFAULT 10;
  ALTER TABLE "_extensions_v" ADD COLUMN "version_max_years" numeric DEFAULT 10;
  ALTER TABLE "registrar_tasks" ADD COLUMN "years" numeric DEFAULT 1;
  ALTER TABLE "registrar_tasks" ADD COLUMN "details" varchar;
  ALTER TABLE "domains" ADD COLUMN "term_years" numeric DEFAULT 1;
  ALTER TABLE "domains" ADD COLUMN "nameservers" jsonb;
  ALTER TABLE "domains" ADD COLUMN "contacts" jsonb;
  ALTER TABLE "domains" ADD COLUMN "zone_started_at" timestamp(3) with time zone;
  ALTER TABLE "name_holds" ADD COLUMN "registrant" jsonb;`)
  await db.execute(sql`create table infra.dns_zones (
    name text primary key,
    sets jsonb not null default '[]'::jsonb,
    updated_at timestamptz not null default now()
  )`)
}

/** Tasks of kinds that are not there any more go: nobody could read them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table infra.dns_zones`)
  await db.execute(sql`delete from registrar_tasks where kind in ('nameservers', 'contacts')`)
  await db.execute(sql`
   ALTER TABLE "registrar_tasks" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_registrar_tasks_kind";
  CREATE TYPE "public"."enum_registrar_tasks_kind" AS ENUM('register', 'transfer', 'renew');
  ALTER TABLE "registrar_tasks" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_registrar_tasks_kind" USING "kind"::"public"."enum_registrar_tasks_kind";
  ALTER TABLE "extensions" DROP COLUMN "max_years";
  ALTER TABLE "_extensions_v" DROP COLUMN "version_max_years";
  ALTER TABLE "registrar_tasks" DROP COLUMN "years";
  ALTER TABLE "registrar_tasks" DROP COLUMN "details";
  ALTER TABLE "domains" DROP COLUMN "term_years";
  ALTER TABLE "domains" DROP COLUMN "nameservers";
  ALTER TABLE "domains" DROP COLUMN "contacts";
  ALTER TABLE "domains" DROP COLUMN "zone_started_at";
  ALTER TABLE "name_holds" DROP COLUMN "registrant";`)
}
