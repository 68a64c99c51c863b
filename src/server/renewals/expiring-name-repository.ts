import { sql } from '@payloadcms/db-postgres'
import { defaultLocale, isLocale, type Locale } from '@/config/locales'
import type { DomainStatus } from '@/core/domains/domain-status'
import type { Handle } from '@/server/platform/database/handle'

export interface ExpiringName {
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  readonly extension: string
  readonly status: DomainStatus
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly autoRenew: boolean
  readonly email: string
  /** The order's number, where nobody has an account to look at it with. */
  readonly guestOrder: string | null
  readonly locale: Locale
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Names that time does something to: whoever expires by then, or has expired and is not given back yet. */
export const findExpiringNames = async (handle: Handle, until: number): Promise<readonly ExpiringName[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select d.id, d.name, d.order_id, d.extension, d.status, extract(epoch from d.expires_at) * 1000 as expires_at, coalesce(d.auto_renew, false) as auto_renew,
      coalesce(c.email, o.contact_email, d.customer_key) as email, coalesce(c.locale::text, o.locale::text) as locale,
      case when d.customer_id is null then o.order_number end as guest_order
    from domains d left join customers c on c.id = d.customer_id left join orders o on o.id = d.order_id
    where d.status in ('active', 'grace', 'redemption') and d.expires_at <= ${iso(until)}::timestamptz
    order by d.expires_at
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    name: String(row['name']),
    orderId: typeof row['order_id'] === 'string' ? row['order_id'] : null,
    extension: String(row['extension']),
    status: row['status'] as DomainStatus,
    expiresAt: Number(row['expires_at']),
    autoRenew: row['auto_renew'] === true,
    email: String(row['email']),
    guestOrder: typeof row['guest_order'] === 'string' ? row['guest_order'] : null,
    locale: isLocale(row['locale']) ? row['locale'] : defaultLocale,
  }))
}

/** Moves it on from the state it was read in; answers whether it still stood there. */
export const updateNameStatus = async (
  handle: Handle,
  held: Pick<ExpiringName, 'id' | 'status'>,
  status: DomainStatus,
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
      update domains set status = ${status}, updated_at = now() where id = ${held.id} and status = ${held.status} returning id
    `)
  return rows.length > 0
}

/** What happened to a name, behind what happened before. */
export const insertNameEvent = async (
  handle: Handle,
  { id, type, at }: { readonly id: string; readonly type: DomainStatus; readonly at: number },
): Promise<void> => {
  await handle.execute(sql`
      insert into domains_events (id, _order, _parent_id, type, at)
      select replace(gen_random_uuid()::text, '-', ''), coalesce(max(_order), 0) + 1, ${id}, ${type}, ${iso(at)}::timestamptz
      from domains_events where _parent_id = ${id}
    `)
}
