import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A third way to pay; and, out of Payload's sight, the books of a card that moves no money. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter type "public"."enum_payments_provider" add value if not exists 'sandbox'`)
  await db.execute(sql`create table infra.sandbox_pages (
    id text primary key,
    payment_id text not null,
    order_number text not null,
    attempt integer not null,
    amount bigint not null,
    refunded bigint not null default 0,
    currency text not null,
    digits integer not null,
    locale text not null,
    title text not null,
    return_url text not null,
    cancel_url text not null,
    intent text not null unique,
    state text not null default 'open',
    expires_at timestamptz not null,
    unique (payment_id, attempt)
  )`)
  await db.execute(sql`create table infra.sandbox_reports (
    id text primary key,
    page_id text not null references infra.sandbox_pages (id) on delete cascade,
    news text not null,
    refunded bigint not null default 0,
    due_at timestamptz not null,
    told_at timestamptz
  )`)
  await db.execute(sql`create index sandbox_reports_due_idx on infra.sandbox_reports (due_at) where told_at is null`)
  await db.execute(sql`create index sandbox_reports_page_idx on infra.sandbox_reports (page_id)`)
  await db.execute(sql`create table infra.sandbox_refunds (
    key text primary key,
    page_id text not null references infra.sandbox_pages (id) on delete cascade,
    in_all bigint not null
  )`)
  await db.execute(sql`create index sandbox_refunds_page_idx on infra.sandbox_refunds (page_id)`)
}

/** Fails where such a payment was made: it would have no provider. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table infra.sandbox_refunds, infra.sandbox_reports, infra.sandbox_pages`)
  await db.execute(sql`alter table "payments" alter column "provider" drop default, alter column "provider" set data type text`)
  await db.execute(sql`drop type "public"."enum_payments_provider"`)
  await db.execute(sql`create type "public"."enum_payments_provider" as enum('offline', 'stripe')`)
  await db.execute(
    sql`alter table "payments" alter column "provider" set data type "public"."enum_payments_provider" using "provider"::"public"."enum_payments_provider"`,
  )
  await db.execute(sql`alter table "payments" alter column "provider" set default 'offline'`)
}
