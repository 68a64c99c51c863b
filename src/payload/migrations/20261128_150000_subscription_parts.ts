import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * O19, out of Payload's sight: which later payments of an order pay which subscription, how much of each, and when they fall due. Whoever owed
 * one before this is reminded first: it falls due in a week at the earliest. A version before this one writes none. U33, U34: what was kept of
 * a money back, and whether its holder asked for it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.subscription_parts (
    subscription_id uuid not null references subscriptions (id) on delete cascade,
    payment_id uuid not null references payments (id) on delete cascade,
    gross bigint not null,
    due_at timestamptz not null,
    primary key (subscription_id, payment_id)
  )`)
  await db.execute(sql`create index subscription_parts_payment_idx on infra.subscription_parts (payment_id)`)
  await db.execute(sql`
    insert into infra.subscription_parts (subscription_id, payment_id, gross, due_at)
    select s.id, p.id, sum((part->>'amount')::bigint), greatest(p.due_at, date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '7 days')
    from subscriptions s join orders o on o.id = s.order_id join payments p on p.order_id = o.id and p.due_at is not null
      cross join jsonb_array_elements(case jsonb_typeof(o.lines) when 'array' then o.lines else '[]' end) line
      cross join jsonb_array_elements(case jsonb_typeof(line->'schedule') when 'array' then line->'schedule' else '[]' end) part
    where s.state <> 'ended' and p.status in ('pending', 'processing', 'failed')
      and s.line_key = case when line->'serviceData'->>'bundle' is null then line->>'key' else 'bundle|' || (line->'serviceData'->>'bundle') || '|' || (line->>'billing') end
      and (part->>'dueInMonths')::int > 0
      and p.due_at = (date_trunc('day', o.order_date at time zone 'UTC') + make_interval(months => (part->>'dueInMonths')::int)) at time zone 'UTC'
    group by s.id, p.id
  `)
  await db.execute(sql`
    update subscriptions s set care_at = least(care_at, now())
    where care_at is not null and exists (select 1 from infra.subscription_parts part where part.subscription_id = s.id)
  `)
  // Until now its holder's money backs had a reason of the shop's own.
  await db.execute(sql`alter table infra.money_backs add column kept bigint not null default 0, add column by_guarantee boolean not null default false`)
  await db.execute(sql`
    update infra.money_backs m set by_guarantee = true from refunds r where r.id = m.refund_id and r.requested_by = 'customer'
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table infra.money_backs drop column if exists by_guarantee, drop column if exists kept`)
  await db.execute(sql`drop table if exists infra.subscription_parts`)
}
