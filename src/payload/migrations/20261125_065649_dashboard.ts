import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** As old as `retentionDays.staffAction`: what is younger nobody deletes, the sweep neither. */
const keepActions = `create function infra.keep_staff_action() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.created_at < now() - interval '400 days' then return old; end if;
    end if;
    raise exception 'What staff did stays as it was written' using errcode = 'check_violation';
  end
$$`

/** A5, A8, A9: the log with its values, append-only; searches of a day; whether visitors see what was published. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table staff_actions add column changes jsonb`)
  await db.execute(sql.raw(keepActions))
  await db.execute(
    sql`create trigger keep_staff_action before update or delete on staff_actions for each row execute function infra.keep_staff_action()`,
  )
  await db.execute(
    sql`create trigger keep_staff_actions before truncate on staff_actions for each statement execute function infra.keep_staff_action()`,
  )
  await db.execute(sql`create table infra.search_counts (
    day date not null,
    kind text not null,
    term text not null,
    searches integer not null,
    primary key (day, kind, term)
  )`)
  await db.execute(sql`create table infra.live_checks (
    id bigint generated always as identity primary key,
    collection text not null,
    document text not null,
    path text not null,
    version timestamptz,
    revision bigint,
    made_at timestamptz not null default clock_timestamp(),
    next_try_at timestamptz not null default clock_timestamp(),
    tries integer not null default 0,
    seen_at timestamptz,
    fault text
  )`)
  await db.execute(sql`create index live_checks_open_idx on infra.live_checks (next_try_at) where seen_at is null`)
  await db.execute(sql`create index live_checks_made_idx on infra.live_checks (made_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table if exists infra.live_checks`)
  await db.execute(sql`drop table if exists infra.search_counts`)
  await db.execute(sql`drop trigger if exists keep_staff_actions on staff_actions`)
  await db.execute(sql`drop trigger if exists keep_staff_action on staff_actions`)
  await db.execute(sql`drop function if exists infra.keep_staff_action()`)
  await db.execute(sql`alter table staff_actions drop column if exists changes`)
}
