import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "message_overrides" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_overrides_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_message_overrides_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_key" varchar NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_message_overrides_v_locales" (
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "message_overrides_id" uuid;
  ALTER TABLE "message_overrides_locales" ADD CONSTRAINT "message_overrides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."message_overrides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_message_overrides_v" ADD CONSTRAINT "_message_overrides_v_parent_id_message_overrides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."message_overrides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_message_overrides_v_locales" ADD CONSTRAINT "_message_overrides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_message_overrides_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "message_overrides_key_idx" ON "message_overrides" USING btree ("key");
  CREATE INDEX "message_overrides_updated_at_idx" ON "message_overrides" USING btree ("updated_at");
  CREATE INDEX "message_overrides_created_at_idx" ON "message_overrides" USING btree ("created_at");
  CREATE UNIQUE INDEX "message_overrides_locales_locale_parent_id_unique" ON "message_overrides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_message_overrides_v_parent_idx" ON "_message_overrides_v" USING btree ("parent_id");
  CREATE INDEX "_message_overrides_v_version_version_key_idx" ON "_message_overrides_v" USING btree ("version_key");
  CREATE INDEX "_message_overrides_v_version_version_updated_at_idx" ON "_message_overrides_v" USING btree ("version_updated_at");
  CREATE INDEX "_message_overrides_v_version_version_created_at_idx" ON "_message_overrides_v" USING btree ("version_created_at");
  CREATE INDEX "_message_overrides_v_created_at_idx" ON "_message_overrides_v" USING btree ("created_at");
  CREATE INDEX "_message_overrides_v_updated_at_idx" ON "_message_overrides_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_message_overrides_v_locales_locale_parent_id_unique" ON "_message_overrides_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_message_overrides_fk" FOREIGN KEY ("message_overrides_id") REFERENCES "public"."message_overrides"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_message_overrides_id_idx" ON "payload_locked_documents_rels" USING btree ("message_overrides_id");`)
  // Out of Payload's sight. What each document has of each language: a row for both, with what is counted of it.
  await db.execute(sql`create table infra.translations (
    area text not null,
    document text not null,
    locale text not null,
    is_shown boolean not null default true,
    fields jsonb not null,
    missing integer not null,
    outdated integer not null,
    draft integer not null,
    same integer not null,
    complete integer not null,
    primary key (area, locale, document)
  )`)
  await db.execute(sql`create index translations_counts_idx on infra.translations (area, locale)
    include (missing, outdated, draft, same, complete) where is_shown`)
  await db.execute(sql`create index translations_document_idx on infra.translations (area, document)`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table infra.translations`)
  await db.execute(sql`
   ALTER TABLE "message_overrides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_overrides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_message_overrides_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_message_overrides_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "message_overrides" CASCADE;
  DROP TABLE "message_overrides_locales" CASCADE;
  DROP TABLE "_message_overrides_v" CASCADE;
  DROP TABLE "_message_overrides_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_message_overrides_fk";
  
  DROP INDEX "payload_locked_documents_rels_message_overrides_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "message_overrides_id";`)
}
