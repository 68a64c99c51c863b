import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which transaction published, and up to which point each process has passed on changes (ADR 012). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table infra.page_caches add column acknowledged pg_snapshot;
    alter table infra.live_checks add column made_by xid8 not null default pg_current_xact_id();
    create index live_checks_unseen_idx on infra.live_checks (made_at) where seen_at is null;
    drop trigger add_job on infra.live_checks;
    select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'check-published'))`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create trigger add_job after insert or update of next_try_at on infra.live_checks for each row
      when (new.seen_at is null and new.next_try_at < 'infinity') execute function infra.add_due_job('check-published', 'id', 'next_try_at');
    drop index infra.live_checks_unseen_idx;
    alter table infra.live_checks drop column made_by;
    alter table infra.page_caches drop column acknowledged`)
}
