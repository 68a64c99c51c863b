import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Out of Payload's sight (U9–U14): the changes of what runs, the credit they leave, and which term's money went on into which.
 * A version before this one writes neither, and reads what it knows.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.subscription_changes (
    order_id uuid primary key references orders (id) on delete cascade,
    subscription_id uuid not null references subscriptions (id) on delete cascade,
    day timestamptz not null,
    figures text not null,
    before jsonb not null,
    after jsonb not null,
    used bigint not null,
    left_over bigint not null,
    asked_by text,
    reason text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    booked_at timestamptz,
    reverted_at timestamptz
  )`)
  await db.execute(sql`create index subscription_changes_subscription_idx on infra.subscription_changes (subscription_id, created_at)`)
  await db.execute(sql`create table infra.subscription_credits (
    subscription_id uuid primary key references subscriptions (id) on delete cascade,
    amount bigint not null check (amount >= 0)
  )`)
  await db.execute(sql`alter table infra.subscription_orders
    add column carried bigint not null default 0, add column carried_by uuid references orders (id) on delete set null`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table infra.subscription_orders drop column if exists carried_by, drop column if exists carried`)
  await db.execute(sql`drop table if exists infra.subscription_credits, infra.subscription_changes`)
}
