import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * N1: a row a name that somebody speaks for. What customers have, and what paid orders move here, is theirs; of the orders that
 * wait for their money, the first one of each name holds it for what is left of 72 hours.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "name_holds" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"order_id" uuid,
  	"held_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TYPE "public"."enum_mail_outbox_template" ADD VALUE 'name-lost' BEFORE 'verify-email';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "name_holds_id" uuid;
  ALTER TABLE "pricing_settings" ADD COLUMN "name_hold_hours" numeric DEFAULT 72 NOT NULL;
  ALTER TABLE "name_holds" ADD CONSTRAINT "name_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "name_holds_name_idx" ON "name_holds" USING btree ("name");
  CREATE INDEX "name_holds_order_idx" ON "name_holds" USING btree ("order_id");
  CREATE INDEX "name_holds_held_until_idx" ON "name_holds" USING btree ("held_until");
  CREATE INDEX "name_holds_updated_at_idx" ON "name_holds" USING btree ("updated_at");
  CREATE INDEX "name_holds_created_at_idx" ON "name_holds" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_name_holds_fk" FOREIGN KEY ("name_holds_id") REFERENCES "public"."name_holds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_name_holds_id_idx" ON "payload_locked_documents_rels" USING btree ("name_holds_id");
  INSERT INTO "name_holds" ("id", "name", "order_id", "held_until")
  SELECT DISTINCT ON (known.name) gen_random_uuid(), known.name, known.order_id, known.held_until FROM (
    SELECT name, order_id, NULL::timestamptz AS held_until, 1 AS rank, created_at FROM domains
      WHERE status IN ('pending', 'active', 'grace', 'redemption')
    UNION ALL
    SELECT transfers.domain, transfers.order_id, NULL, 2, transfers.created_at FROM transfers JOIN orders ON orders.id = transfers.order_id
      WHERE transfers.status IN ('requested', 'awaiting-registry') AND orders.status IN ('paid', 'fulfilled')
    UNION ALL
    SELECT line->>'id', orders.id, orders.order_date + interval '72 hours', 3, orders.order_date
      FROM orders, jsonb_array_elements(CASE jsonb_typeof(orders.lines) WHEN 'array' THEN orders.lines ELSE '[]'::jsonb END) AS line
      WHERE orders.status = 'pending' AND orders.order_date > now() - interval '72 hours' AND line->>'type' = 'domain'
        AND coalesce(line->'serviceData'->>'operation', 'register') <> 'renew'
  ) AS known ORDER BY known.name, known.rank, known.created_at;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "name_holds_id";
  DROP TABLE "name_holds";
  ALTER TABLE "pricing_settings" DROP COLUMN "name_hold_hours";
  DELETE FROM "mail_outbox" WHERE "template" = 'name-lost';
  ALTER TABLE "mail_outbox" ALTER COLUMN "template" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_outbox_template";
  CREATE TYPE "public"."enum_mail_outbox_template" AS ENUM('order-receipt', 'payment-received', 'payment-failed', 'order-cancelled', 'order-refunded', 'verify-email', 'reset-password', 'password-changed', 'address-known', 'transfer-requested', 'transfer-awaiting', 'transfer-completed', 'transfer-failed', 'renewal-reminder', 'domain-grace', 'domain-redemption', 'domain-expired', 'migration-confirmation', 'contact-confirmation', 'staff-notice');
  ALTER TABLE "mail_outbox" ALTER COLUMN "template" SET DATA TYPE "public"."enum_mail_outbox_template" USING "template"::"public"."enum_mail_outbox_template";`)
}
