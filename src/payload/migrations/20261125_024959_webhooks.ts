import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Small, however many were delivered: what waits, by when; what of an object is still to be taken. */
const indexes = [
  `create index webhook_deliveries_due_idx on webhook_deliveries (endpoint_id, next_attempt_at, position) where status = 'waiting'`,
  `create index webhook_deliveries_order_idx on webhook_deliveries (endpoint_id, object, position) where status in ('waiting', 'sending')`,
] as const

/** Who is told of what happens (W1), and, out of Payload's sight, the secrets and circuits of the receivers, and the order of events. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_webhook_endpoints_switched_off" AS ENUM('gone', 'failing');
  CREATE TYPE "public"."enum_webhook_deliveries_status" AS ENUM('waiting', 'sending', 'delivered', 'dead');
  CREATE TABLE "webhook_endpoints" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"description" varchar,
  	"is_active" boolean DEFAULT true,
  	"events" jsonb DEFAULT '[]'::jsonb,
  	"switched_off" "enum_webhook_endpoints_switched_off",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_deliveries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_webhook_deliveries_status" DEFAULT 'waiting' NOT NULL,
  	"endpoint_id" uuid NOT NULL,
  	"event" varchar NOT NULL,
  	"event_id" varchar NOT NULL,
  	"object" varchar NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"response_status" numeric,
  	"response_text" varchar,
  	"duration" numeric,
  	"fault" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"first_tried_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"lease_until" timestamp(3) with time zone,
  	"body" jsonb NOT NULL,
  	"tries" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "webhook_endpoints_id" uuid;
  ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "webhook_endpoints_updated_at_idx" ON "webhook_endpoints" USING btree ("updated_at");
  CREATE INDEX "webhook_endpoints_created_at_idx" ON "webhook_endpoints" USING btree ("created_at");
  CREATE INDEX "webhook_deliveries_endpoint_idx" ON "webhook_deliveries" USING btree ("endpoint_id");
  CREATE INDEX "webhook_deliveries_event_idx" ON "webhook_deliveries" USING btree ("event");
  CREATE INDEX "webhook_deliveries_event_id_idx" ON "webhook_deliveries" USING btree ("event_id");
  CREATE INDEX "webhook_deliveries_updated_at_idx" ON "webhook_deliveries" USING btree ("updated_at");
  CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_endpoints_fk" FOREIGN KEY ("webhook_endpoints_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_webhook_endpoints_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_endpoints_id");`)
  for (const index of indexes) await db.execute(sql.raw(index))
  await db.execute(sql`create sequence infra.webhook_positions`)
  await db.execute(sql`create table infra.webhook_senders (
    endpoint_id uuid primary key references webhook_endpoints (id) on delete cascade,
    secret text,
    previous_secret text,
    previous_until timestamptz,
    failures integer not null default 0,
    failing_since timestamptz,
    paused_until timestamptz,
    claimed_at timestamptz
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table infra.webhook_senders`)
  await db.execute(sql`drop sequence infra.webhook_positions`)
  await db.execute(sql`
   ALTER TABLE "webhook_endpoints" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webhook_deliveries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "webhook_endpoints" CASCADE;
  DROP TABLE "webhook_deliveries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_webhook_endpoints_fk";
  
  DROP INDEX "payload_locked_documents_rels_webhook_endpoints_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "webhook_endpoints_id";
  DROP TYPE "public"."enum_webhook_endpoints_switched_off";
  DROP TYPE "public"."enum_webhook_deliveries_status";`)
}
