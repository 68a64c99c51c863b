import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_provision_tasks_kind" AS ENUM('create', 'suspend', 'resume', 'change', 'end');
  CREATE TYPE "public"."enum_provision_tasks_status" AS ENUM('waiting', 'working', 'open', 'done', 'failed', 'cancelled');
  CREATE TABLE "provision_tasks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_provision_tasks_kind" NOT NULL,
  	"status" "enum_provision_tasks_status" DEFAULT 'waiting' NOT NULL,
  	"product" varchar NOT NULL,
  	"settings" jsonb NOT NULL,
  	"service" varchar NOT NULL,
  	"fault" varchar,
  	"note" varchar,
  	"reference" varchar,
  	"attempts" numeric NOT NULL,
  	"settled_at" timestamp(3) with time zone,
  	"settled_by" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"subscription_id" uuid NOT NULL,
  	"number" numeric NOT NULL,
  	"round" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"lease_until" timestamp(3) with time zone,
  	"first_tried_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "subscriptions" ADD COLUMN "access_address" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "access_user" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "access_panel" varchar;
  ALTER TABLE "provision_tasks" ADD CONSTRAINT "provision_tasks_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "provision_tasks_service_idx" ON "provision_tasks" USING btree ("service");
  CREATE INDEX "provision_tasks_subscription_idx" ON "provision_tasks" USING btree ("subscription_id");
  CREATE UNIQUE INDEX "provision_tasks_key_idx" ON "provision_tasks" USING btree ("key");
  CREATE INDEX "provision_tasks_updated_at_idx" ON "provision_tasks" USING btree ("updated_at");
  CREATE INDEX "provision_tasks_created_at_idx" ON "provision_tasks" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscription_number_idx" ON "provision_tasks" USING btree ("subscription_id","number");
  CREATE INDEX "status_nextAttemptAt_idx" ON "provision_tasks" USING btree ("status","next_attempt_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "provision_tasks" CASCADE;
  ALTER TABLE "subscriptions" DROP COLUMN "access_address";
  ALTER TABLE "subscriptions" DROP COLUMN "access_user";
  ALTER TABLE "subscriptions" DROP COLUMN "access_panel";
  DROP TYPE "public"."enum_provision_tasks_kind";
  DROP TYPE "public"."enum_provision_tasks_status";`)
}
