import { sql } from '@payloadcms/db-postgres'
import { type Handle, instant } from '@/lib/db/sql'
import {
  mergeFacts,
  type FactTimes,
  type KnownFacts,
  type ServiceFacts,
  type Access,
  type ServiceReport,
  type UnfinishedTask,
  type ProvisionOperation,
  type ProvisionTaskStatus,
} from '@/core/provisioning/provisioning'
import type { JobEventData } from '@/modules/webhooks/schema'
import { toIsoString } from '@/core/dates'

interface AccessRow extends Record<string, unknown> {
  readonly address: string | null
  readonly user: string | null
  readonly panel: string | null
  readonly login: string | null
  readonly ipv4: string | null
  readonly ipv6: string | null
  readonly mail_host: string | null
  readonly selector: string | null
  readonly public_key: string | null
}

const whole = ({
  address,
  user,
  panel,
  login,
  ipv4,
  ipv6,
  mail_host: mailHost,
  selector,
  public_key: publicKey,
}: AccessRow): Access | null =>
  address === null || user === null || panel === null
    ? null
    : {
        address,
        user,
        panel,
        ...(login && { login }),
        ...(ipv4 && { ipv4 }),
        ...(ipv6 && { ipv6 }),
        ...(mailHost && { mailHost }),
        ...(selector && publicKey && { dkim: { selector, publicKey } }),
      }

const accessColumns = sql`s.access_address as address, s.access_user as user, s.access_panel as panel, s.access_login as login,
  s.access_ipv4 as ipv4, s.access_ipv6 as ipv6, s.access_mail_host as mail_host, s.access_dkim_selector as selector,
  s.access_dkim_public_key as public_key`

interface ReportedRow extends AccessRow {
  readonly facts: ServiceFacts | null
  readonly since: FactTimes | null
}

const reported = sql`select ${accessColumns}, f.facts, f.since from subscriptions s left join infra.service_facts f on f.subscription_id = s.id`

/** Access details and facts entered by staff or reported by the host. */
export const findReported = async (handle: Handle, service: string): Promise<ServiceReport | null> => {
  const { rows } = await handle.execute<ReportedRow>(sql`
    ${reported} where s.id = (select subscription_id from provision_tasks where service = ${service} order by number limit 1)
  `)
  const access = rows[0] ? whole(rows[0]) : null
  return access && { access, facts: rows[0]?.facts ?? {} }
}

export const findReportOf = async (
  handle: Handle,
  subscription: string,
): Promise<{ readonly access: Access | null; readonly known: KnownFacts }> => {
  const { rows } = await handle.execute<ReportedRow>(sql`${reported} where s.id = ${subscription}`)
  const [row] = rows
  return { access: row ? whole(row) : null, known: { facts: row?.facts ?? {}, since: row?.since ?? {} } }
}

export const findAccessOf = async (handle: Handle, subscription: string): Promise<Access | null> =>
  (await findReportOf(handle, subscription)).access

/** U28: shown to the owner; null once the service is gone. */
export const updateAccess = async (handle: Handle, subscription: string, access: Access | null): Promise<void> => {
  await handle.execute(sql`
    update subscriptions set access_address = ${access?.address ?? null}, access_user = ${access?.user ?? null}, access_panel = ${access?.panel ?? null},
      access_login = ${access?.login ?? null}, access_ipv4 = ${access?.ipv4 ?? null}, access_ipv6 = ${access?.ipv6 ?? null},
      access_mail_host = ${access?.mailHost ?? null}, access_dkim_selector = ${access?.dkim?.selector ?? null},
      access_dkim_public_key = ${access?.dkim?.publicKey ?? null}, updated_at = now()
    where id = ${subscription}
  `)
  if (access === null) await handle.execute(sql`delete from infra.service_facts where subscription_id = ${subscription}`)
}

/** C6: merges facts reported by the host or staff. The caller holds the subscription's row lock. */
export const updateFacts = async (handle: Handle, subscription: string, facts: ServiceFacts, at: number): Promise<void> => {
  const { known } = await findReportOf(handle, subscription)
  const after = mergeFacts(known, facts, at)
  await handle.execute(sql`
    insert into infra.service_facts (subscription_id, facts, since)
    values (${subscription}, ${JSON.stringify(after.facts)}::jsonb, ${JSON.stringify(after.since)}::jsonb)
    on conflict (subscription_id) do update set facts = excluded.facts, since = excluded.since
  `)
}

/** C4, C11: schedules immediate DNS checks of a subscription's domains, and deletes connections to other domains. */
export const requestConnections = async (handle: Handle, subscription: string, domains: readonly string[], at: number): Promise<void> => {
  const listed = JSON.stringify(domains)
  await handle.execute(sql`
    delete from infra.domain_connections
    where subscription_id = ${subscription} and domain not in (select jsonb_array_elements_text(${listed}::jsonb))
  `)
  await handle.execute(sql`
    insert into infra.domain_connections (subscription_id, domain, next_check_at)
    select ${subscription}, domain, ${toIsoString(at)}::timestamptz from jsonb_array_elements_text(${listed}::jsonb) as domain
    on conflict (subscription_id, domain) do update set attempts = 0, next_check_at = excluded.next_check_at
  `)
}

