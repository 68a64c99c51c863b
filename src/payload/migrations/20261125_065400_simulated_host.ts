import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** U31: while a shop is upgraded, a version that knows nothing of books and subscriptions books money too: its day is written for it. */
const datePayment = `create function infra.date_payment() returns trigger language plpgsql as $$
  begin
    if new.status = 'paid' and old.status is distinct from new.status and new.paid_at is null then
      new.paid_at := now();
    end if;
    return new;
  end
$$`

/** And its order is written down, until whoever knows has made of it what it brings: this version in the same transaction. */
const noteMoney = `create function infra.note_money() returns trigger language plpgsql as $$
  begin
    insert into infra.unfollowed_orders (order_id) values (new.order_id) on conflict do nothing;
    return null;
  end
$$`

const money = `old.status is distinct from new.status and new.status in ('paid', 'partly-refunded', 'refunded') or coalesce(old.refunded, 0) is distinct from coalesce(new.refunded, 0)`

/** Out of Payload's sight: what the simulated host runs, and U31. Tasks of a subscription are found among many by what is due. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.simulated_services (service text primary key, state text)`)
  await db.execute(sql`create table infra.simulated_jobs (key text primary key, kind text not null, service text not null, outcome jsonb not null)`)
  await db.execute(sql`create table infra.unfollowed_orders (
    order_id uuid primary key references orders (id) on delete cascade, look_at timestamptz not null default now()
  )`)
  await db.execute(sql`create index unfollowed_orders_look_at_idx on infra.unfollowed_orders (look_at)`)
  await db.execute(sql.raw(datePayment))
  await db.execute(sql.raw(noteMoney))
  await db.execute(sql`create trigger date_payment before update on payments for each row execute function infra.date_payment()`)
  await db.execute(sql.raw(`create trigger note_money after update on payments for each row when (${money}) execute function infra.note_money()`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger if exists note_money on payments`)
  await db.execute(sql`drop trigger if exists date_payment on payments`)
  await db.execute(sql`drop function if exists infra.note_money()`)
  await db.execute(sql`drop function if exists infra.date_payment()`)
  await db.execute(sql`drop table if exists infra.unfollowed_orders`)
  await db.execute(sql`drop table if exists infra.simulated_jobs`)
  await db.execute(sql`drop table if exists infra.simulated_services`)
}
