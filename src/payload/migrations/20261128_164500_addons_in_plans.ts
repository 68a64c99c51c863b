import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** S16: the categories whose plans include an add-on. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_addons_included_in" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
    CREATE TABLE "addons_included_in" (
      "order" integer NOT NULL,
      "parent_id" uuid NOT NULL,
      "value" "enum_addons_included_in",
      "id" uuid PRIMARY KEY NOT NULL
    );
    ALTER TABLE "addons_included_in" ADD CONSTRAINT "addons_included_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "addons_included_in_order_idx" ON "addons_included_in" USING btree ("order");
    CREATE INDEX "addons_included_in_parent_idx" ON "addons_included_in" USING btree ("parent_id");
    CREATE TYPE "public"."enum__addons_v_version_included_in" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
    CREATE TABLE "_addons_v_version_included_in" (
      "order" integer NOT NULL,
      "parent_id" uuid NOT NULL,
      "value" "enum__addons_v_version_included_in",
      "id" uuid PRIMARY KEY NOT NULL
    );
    ALTER TABLE "_addons_v_version_included_in" ADD CONSTRAINT "_addons_v_version_included_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_addons_v"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "_addons_v_version_included_in_order_idx" ON "_addons_v_version_included_in" USING btree ("order");
    CREATE INDEX "_addons_v_version_included_in_parent_idx" ON "_addons_v_version_included_in" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "addons_included_in";
    DROP TYPE "public"."enum_addons_included_in";
    DROP TABLE "_addons_v_version_included_in";
    DROP TYPE "public"."enum__addons_v_version_included_in";`)
}
