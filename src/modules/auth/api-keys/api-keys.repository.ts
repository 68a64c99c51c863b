import { sql } from '@payloadcms/db-postgres'
import { type Handle, prepared, instant } from '@/lib/db/sql'

interface ApiKeyRow {
  readonly id: string
  readonly name: string
  readonly hash: string
  readonly scopes: readonly unknown[]
  /** Epoch milliseconds; `null` means that the key never expires. */
  readonly expiresAt: number | null
  readonly revokedAt: number | null
  readonly lastUsedAt: number | null
}

interface KeyRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly hash: string
  readonly scopes: unknown
  readonly expires: string | null
  readonly revoked: string | null
  readonly used: string | null
}

const numberOf = (value: string | null): number | null => (value === null ? null : Number(value))

export const findApiKey = async (handle: Handle, prefix: string): Promise<ApiKeyRow | null> => {
  const { rows } = await handle.execute<KeyRow>(sql`${prepared}
    select id, name, hash, scopes, (extract(epoch from expires_at) * 1000)::bigint as expires,
      (extract(epoch from revoked_at) * 1000)::bigint as revoked, (extract(epoch from last_used_at) * 1000)::bigint as used
    from api_keys where prefix = ${prefix}
  `)
  const [row] = rows
  if (!row) return null
  const { id, name, hash, scopes, expires, revoked, used } = row
  return {
    ...{ id, name, hash, scopes: Array.isArray(scopes) ? scopes : [] },
    ...{ expiresAt: numberOf(expires), revokedAt: numberOf(revoked), lastUsedAt: numberOf(used) },
  }
}

/** Leaves `updated_at` unchanged, since using a key does not change it. */
export const updateLastUse = async (handle: Handle, id: string, now: number, before: number): Promise<void> => {
  await handle.execute(sql`
    update api_keys set last_used_at = ${instant(now)}
    where id = ${id} and (last_used_at is null or last_used_at <= ${instant(before)})
  `)
}

/** False if the key doesn't exist or was already revoked; revocation is final. */
export const revokeApiKey = async (handle: Handle, id: string, by: string, now: number): Promise<boolean> => {
  const { rowCount } = await handle.execute(sql`
    update api_keys set revoked_at = ${instant(now)}, revoked_by = ${by}, updated_at = ${instant(now)}
    where id = ${id} and revoked_at is null
  `)
  return (rowCount ?? 0) > 0
}
