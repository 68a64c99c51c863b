import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Columns that workers used to claim rows before the job queue existed (ADR 107). */
const outboxes = [
  {
    table: 'mail_outbox',
    first: 'queued',
    states: ['queued', 'sent', 'dead'],
    add: 'infra.add_email_jobs',
    indexes: [`mail_outbox_dead_idx on mail_outbox (created_at) where status = 'dead'`],
  },
  {
    table: 'webhook_deliveries',
    first: 'waiting',
    states: ['waiting', 'delivered', 'dead'],
    add: 'infra.add_webhook_jobs',
    indexes: [
      `webhook_deliveries_dead_idx on webhook_deliveries (created_at) where status = 'dead'`,
      `webhook_deliveries_due_idx on webhook_deliveries (endpoint_id, next_attempt_at, position) where status = 'waiting'`,
      `webhook_deliveries_order_idx on webhook_deliveries (endpoint_id, object, position) where status = 'waiting'`,
    ],
  },
] as const

/** Postgres cannot drop an enum value, or change the type of a column used by triggers or index conditions. */
const withoutSending = ({ table, first, states, add, indexes }: (typeof outboxes)[number]) => `
  update ${table} set status = '${first}' where status = 'sending';
  drop trigger add_job on ${table};
  ${indexes.map((index) => `drop index ${index.split(' ')[0]};`).join('\n')}
  create type new_status as enum (${states.map((state) => `'${state}'`).join(', ')});
  alter table ${table} drop column lease_until, alter column status drop default,
    alter column status type new_status using (case status::text when 'sending' then '${first}' else status::text end)::new_status,
    alter column status set default '${first}';
  drop type enum_${table}_status;
  alter type new_status rename to enum_${table}_status;
  ${indexes.map((index) => `create index ${index};`).join('\n')}
  create trigger add_job after update of status, next_attempt_at on ${table} for each row
    when (new.status = '${first}') execute function ${add}();`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(outboxes.map(withoutSending).join('\n')))
  await db.execute(sql`alter table infra.webhook_senders drop column claimed_at`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_mail_outbox_status add value 'sending' after 'queued';
    alter type enum_webhook_deliveries_status add value 'sending' after 'waiting';
    alter table mail_outbox add column lease_until timestamp(3) with time zone;
    alter table webhook_deliveries add column lease_until timestamp(3) with time zone;
    alter table infra.webhook_senders add column claimed_at timestamptz`)
}
