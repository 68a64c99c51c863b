import { sql } from '@payloadcms/db-postgres'
import { defaultLocale, isLocale, type Locale } from '@/config/locales'
import type { DomainStatus } from '@/core/domains/domain-status'
import { holderColumns, toHolder, type Holder } from '@/server/checkout/holder-repository'
import type { Handle } from '@/server/platform/database/handle'

/** A customer's name, and to whom its next year is billed. */
export interface HeldName extends Holder {
  readonly id: string
  readonly name: string
  readonly status: DomainStatus
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
  readonly addonIds: readonly string[]
  readonly locale: Locale
  /** What the name was bought in. */
  readonly currency: string
}

const addonIds = (addons: unknown): readonly string[] =>
  Array.isArray(addons)
    ? (addons as unknown[]).flatMap((addon) =>
        typeof addon === 'object' && addon !== null && 'id' in addon && typeof addon.id === 'string' ? [addon.id] : [],
      )
    : []

export const findHeldName = async (handle: Handle, domainId: string): Promise<HeldName | null> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select d.id, d.name, d.status, extract(epoch from d.expires_at) * 1000 as expires_at, d.addons, d.customer_id,
      coalesce(c.email, o.contact_email, d.customer_key) as email, coalesce(c.locale::text, o.locale::text) as locale, o.currency, ${holderColumns}
    from domains d left join customers c on c.id = d.customer_id left join orders o on o.id = d.order_id
    where d.id = ${domainId}
  `)
  const [row] = rows
  if (!row) return null
  return {
    ...toHolder(row),
    id: String(row['id']),
    name: String(row['name']),
    status: row['status'] as DomainStatus,
    expiresAt: row['expires_at'] === null ? null : Number(row['expires_at']),
    addonIds: addonIds(row['addons']),
    locale: isLocale(row['locale']) ? row['locale'] : defaultLocale,
    currency: typeof row['currency'] === 'string' ? row['currency'] : 'USD',
  }
}

/** The id of a customer's own name that can be renewed. */
export const findRenewableName = async (handle: Handle, customerId: string, name: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ id: string }>(sql`
    select id from domains where customer_id = ${customerId} and name = ${name} and status in ('active', 'grace')
  `)
  return rows[0]?.id ?? null
}
