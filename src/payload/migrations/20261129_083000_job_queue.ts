import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { runMigrations } from 'graphile-worker'

interface DueRow {
  readonly table: string
  readonly task: string
  readonly id: string
  /** Column with the time when the row is due; without one, a row is due immediately. */
  readonly due?: string
  readonly events: string
  readonly when: string
}

/** Rows that represent later work: each gets a job when it is written or its due time changes (ADR 107). */
const dueRows: readonly DueRow[] = [
  {
    table: 'payload_jobs',
    task: 'run-scheduled-changes',
    id: 'id',
    due: 'wait_until',
    events: 'insert or update of wait_until',
    when: 'new.completed_at is null and new.has_error is not true',
  },
  {
    table: 'provision_tasks',
    task: 'provision-services',
    id: 'id',
    due: 'next_attempt_at',
    events: 'insert or update of status, next_attempt_at',
    when: `new.status in ('waiting', 'open') and new.next_attempt_at is not null`,
  },
  {
    table: 'code_batches',
    task: 'create-coupons',
    id: 'id',
    events: 'insert or update of size, is_active',
    when: 'new.is_active and coalesce(new.made, 0) < new.size',
  },
  {
    table: 'payments',
    task: 'close-payment-pages',
    id: 'id',
    events: 'insert or update of status, page_id',
    when: `new.page_id is not null and (new.status = 'void'
      or (new.status in ('paid', 'partly-refunded', 'refunded') and new.intent is null))`,
  },
  {
    table: 'infra.dunning_charges',
    task: 'charge-cards',
    id: 'payment_id',
    due: 'next_at',
    events: 'insert or update of next_at',
    when: 'new.next_at is not null',
  },
  {
    table: 'infra.payment_mandates',
    task: 'save-cards',
    id: 'id',
    due: 'look_at',
    events: 'insert or update of look_at',
    when: 'new.look_at is not null and new.done_at is null',
  },
  {
    table: 'infra.saved_payment_methods',
    task: 'save-cards',
    id: 'id',
    events: 'insert or update of state, customer_id',
    when: `new.state = 'removed' or new.customer_id is null`,
  },
  {
    table: 'infra.refund_requests',
    task: 'settle-refunds',
    id: 'refund_id',
    due: 'next_attempt_at',
    events: 'insert or update of next_attempt_at',
    when: 'new.next_attempt_at is not null',
  },
  {
    table: 'infra.sandbox_reports',
    task: 'send-sandbox-events',
    id: 'id',
    due: 'due_at',
    events: 'insert or update of due_at',
    when: 'new.told_at is null',
  },
  {
    table: 'infra.domain_connections',
    task: 'connect-domains',
    id: 'domain',
    due: 'next_check_at',
    events: 'insert or update of next_check_at',
    when: 'new.next_check_at is not null',
  },
  {
    table: 'infra.live_checks',
    task: 'check-published',
    id: 'id',
    due: 'next_try_at',
    events: 'insert or update of next_try_at',
    when: `new.seen_at is null and new.next_try_at < 'infinity'`,
  },
]

const triggerOf = ({ table, task, id, due, events, when }: DueRow) => `
  create trigger add_job after ${events} on ${table} for each row when (${when})
    execute function infra.add_due_job('${task}', '${id}'${due === undefined ? '' : `, '${due}'`});`

export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  // On a separate connection, because the library commits each of its migrations.
  await runMigrations({ pgPool: payload.db.pool })
  // The queue is named after the task, so that no two processes handle the same rows. Emails and webhooks are written by the hundred, so
  // their jobs are added once per statement. Events for one object share a queue, and microseconds keep them in order.
  await db.execute(sql`
    create function infra.add_due_job() returns trigger language plpgsql as $$
    begin
      perform graphile_worker.add_job(
        tg_argv[0],
        json_build_object('id', to_jsonb(new) ->> tg_argv[1]),
        queue_name := tg_argv[0],
        run_at := (to_jsonb(new) ->> tg_argv[2])::timestamptz,
        job_key := tg_argv[0] || ':' || (to_jsonb(new) ->> tg_argv[1])
      );
      return null;
    end $$;
    create function infra.email_job(id uuid, urgency numeric, due timestamptz) returns graphile_worker.job_spec language sql as $$
      select (case when urgency = 1 then 'send-security-email' else 'send-email' end, json_build_object('id', id), null, due, null,
        'send-email:' || id, urgency, null)::graphile_worker.job_spec
    $$;
    create function infra.webhook_job(id uuid, endpoint uuid, object text, place numeric, due timestamptz) returns graphile_worker.job_spec language sql as $$
      select ('deliver-webhook', json_build_object('id', id), 'webhooks:' || endpoint || ':' || abs(hashtext(object) % 4),
        due + place % 1000 * interval '1 microsecond', null,
        'deliver-webhook:' || id, null, null)::graphile_worker.job_spec
    $$;
    create function infra.add_email_jobs() returns trigger language plpgsql as $$
    declare
      jobs graphile_worker.job_spec[];
    begin
      if tg_op = 'UPDATE' then jobs := array[infra.email_job(new.id, new.urgency, new.next_attempt_at)];
      else select array_agg(infra.email_job(id, urgency, next_attempt_at)) into jobs from added where status = 'queued';
      end if;
      if jobs is not null then perform graphile_worker.add_jobs(jobs); end if;
      return null;
    end $$;
    create function infra.add_webhook_jobs() returns trigger language plpgsql as $$
    declare
      jobs graphile_worker.job_spec[];
    begin
      if tg_op = 'UPDATE' then jobs := array[infra.webhook_job(new.id, new.endpoint_id, new.object, new.position, new.next_attempt_at)];
      else select array_agg(infra.webhook_job(added.id, endpoint_id, object, added.position, next_attempt_at)) into jobs from added where status = 'waiting';
      end if;
      if jobs is not null then perform graphile_worker.add_jobs(jobs); end if;
      return null;
    end $$;
    create trigger add_jobs after insert on mail_outbox referencing new table as added for each statement
      execute function infra.add_email_jobs();
    create trigger add_job after update of status, next_attempt_at on mail_outbox for each row
      when (new.status = 'queued') execute function infra.add_email_jobs();
    create trigger add_jobs after insert on webhook_deliveries referencing new table as added for each statement
      execute function infra.add_webhook_jobs();
    create trigger add_job after update of status, next_attempt_at on webhook_deliveries for each row
      when (new.status = 'waiting') execute function infra.add_webhook_jobs();`)
  await db.execute(sql.raw(dueRows.map(triggerOf).join('')))
  // Existing rows.
  await db.execute(sql`
    update mail_outbox set status = 'queued', lease_until = null where status in ('queued', 'sending');
    update webhook_deliveries set status = 'waiting', lease_until = null where status in ('waiting', 'sending');
    update payload_jobs set wait_until = wait_until where completed_at is null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const tables = ['mail_outbox', 'webhook_deliveries', ...new Set(dueRows.map(({ table }) => table))]
  await db.execute(sql.raw(tables.map((table) => `drop trigger add_job on ${table};`).join('\n')))
  await db.execute(sql`
    drop trigger add_jobs on mail_outbox;
    drop trigger add_jobs on webhook_deliveries;
    drop function infra.add_due_job;
    drop function infra.add_email_jobs;
    drop function infra.add_webhook_jobs;
    drop function infra.email_job;
    drop function infra.webhook_job;
    drop schema graphile_worker cascade;`)
}
