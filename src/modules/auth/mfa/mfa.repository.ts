import { sql } from '@payloadcms/db-postgres'
import { type Handle, uuidV7, instant } from '@/lib/db/sql'

/** Deleting an account also deletes its factor, through the foreign key. */
export interface FactorOwner {
  readonly kind: 'customer' | 'staff'
  readonly id: string
}

export interface SecondFactor {
  readonly id: string
  /** Encrypted TOTP secret. */
  readonly sealedSecret: string
  /** Epoch milliseconds. */
  readonly since: number
  /** Unused recovery codes. */
  readonly codesLeft: number
  /** Changes with the account's password. */
  readonly passwordStamp: string
}

const isOf = ({ kind, id }: FactorOwner) => (kind === 'customer' ? sql`customer_id = ${id}` : sql`user_id = ${id}`)

export const findFactor = async (handle: Handle, owner: FactorOwner): Promise<SecondFactor | null> => {
  const { rows } = await handle.execute<SecondFactor & Record<string, unknown>>(sql`
    select id, sealed_secret as "sealedSecret", round(extract(epoch from created_at) * 1000)::float8 as since,
      (select count(*)::int from infra.recovery_codes where factor_id = f.id and used_at is null) as "codesLeft",
      coalesce((select salt from customers where id = f.customer_id), (select salt from users where id = f.user_id), '') as "passwordStamp"
    from infra.second_factors f where ${isOf(owner)}
  `)
  return rows[0] ?? null
}

interface NewFactor {
  readonly owner: FactorOwner
  readonly sealedSecret: string
  /** Time step of the confirming code, which can't be used again. */
  readonly step: number
}

/** The new id; `null` if the account already has a factor. */
export const insertFactor = async (handle: Handle, { owner, sealedSecret, step }: NewFactor, now: number): Promise<string | null> => {
  const customer = owner.kind === 'customer' ? owner.id : null
  const user = owner.kind === 'staff' ? owner.id : null
  const { rows } = await handle.execute<{ id: string }>(sql`
    insert into infra.second_factors (id, customer_id, user_id, sealed_secret, last_step, created_at)
    values (${uuidV7(now)}, ${customer}, ${user}, ${sealedSecret}, ${step}, ${instant(now)})
    on conflict do nothing returning id
  `)
  return rows[0]?.id ?? null
}

/** False if there was none. Recovery codes are deleted with it. */
export const deleteFactor = async (handle: Handle, owner: FactorOwner): Promise<boolean> => {
  const { rows } = await handle.execute(sql`delete from infra.second_factors where ${isOf(owner)} returning 1`)
  return rows.length > 0
}

/** K3: a single statement, so that one of two concurrent uses wins. False for a step at or before the last used one. */
export const updateLastStep = async (handle: Handle, factorId: string, step: number): Promise<boolean> => {
  const { rows } = await handle.execute(
    sql`update infra.second_factors set last_step = ${step} where id = ${factorId} and last_step < ${step} returning 1`,
  )
  return rows.length > 0
}

/** K4: replaces all earlier codes. The caller holds the account's row lock, so that concurrent confirmations don't mix. */
export const insertRecoveryCodes = async (handle: Handle, factorId: string, hashes: readonly string[]): Promise<void> => {
  await handle.execute(sql`delete from infra.recovery_codes where factor_id = ${factorId}`)
  const rows = hashes.map((hash) => sql`(${factorId}, ${hash})`)
  await handle.execute(sql`insert into infra.recovery_codes (factor_id, code_hash) values ${sql.join(rows, sql`, `)}`)
}

/** K4: false if the code was used before; one of two concurrent uses wins. */
export const updateRecoveryCodeUsed = async (handle: Handle, factorId: string, hash: string, now: number): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update infra.recovery_codes set used_at = ${instant(now)}
    where factor_id = ${factorId} and code_hash = ${hash} and used_at is null returning 1
  `)
  return rows.length > 0
}

interface EncryptedSecret {
  readonly id: string
  readonly secret: string
}

export const findEncryptedSecrets = async (handle: Handle, after: string, limit: number): Promise<readonly EncryptedSecret[]> => {
  const { rows } = await handle.execute<EncryptedSecret & Record<string, unknown>>(sql`
    select id, sealed_secret as secret from infra.second_factors where id > ${after} order by id limit ${limit}
  `)
  return rows
}

/** Skips a secret that has changed since it was read. */
export const updateEncryptedSecret = async (handle: Handle, { id, secret }: EncryptedSecret, sealed: string): Promise<void> => {
  await handle.execute(sql`update infra.second_factors set sealed_secret = ${sealed} where id = ${id} and sealed_secret = ${secret}`)
}

/**
 * Payload rewrites all of a user's sessions at once. Lock the user's row before changing one, or a concurrently ended session reappears.
 */
export const lockStaff = async (handle: Handle, userId: string): Promise<void> => {
  await handle.execute(sql`select 1 from users where id = ${userId} for update`)
}

/** False if the session has ended. */
export const lockStaffSession = async (handle: Handle, userId: string, sessionId: string | null): Promise<boolean> => {
  await lockStaff(handle, userId)
  const { rows } = await handle.execute(sql`select 1 from users_sessions where _parent_id = ${userId} and id = ${sessionId}`)
  return rows.length > 0
}

export const deleteStaffSessions = async (handle: Handle, userId: string, keptSessionId: string | null = null): Promise<void> => {
  const others = keptSessionId === null ? sql`` : sql`and id <> ${keptSessionId}`
  await lockStaff(handle, userId)
  await handle.execute(sql`delete from users_sessions where _parent_id = ${userId} ${others}`)
}

/** Logs out all staff without a second factor. */
export const deleteSessionsWithoutFactor = async (handle: Handle): Promise<void> => {
  const hasNone = sql`not exists (select from infra.second_factors where user_id = u.id)`
  await handle.execute(sql`select 1 from users u where ${hasNone} order by id for update`)
  await handle.execute(sql`delete from users_sessions s using users u where s._parent_id = u.id and ${hasNone}`)
}

interface StaffSession {
  readonly id: string
  /** Epoch milliseconds. */
  readonly since: number
  readonly endsAt: number
}

/** Newest first, at most fifty. */
export const findStaffSessions = async (handle: Handle, userId: string, now: number): Promise<readonly StaffSession[]> => {
  const { rows } = await handle.execute<{ id: string; since: string; ends: string }>(sql`
    select id, (extract(epoch from created_at) * 1000)::bigint as since, (extract(epoch from expires_at) * 1000)::bigint as ends
    from users_sessions where _parent_id = ${userId} and expires_at > ${new Date(now).toISOString()}::timestamptz
    order by created_at desc nulls last, id limit 50
  `)
  return rows.map(({ id, since, ends }) => ({ id, since: Number(since), endsAt: Number(ends) }))
}

/** False if there was none. */
export const deleteStaffSession = async (handle: Handle, userId: string, sessionId: string): Promise<boolean> => {
  await lockStaff(handle, userId)
  const { rows } = await handle.execute(sql`delete from users_sessions where _parent_id = ${userId} and id = ${sessionId} returning 1`)
  return rows.length > 0
}
