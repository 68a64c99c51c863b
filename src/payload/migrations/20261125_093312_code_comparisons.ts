import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "code_comparisons" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"word" varchar NOT NULL,
  	"first_code" varchar NOT NULL,
  	"second_code" varchar NOT NULL,
  	"share_of_second" numeric DEFAULT 50 NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "code_comparisons_id" uuid;
  CREATE UNIQUE INDEX "code_comparisons_word_idx" ON "code_comparisons" USING btree ("word");
  CREATE INDEX "code_comparisons_updated_at_idx" ON "code_comparisons" USING btree ("updated_at");
  CREATE INDEX "code_comparisons_created_at_idx" ON "code_comparisons" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_code_comparisons_fk" FOREIGN KEY ("code_comparisons_id") REFERENCES "public"."code_comparisons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_code_comparisons_id_idx" ON "payload_locked_documents_rels" USING btree ("code_comparisons_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "code_comparisons" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "code_comparisons" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_code_comparisons_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_code_comparisons_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN IF EXISTS "code_comparisons_id";`)
}
