import { sql } from '@payloadcms/db-postgres'
import { type Handle, uuidV7, instant } from '@/lib/db/sql'

/** Only public key data; nothing here grants access. */
export interface Passkey {
  readonly id: string
  readonly customerId: string
  /** base64url. */
  readonly credentialId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  /** Synced between devices. */
  readonly isBackedUp: boolean
  readonly name: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

type StoredPasskey = Passkey & Record<string, unknown>

const columns = sql`id, customer_id as "customerId", credential_id as "credentialId", public_key as "publicKey", counter::float8, transports,
  is_backed_up as "isBackedUp", name, round(extract(epoch from created_at) * 1000)::float8 as "createdAt",
  round(extract(epoch from last_used_at) * 1000)::float8 as "lastUsedAt"`

export const findPasskeysOf = async (handle: Handle, customerId: string): Promise<readonly Passkey[]> => {
  const { rows } = await handle.execute<StoredPasskey>(
    sql`select ${columns} from infra.passkeys where customer_id = ${customerId} order by id`,
  )
  return rows
}

export const findPasskey = async (handle: Handle, credentialId: string): Promise<Passkey | null> => {
  const { rows } = await handle.execute<StoredPasskey>(sql`select ${columns} from infra.passkeys where credential_id = ${credentialId}`)
  return rows[0] ?? null
}

/** False if the credential already exists. */
export const insertPasskey = async (
  handle: Handle,
  passkey: Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'>,
  now: number,
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    insert into infra.passkeys (id, customer_id, credential_id, public_key, counter, transports, is_backed_up, name, created_at)
    values (${uuidV7(now)}, ${passkey.customerId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.counter},
      array(select jsonb_array_elements_text(${JSON.stringify(passkey.transports)}::jsonb)), ${passkey.isBackedUp}, ${passkey.name}, ${instant(now)})
    on conflict do nothing returning 1
  `)
  return rows.length > 0
}

/** False if the customer has no such passkey. */
export const deletePasskeyOf = async (handle: Handle, customerId: string, id: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`delete from infra.passkeys where customer_id = ${customerId} and id = ${id} returning 1`)
  return rows.length > 0
}

export const updatePasskeyUsed = async (
  handle: Handle,
  { id, counter, isBackedUp }: Pick<Passkey, 'id' | 'counter' | 'isBackedUp'>,
  now: number,
): Promise<void> => {
  await handle.execute(sql`
    update infra.passkeys set counter = ${counter}, is_backed_up = ${isBackedUp}, last_used_at = ${instant(now)} where id = ${id}
  `)
}

/** K7: false if the challenge was used before. The retention task deletes expired rows. */
export const insertUsedChallenge = async (handle: Handle, challenge: string, expiresAt: number): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    insert into infra.used_challenges (challenge, expires_at) values (${challenge}, ${instant(expiresAt)}) on conflict do nothing returning 1
  `)
  return rows.length > 0
}
