import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Resources get a page of their own, and answers of its readers. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "resources_related" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	CONSTRAINT "resources_related_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action
  );
  
  CREATE TABLE "_resources_v_version_related" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"_uuid" varchar,
  	CONSTRAINT "_resources_v_version_related_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resources_v"("id") ON DELETE cascade ON UPDATE no action
  );
  
  ALTER TABLE "resources" ADD COLUMN "action_href" varchar;
  ALTER TABLE "resources" ADD COLUMN "slug" varchar;
  ALTER TABLE "resources_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "resources_locales" ADD COLUMN "action_heading" varchar;
  ALTER TABLE "resources_locales" ADD COLUMN "action_button_label" varchar;
  ALTER TABLE "_resources_v" ADD COLUMN "version_action_href" varchar;
  ALTER TABLE "_resources_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_resources_v_locales" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "_resources_v_locales" ADD COLUMN "version_action_heading" varchar;
  ALTER TABLE "_resources_v_locales" ADD COLUMN "version_action_button_label" varchar;
  CREATE INDEX "resources_related_order_idx" ON "resources_related" USING btree ("_order");
  CREATE INDEX "resources_related_parent_id_idx" ON "resources_related" USING btree ("_parent_id");
  CREATE INDEX "_resources_v_version_related_order_idx" ON "_resources_v_version_related" USING btree ("_order");
  CREATE INDEX "_resources_v_version_related_parent_id_idx" ON "_resources_v_version_related" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "resources_slug_idx" ON "resources" USING btree ("slug");
  CREATE INDEX "_resources_v_version_version_slug_idx" ON "_resources_v" USING btree ("version_slug");`)
  // The address of a resource that had none is its key.
  await db.execute(sql`update resources set slug = key where slug is null`)
  await db.execute(sql`update _resources_v set version_slug = version_key where version_slug is null`)
  // Out of Payload's sight, and gone with the article they belong to.
  await db.execute(sql`create table infra.article_answers (
    resource_id uuid primary key references resources (id) on delete cascade,
    helpful integer not null,
    unhelpful integer not null
  )`)
  await db.execute(sql`create table infra.article_notes (
    id bigint generated always as identity primary key,
    resource_id uuid not null references resources (id) on delete cascade,
    is_helpful boolean not null,
    locale text not null,
    note text not null,
    made_at timestamptz not null
  )`)
  await db.execute(sql`create index article_notes_resource_idx on infra.article_notes (resource_id, made_at)`)
  await db.execute(sql`create index article_notes_made_idx on infra.article_notes (made_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table infra.article_notes`)
  await db.execute(sql`drop table infra.article_answers`)
  await db.execute(sql`
   ALTER TABLE "resources_related" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_resources_v_version_related" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "resources_related" CASCADE;
  DROP TABLE "_resources_v_version_related" CASCADE;
  DROP INDEX "resources_slug_idx";
  DROP INDEX "_resources_v_version_version_slug_idx";
  ALTER TABLE "resources" DROP COLUMN "action_href";
  ALTER TABLE "resources" DROP COLUMN "slug";
  ALTER TABLE "resources_locales" DROP COLUMN "body";
  ALTER TABLE "resources_locales" DROP COLUMN "action_heading";
  ALTER TABLE "resources_locales" DROP COLUMN "action_button_label";
  ALTER TABLE "_resources_v" DROP COLUMN "version_action_href";
  ALTER TABLE "_resources_v" DROP COLUMN "version_slug";
  ALTER TABLE "_resources_v_locales" DROP COLUMN "version_body";
  ALTER TABLE "_resources_v_locales" DROP COLUMN "version_action_heading";
  ALTER TABLE "_resources_v_locales" DROP COLUMN "version_action_button_label";`)
}
