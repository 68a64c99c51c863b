import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Out of Payload's sight, and gone with the account they belong to. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.passkeys (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    is_backed_up boolean not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`)
  await db.execute(sql`create index passkeys_customer_idx on infra.passkeys (customer_id)`)
  await db.execute(sql`create table infra.spent_challenges (challenge text primary key, expires_at timestamptz not null)`)
  await db.execute(sql`create index spent_challenges_expires_idx on infra.spent_challenges (expires_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table infra.passkeys`)
  await db.execute(sql`drop table infra.spent_challenges`)
}
