import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** S17. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_services_included_in" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
    CREATE TABLE "services_included_in" (
      "order" integer NOT NULL,
      "parent_id" uuid NOT NULL,
      "value" "enum_services_included_in",
      "id" uuid PRIMARY KEY NOT NULL
    );
    ALTER TABLE "services_included_in" ADD CONSTRAINT "services_included_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "services_included_in_order_idx" ON "services_included_in" USING btree ("order");
    CREATE INDEX "services_included_in_parent_idx" ON "services_included_in" USING btree ("parent_id");
    CREATE TYPE "public"."enum__services_v_version_included_in" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
    CREATE TABLE "_services_v_version_included_in" (
      "order" integer NOT NULL,
      "parent_id" uuid NOT NULL,
      "value" "enum__services_v_version_included_in",
      "id" uuid PRIMARY KEY NOT NULL
    );
    ALTER TABLE "_services_v_version_included_in" ADD CONSTRAINT "_services_v_version_included_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "_services_v_version_included_in_order_idx" ON "_services_v_version_included_in" USING btree ("order");
    CREATE INDEX "_services_v_version_included_in_parent_idx" ON "_services_v_version_included_in" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "services_included_in";
    DROP TYPE "public"."enum_services_included_in";
    DROP TABLE "_services_v_version_included_in";
    DROP TYPE "public"."enum__services_v_version_included_in";`)
}
