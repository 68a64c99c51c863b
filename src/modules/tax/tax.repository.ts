import { sql } from '@payloadcms/db-postgres'
import type { VatIdProof } from '@/core/tax/types'
import type { Handle } from '@/lib/db/sql'
import { toIsoString } from '@/core/dates'

export const findVatProof = async (handle: Handle, vatId: string, since: number): Promise<VatIdProof | null> => {
  const { rows } = await handle.execute<{ at: string; reference: string }>(sql`
    select (extract(epoch from checked_at) * 1000)::bigint as at, reference from infra.vat_checks
    where vat_id = ${vatId} and checked_at >= ${toIsoString(since)}::timestamptz
  `)
  const row = rows[0]
  return row ? { vatId, checkedAt: Number(row.at), reference: row.reference } : null
}

/** Also deletes some outdated rows, so that the table stays small. */
export const upsertVatProof = async (handle: Handle, { vatId, checkedAt, reference }: VatIdProof, oldest: number): Promise<void> => {
  await handle.execute(sql`
    insert into infra.vat_checks (vat_id, checked_at, reference) values (${vatId}, ${toIsoString(checkedAt)}::timestamptz, ${reference})
    on conflict (vat_id) do update set checked_at = excluded.checked_at, reference = excluded.reference
  `)
  await handle.execute(sql`
    delete from infra.vat_checks where vat_id in
      (select vat_id from infra.vat_checks where checked_at < ${toIsoString(oldest)}::timestamptz order by checked_at limit 100 for update skip locked)
  `)
  await handle.execute(sql`delete from infra.vat_refusals where vat_id = ${vatId}`)
}

export const hasVatRefusal = async (handle: Handle, vatId: string, since: number): Promise<boolean> => {
  const { rows } = await handle.execute(
    sql`select 1 from infra.vat_refusals where vat_id = ${vatId} and refused_at >= ${toIsoString(since)}::timestamptz`,
  )
  return rows.length > 0
}

/** T5: the authorities don't know the number or have revoked it. Cached for cart display; also deletes some outdated rows. */
export const upsertVatRefusal = async (handle: Handle, vatId: string, at: number, oldest: number): Promise<void> => {
  await handle.execute(sql`delete from infra.vat_checks where vat_id = ${vatId}`)
  await handle.execute(sql`
    insert into infra.vat_refusals (vat_id, refused_at) values (${vatId}, ${toIsoString(at)}::timestamptz)
    on conflict (vat_id) do update set refused_at = excluded.refused_at
  `)
  await handle.execute(sql`
    delete from infra.vat_refusals where vat_id in
      (select vat_id from infra.vat_refusals where refused_at < ${toIsoString(oldest)}::timestamptz order by refused_at limit 100 for update skip locked)
  `)
}
