import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/lib/db/sql'
import {
  mergeFacts,
  type FactTimes,
  type KnownFacts,
  type ServiceFacts,
  type Access,
  type ServiceReport,
} from '@/core/provisioning/provisioning'
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

/** C4, C11: schedules DNS checks of a subscription's domains at once, and deletes connections of other domains. */
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
