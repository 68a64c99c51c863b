import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Tables that are no content: in a schema of their own, out of Payload's sight. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create schema if not exists infra`)
  await db.execute(sql`create table if not exists infra.revisions (
    name text primary key,
    value bigint not null default 0
  )`)
  // In the shape the rate limiter expects.
  await db.execute(sql`create table if not exists infra.rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`)
  await db.execute(sql`create index if not exists rate_limits_expire_idx on infra.rate_limits (expire)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop schema if exists infra cascade`)
}
