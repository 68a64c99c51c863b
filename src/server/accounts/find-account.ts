import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/config/locales'
import type { Handle } from '@/server/platform/database/handle'

/** What the doors of an account need to know of it; never leaves the server. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly isVerified: boolean
  /** Changes with the password: what was signed with the old one is worth nothing after. */
  readonly passwordStamp: string
}

interface Stored extends Record<string, unknown> {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly is_verified: boolean
  readonly salt: string | null
}

const toAccount = (row: Stored): Account => ({
  id: row.id,
  email: row.email,
  name: row.name,
  locale: row.locale,
  isVerified: row.is_verified,
  passwordStamp: row.salt ?? '',
})

const findOne = async (handle: Handle, condition: ReturnType<typeof sql>, isLocked: boolean): Promise<Account | null> => {
  const { rows } = await handle.execute<Stored>(sql`
    select id, email, name, locale, verified_at is not null as is_verified, salt
    from customers where ${condition} ${isLocked ? sql`for update` : sql``}
  `)
  const row = rows[0]
  return row ? toAccount(row) : null
}

interface Options {
  readonly isLocked?: boolean
}

/** `email` is normalised (D10). */
export const findAccountByEmail = (handle: Handle, email: string, { isLocked = false }: Options = {}): Promise<Account | null> =>
  findOne(handle, sql`email = ${email}`, isLocked)

export const findAccountById = (handle: Handle, id: string, { isLocked = false }: Options = {}): Promise<Account | null> =>
  findOne(handle, sql`id = ${id}`, isLocked)
