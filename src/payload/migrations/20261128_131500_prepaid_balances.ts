import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Out of Payload's sight (U36–U39): what subscriptions have paid in, every movement of it, and what of it is left. A version before this one
 * reads a term that ends when the money does.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.subscription_balances (
    subscription_id uuid primary key references subscriptions (id) on delete cascade,
    amount_left bigint not null check (amount_left >= 0),
    threshold bigint not null,
    drawn_until timestamptz not null,
    top_up_at timestamptz not null
  )`)
  await db.execute(sql`create table infra.balance_movements (
    subscription_id uuid not null references subscriptions (id) on delete cascade,
    number int not null,
    kind text not null check (kind in ('paidIn', 'topUp', 'drawn', 'returned')),
    amount bigint not null check (case when kind in ('paidIn', 'topUp') then amount >= 0 else amount <= 0 end),
    currency text not null,
    at timestamptz not null,
    day date check ((kind = 'drawn') = (day is not null)),
    order_id uuid references orders (id) on delete set null,
    refund_id uuid,
    refunded bigint,
    balance_after bigint not null check (balance_after >= 0),
    primary key (subscription_id, number)
  )`)
  await db.execute(sql`create unique index balance_movements_day_idx on infra.balance_movements (subscription_id, day) where kind = 'drawn'`)
  await db.execute(
    sql`create unique index balance_movements_paid_idx on infra.balance_movements (order_id, subscription_id) where kind in ('paidIn', 'topUp')`,
  )
  await db.execute(sql`create unique index balance_movements_refund_idx on infra.balance_movements (refund_id, subscription_id) where refund_id is not null`)
  await db.execute(sql`create index balance_movements_order_idx on infra.balance_movements (order_id)`)
  await db.execute(
    sql`create index subscriptions_ended_care_idx on subscriptions (care_at) where state = 'ended' and care_at is not null`,
  )
  // rows go with their subscription, and an order's id with the order
  await db.execute(
    sql.raw(`create function infra.keep_balance_movement() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() > 1 then return case tg_op when 'DELETE' then old else new end; end if;
        raise exception 'Movements of a balance stay as they were written' using errcode = 'check_violation';
      end
    $$`),
  )
  await db.execute(
    sql`create trigger keep_balance_movement before update or delete on infra.balance_movements for each row execute function infra.keep_balance_movement()`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index if exists subscriptions_ended_care_idx`)
  await db.execute(sql`drop table if exists infra.balance_movements, infra.subscription_balances`)
  await db.execute(sql`drop function if exists infra.keep_balance_movement()`)
}
