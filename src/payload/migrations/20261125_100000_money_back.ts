import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Out of Payload's sight (U14, U15): which refund is the money back of which subscription and of which lines, when it is asked for again; and
 * what the desk has suspended. A version before this one writes neither: it credits the lines of an invoice by their weight.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.money_backs (
    refund_id uuid primary key references refunds (id) on delete cascade,
    subscription_id uuid not null references subscriptions (id) on delete cascade,
    payment_id uuid not null references payments (id) on delete cascade,
    figures text not null,
    shares jsonb not null,
    by_hand boolean not null,
    credit_note_id uuid references invoices (id) on delete set null,
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    created_at timestamptz not null
  )`)
  await db.execute(sql`create index money_backs_subscription_idx on infra.money_backs (subscription_id, created_at)`)
  await db.execute(sql`create index money_backs_payment_idx on infra.money_backs (payment_id) where credit_note_id is null`)
  await db.execute(sql`create index money_backs_due_idx on infra.money_backs (next_attempt_at) where next_attempt_at is not null`)
  await db.execute(sql`create table infra.subscription_holds (
    subscription_id uuid primary key references subscriptions (id) on delete cascade,
    held_at timestamptz not null
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists infra.subscription_holds, infra.money_backs`)
}
