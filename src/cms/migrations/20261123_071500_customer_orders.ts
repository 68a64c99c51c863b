import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The letter boxes an order's customer is known by where customers are counted: what stands after a plus, and the dots of Gmail, make no
 * other one. A list of their own, because an order of an account may have two: the account's and the contact's.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table if not exists infra.customer_orders (
    box text not null,
    order_id uuid not null references orders (id) on delete cascade,
    primary key (box, order_id)
  )`)
  await db.execute(sql`create index if not exists customer_orders_order_idx on infra.customer_orders (order_id)`)
  await db.execute(sql`
    insert into infra.customer_orders (box, order_id)
    select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || domain end, id
    from (
      select id, regexp_replace(substring(email from '^(.*)@'), '^(.[^+]*)\\+.*$', '\\1') as name, substring(email from '([^@]*)$') as domain
      from orders cross join lateral (values (lower(normalize(trim(customer_key), NFKC))), (lower(normalize(trim(contact_email), NFKC)))) as each (email)
      where email like '_%@%'
    ) as written
    on conflict do nothing
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists infra.customer_orders`)
}
