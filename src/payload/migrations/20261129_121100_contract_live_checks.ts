import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The worker no longer reads published pages as a visitor. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop trigger add_job on infra.live_checks;
    select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'check-published'));
    alter table infra.live_checks drop column version, drop column revision, drop column next_try_at, drop column tries, drop column fault`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table infra.live_checks add column version timestamptz, add column revision bigint,
      add column next_try_at timestamptz not null default clock_timestamp(), add column tries integer not null default 0, add column fault text;
    create index live_checks_open_idx on infra.live_checks (next_try_at) where seen_at is null;
    create trigger add_job after insert or update of next_try_at on infra.live_checks for each row
      when (new.seen_at is null and new.next_try_at < 'infinity') execute function infra.add_due_job('check-published', 'id', 'next_try_at')`)
}
