import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Without this index, finding a job of one task reads the waiting jobs of all other tasks (ADR 107). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index jobs_by_task_idx on graphile_worker._private_jobs (task_id, priority, run_at) where is_available`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index graphile_worker.jobs_by_task_idx`)
}
