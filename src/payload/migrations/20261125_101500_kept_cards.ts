import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * On which days a declined card is charged again; and, out of Payload's sight, what holders agreed to, the cards that are kept, and what they
 * are to pay. A version before this one writes none of it, and leaves what it finds.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table "subscription_settings" add column "retry_days" varchar default '1, 3, 5, 7'`)
  await db.execute(sql`alter table "_subscription_settings_v" add column "version_retry_days" varchar default '1, 3, 5, 7'`)
  await db.execute(sql`create table infra.kept_cards (
    id uuid primary key,
    customer_id uuid references customers (id) on delete set null,
    provider text not null,
    reference text not null,
    payer text not null,
    brand text not null,
    last_four text not null,
    expiry_month integer not null,
    expiry_year integer not null,
    state text not null default 'kept',
    is_used boolean not null default false,
    kept_at timestamptz not null default now(),
    unique (provider, reference)
  )`)
  await db.execute(sql`create index kept_cards_customer_idx on infra.kept_cards (customer_id)`)
  await db.execute(sql`create index kept_cards_forget_idx on infra.kept_cards (kept_at) where state = 'removed' or customer_id is null`)
  await db.execute(sql`create table infra.card_consents (
    id uuid primary key,
    order_id uuid not null unique references orders (id) on delete cascade,
    customer_id uuid references customers (id) on delete set null,
    provider text not null,
    words integer not null,
    locale text not null,
    given_at timestamptz not null,
    look_at timestamptz,
    done_at timestamptz,
    card_id uuid
  )`)
  await db.execute(sql`create index card_consents_look_idx on infra.card_consents (look_at) where done_at is null and look_at is not null`)
  await db.execute(sql`create index card_consents_customer_idx on infra.card_consents (customer_id)`)
  await db.execute(sql`create table infra.card_charges (
    payment_id uuid primary key references payments (id) on delete cascade,
    subscription_id uuid not null references subscriptions (id) on delete cascade,
    state text not null,
    attempt integer,
    first_tried_at timestamptz,
    next_at timestamptz,
    refused_card uuid
  )`)
  await db.execute(sql`create index card_charges_next_idx on infra.card_charges (next_at) where next_at is not null`)
  await db.execute(sql`create index card_charges_subscription_idx on infra.card_charges (subscription_id)`)
  await db.execute(sql`create table infra.card_charge_attempts (
    payment_id uuid not null references payments (id) on delete cascade,
    attempt integer not null,
    card_id uuid not null,
    reference text not null,
    payer text not null,
    brand text not null,
    last_four text not null,
    started_at timestamptz not null,
    ended_at timestamptz,
    outcome text,
    reason text,
    asked_by text,
    primary key (payment_id, attempt)
  )`)
  await db.execute(sql`alter table infra.sandbox_pages add column keeps_card boolean not null default false, add column later text`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table infra.sandbox_pages drop column if exists later, drop column if exists keeps_card`)
  await db.execute(sql`drop table if exists infra.card_charge_attempts, infra.card_charges, infra.card_consents, infra.kept_cards`)
  await db.execute(sql`alter table "_subscription_settings_v" drop column if exists "version_retry_days"`)
  await db.execute(sql`alter table "subscription_settings" drop column if exists "retry_days"`)
}
