import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "media_folders" (
      "id" uuid PRIMARY KEY NOT NULL,
      "name" varchar NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    ALTER TABLE "media" ADD COLUMN "folder_id" uuid;
    CREATE UNIQUE INDEX "media_folders_name_idx" ON "media_folders" USING btree ("name");
    CREATE INDEX "media_folders_updated_at_idx" ON "media_folders" USING btree ("updated_at");
    CREATE INDEX "media_folders_created_at_idx" ON "media_folders" USING btree ("created_at");
    ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "media" DROP COLUMN "folder_id";
    DROP TABLE "media_folders";`)
}