/** Open and failed jobs, in order. */
export const findEarlierTasks = async (handle: Handle, subscription: string): Promise<readonly UnfinishedTask[]> => {
  const { rows } = await handle.execute<{ id: string; kind: ProvisionOperation; status: ProvisionTaskStatus; attempts: string }>(sql`
    select id, kind, status, attempts from provision_tasks
    where subscription_id = ${subscription} and status in ('waiting', 'working', 'open', 'failed') order by number
  `)
  return rows.map(({ attempts, ...row }) => ({ ...row, attempts: Number(attempts) }))
}

interface NewTask {
  readonly id: string
  readonly subscription: string
  readonly name: string
  readonly kind: ProvisionOperation
  readonly product: string
  readonly settings: Readonly<Record<string, string>>
  /** Provisions a new service, since a terminated one can't be restored. */
  readonly isAnew: boolean
  readonly at: number
}

interface JobRow extends Record<string, unknown> {
  readonly key: string
  readonly kind: ProvisionOperation
  readonly service: string
  readonly subscription: string
  readonly product: string
  readonly settings: Readonly<Record<string, string>>
}

const jobColumns = sql`key, kind, service, subscription_id as subscription, product, settings`

const toJobData = (
  { key: id, kind: operation, service, subscription, product, settings }: JobRow,
  reason: string | null,
): JobEventData => ({
  job: { id, operation, service },
  subscription: { id: subscription },
  product,
  settings,
  reason,
})

/** P22. */
export const findJobData = async (handle: Handle, task: string, reason: string | null): Promise<JobEventData | null> => {
  const { rows } = await handle.execute<JobRow>(sql`select ${jobColumns} from provision_tasks where id = ${task}`)
  return rows[0] ? toJobData(rows[0], reason) : null
}

/** U25: queued after the subscription's earlier jobs; the caller holds the row lock. */
export const insertTask = async (handle: Handle, task: NewTask): Promise<JobEventData> => {
  const { id, subscription, name, kind, product, settings, isAnew, at } = task
  const { rows } = await handle.execute<JobRow>(sql`
    insert into provision_tasks (id, subscription_id, number, service, name, kind, status, product, settings, attempts, round, key, next_attempt_at, created_at, updated_at)
    select ${id}, ${subscription}::uuid, last.number + 1,
      case when ${isAnew} then ${subscription} || ':' || (last.number + 1)::text
        else coalesce((select made.service from provision_tasks made where made.subscription_id = ${subscription} and made.kind = 'create'
          order by made.number desc limit 1), ${subscription}) end,
      ${name}, ${kind}, 'waiting', ${product}, ${JSON.stringify(settings)}::jsonb, 0, 1, ${`${id}:1`}, ${instant(at)}, now(), now()
    from (select coalesce(max(number), 0)::int as number from provision_tasks where subscription_id = ${subscription}) as last
    returning ${jobColumns}
  `)
  const [row] = rows
  if (!row) throw new Error('Provisioning job insert returned no row')
  return toJobData(row, null)
}

/** Leaves a job in progress to its worker. Returns the jobs that were dropped. */
export const cancelTasks = async (handle: Handle, ids: readonly string[], at: number): Promise<readonly JobEventData[]> => {
  if (ids.length === 0) return []
  const listed = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await handle.execute<JobRow>(sql`
    update provision_tasks set status = 'cancelled', settled_at = ${instant(at)}, next_attempt_at = null, lease_until = null, updated_at = now()
    where id in (${listed}) and status <> 'working' returning ${jobColumns}
  `)
  return rows.map((row) => toJobData(row, null))
}

/** P21: host settings of these plans; later plans override earlier ones. */
export const findHostSettings = async (handle: Handle, products: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  if (products.length === 0) return {}
  const listed = sql.join(
    products.map((product) => sql`${product}`),
    sql`, `,
  )
  const { rows } = await handle.execute<{ key: string; name: string; value: string }>(sql`
    select s.key, h.name, h.value from services s join services_host_settings h on h._parent_id = s.id
    where s.key in (${listed}) and h.name is not null and h.value is not null order by h._order
  `)
  return Object.fromEntries(
    products.flatMap((product) => rows.filter(({ key }) => key === product).map(({ name, value }) => [name, value])),
  )
}

/** Subscriptions created by a version that had no provisioning. */
export const findWithoutTasks = async (handle: Handle, orderId: string): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select id from subscriptions where order_id = ${orderId} and state <> 'ended'
      and not exists (select 1 from provision_tasks task where task.subscription_id = subscriptions.id) order by id
  `)
  return rows.map(({ id }) => id)
}
