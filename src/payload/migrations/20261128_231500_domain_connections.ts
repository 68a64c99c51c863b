import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table subscriptions add column access_ipv4 varchar, add column access_ipv6 varchar, add column access_mail_host varchar`)
  await db.execute(sql`create table infra.domain_connections (
    subscription_id uuid primary key references subscriptions (id) on delete cascade,
    domain text not null,
    state text not null default 'waiting',
    is_ours boolean not null default false,
    compared jsonb not null default '[]',
    attempts integer not null default 0,
    checked_at timestamptz,
    next_check_at timestamptz
  )`)
  await db.execute(sql`create index domain_connections_due_idx on infra.domain_connections (next_check_at) where next_check_at is not null`)
  await db.execute(sql`create index domain_connections_domain_idx on infra.domain_connections (domain)`)
  await db.execute(sql`create table infra.shop_records (
    domain_id uuid not null references domains (id) on delete cascade,
    name text not null,
    type text not null,
    "values" jsonb not null,
    written_at timestamptz not null,
    primary key (domain_id, name, type)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists infra.shop_records, infra.domain_connections`)
  await db.execute(sql`alter table subscriptions drop column access_ipv4, drop column access_ipv6, drop column access_mail_host`)
}
