import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** §3: add-ons have a group of their own in the hero. Those that are there take the one that fits their family, the seed's where they are the seed's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_addons_hero_group" AS ENUM('security', 'management', 'technical', 'email', 'performance', 'backup');
  CREATE TYPE "public"."enum__addons_v_version_hero_group" AS ENUM('security', 'management', 'technical', 'email', 'performance', 'backup');
  ALTER TABLE "case_studies" ADD COLUMN "logo_id" uuid;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_logo_id" uuid;
  ALTER TABLE "metrics" ADD COLUMN "trend" numeric;
  ALTER TABLE "addons" ADD COLUMN "hero_group" "enum_addons_hero_group" DEFAULT 'security';
  ALTER TABLE "_addons_v" ADD COLUMN "version_hero_group" "enum__addons_v_version_hero_group" DEFAULT 'security';
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "case_studies_logo_idx" ON "case_studies" USING btree ("logo_id");
  CREATE INDEX "_case_studies_v_version_version_logo_idx" ON "_case_studies_v" USING btree ("version_logo_id");
  UPDATE "addons" SET "hero_group" = (CASE WHEN "key" = 'domain-lock' THEN 'management' WHEN "key" = 'premium-dns' THEN 'technical'
    WHEN "category" = 'email-addon' THEN 'email' WHEN "category" = 'performance' THEN 'performance' ELSE 'security' END)::"enum_addons_hero_group";
  UPDATE "_addons_v" SET "version_hero_group" = (CASE WHEN "version_key" = 'domain-lock' THEN 'management' WHEN "version_key" = 'premium-dns' THEN 'technical'
    WHEN "version_category" = 'email-addon' THEN 'email' WHEN "version_category" = 'performance' THEN 'performance' ELSE 'security' END)::"enum__addons_v_version_hero_group";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_studies" DROP CONSTRAINT "case_studies_logo_id_media_id_fk";
  
  ALTER TABLE "_case_studies_v" DROP CONSTRAINT "_case_studies_v_version_logo_id_media_id_fk";
  
  DROP INDEX "case_studies_logo_idx";
  DROP INDEX "_case_studies_v_version_version_logo_idx";
  ALTER TABLE "case_studies" DROP COLUMN "logo_id";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_logo_id";
  ALTER TABLE "metrics" DROP COLUMN "trend";
  ALTER TABLE "addons" DROP COLUMN "hero_group";
  ALTER TABLE "_addons_v" DROP COLUMN "version_hero_group";
  DROP TYPE "public"."enum_addons_hero_group";
  DROP TYPE "public"."enum__addons_v_version_hero_group";`)
}
