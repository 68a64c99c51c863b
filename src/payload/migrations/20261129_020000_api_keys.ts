import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** K13, K14: accounts of programs; only the hash of a key is stored. Origins whose pages may call the API. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "api_keys" (
      "id" uuid PRIMARY KEY NOT NULL,
      "name" varchar NOT NULL,
      "scopes" jsonb NOT NULL,
      "expires_at" timestamp(3) with time zone,
      "prefix" varchar,
      "hash" varchar,
      "last_used_at" timestamp(3) with time zone,
      "revoked_at" timestamp(3) with time zone,
      "created_by" varchar,
      "revoked_by" varchar,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE UNIQUE INDEX "api_keys_prefix_idx" ON "api_keys" USING btree ("prefix");
    CREATE INDEX "api_keys_updated_at_idx" ON "api_keys" USING btree ("updated_at");
    CREATE INDEX "api_keys_created_at_idx" ON "api_keys" USING btree ("created_at");
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "api_keys_id" uuid;
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_locked_documents_rels_api_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("api_keys_id");
    ALTER TABLE "payload_preferences_rels" ADD COLUMN "api_keys_id" uuid;
    ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_preferences_rels_api_keys_id_idx" ON "payload_preferences_rels" USING btree ("api_keys_id");
    ALTER TABLE "site_settings" ADD COLUMN "api_origins" varchar;
    ALTER TABLE "_site_settings_v" ADD COLUMN "version_api_origins" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "_site_settings_v" DROP COLUMN "version_api_origins";
    ALTER TABLE "site_settings" DROP COLUMN "api_origins";
    ALTER TABLE "payload_preferences_rels" DROP COLUMN "api_keys_id";
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "api_keys_id";
    DROP TABLE "api_keys" CASCADE;`)
}
