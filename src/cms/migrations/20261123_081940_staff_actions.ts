import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_actions_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'trashed', 'restored', 'deleted', 'exported', 'shown');
  CREATE TABLE "staff_actions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"person" varchar NOT NULL,
  	"action" "enum_staff_actions_action" NOT NULL,
  	"area" varchar NOT NULL,
  	"document" varchar,
  	"fields" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders_events" ADD COLUMN "by" varchar;
  ALTER TABLE "payments_events" ADD COLUMN "by" varchar;
  ALTER TABLE "transfers_events" ADD COLUMN "by" varchar;
  ALTER TABLE "registrar_tasks_events" ADD COLUMN "by" varchar;
  ALTER TABLE "domains_events" ADD COLUMN "by" varchar;
  ALTER TABLE "migration_requests_events" ADD COLUMN "by" varchar;
  ALTER TABLE "contact_messages_events" ADD COLUMN "by" varchar;
  CREATE INDEX "staff_actions_person_idx" ON "staff_actions" USING btree ("person");
  CREATE INDEX "staff_actions_area_idx" ON "staff_actions" USING btree ("area");
  CREATE INDEX "staff_actions_document_idx" ON "staff_actions" USING btree ("document");
  CREATE INDEX "staff_actions_updated_at_idx" ON "staff_actions" USING btree ("updated_at");
  CREATE INDEX "staff_actions_created_at_idx" ON "staff_actions" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_actions" CASCADE;
  ALTER TABLE "orders_events" DROP COLUMN "by";
  ALTER TABLE "payments_events" DROP COLUMN "by";
  ALTER TABLE "transfers_events" DROP COLUMN "by";
  ALTER TABLE "registrar_tasks_events" DROP COLUMN "by";
  ALTER TABLE "domains_events" DROP COLUMN "by";
  ALTER TABLE "migration_requests_events" DROP COLUMN "by";
  ALTER TABLE "contact_messages_events" DROP COLUMN "by";
  DROP TYPE "public"."enum_staff_actions_action";`)
}
