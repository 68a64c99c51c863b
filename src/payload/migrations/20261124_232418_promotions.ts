import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "code_batches" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"template_id" uuid,
  	"prefix" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"made" numeric DEFAULT 0,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "coupons" ADD COLUMN "batch_id" uuid;
  ALTER TABLE "_coupons_v" ADD COLUMN "version_batch_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "code_batches_id" uuid;
  ALTER TABLE "pricing_settings" ADD COLUMN "stack_limit_percent" numeric DEFAULT 60 NOT NULL;
  ALTER TABLE "pricing_settings" ADD COLUMN "refuses_above_stack_limit" boolean DEFAULT false;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_stack_limit_percent" numeric DEFAULT 60 NOT NULL;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_refuses_above_stack_limit" boolean DEFAULT false;
  ALTER TABLE "code_batches" ADD CONSTRAINT "code_batches_template_id_coupons_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "code_batches_template_idx" ON "code_batches" USING btree ("template_id");
  CREATE INDEX "code_batches_updated_at_idx" ON "code_batches" USING btree ("updated_at");
  CREATE INDEX "code_batches_created_at_idx" ON "code_batches" USING btree ("created_at");
  ALTER TABLE "coupons" ADD CONSTRAINT "coupons_batch_id_code_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."code_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_coupons_v" ADD CONSTRAINT "_coupons_v_version_batch_id_code_batches_id_fk" FOREIGN KEY ("version_batch_id") REFERENCES "public"."code_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_code_batches_fk" FOREIGN KEY ("code_batches_id") REFERENCES "public"."code_batches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "coupons_batch_idx" ON "coupons" USING btree ("batch_id");
  CREATE INDEX "batch_code_idx" ON "coupons" USING btree ("batch_id","code");
  CREATE INDEX "_coupons_v_version_version_batch_idx" ON "_coupons_v" USING btree ("version_batch_id");
  CREATE INDEX "version_batch_version_code_idx" ON "_coupons_v" USING btree ("version_batch_id","version_code");
  CREATE INDEX "coupon_createdAt_idx" ON "redemptions" USING btree ("coupon","created_at");
  CREATE INDEX "payload_locked_documents_rels_code_batches_id_idx" ON "payload_locked_documents_rels" USING btree ("code_batches_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "code_batches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "code_batches" CASCADE;
  ALTER TABLE "coupons" DROP CONSTRAINT IF EXISTS "coupons_batch_id_code_batches_id_fk";
  
  ALTER TABLE "_coupons_v" DROP CONSTRAINT IF EXISTS "_coupons_v_version_batch_id_code_batches_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_code_batches_fk";
  
  DROP INDEX "coupons_batch_idx";
  DROP INDEX "batch_code_idx";
  DROP INDEX "_coupons_v_version_version_batch_idx";
  DROP INDEX "version_batch_version_code_idx";
  DROP INDEX "coupon_createdAt_idx";
  DROP INDEX "payload_locked_documents_rels_code_batches_id_idx";
  ALTER TABLE "coupons" DROP COLUMN "batch_id";
  ALTER TABLE "_coupons_v" DROP COLUMN "version_batch_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "code_batches_id";
  ALTER TABLE "pricing_settings" DROP COLUMN "stack_limit_percent";
  ALTER TABLE "pricing_settings" DROP COLUMN "refuses_above_stack_limit";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_stack_limit_percent";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_refuses_above_stack_limit";`)
}
