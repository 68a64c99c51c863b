import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/lib/config/locales'
import type { ProfileChange } from '@/modules/accounts/schema'
import type { BillingAddress } from '@/modules/checkout/schema'
import { lockKinds, acquireLocks, type Handle } from '@/lib/db/sql'
import { claimConsents } from '@/modules/payments/saved-methods/saved-methods.repository'
import { readableEmail, canonicalEmail } from '@/core/accounts/email-address'

/** Never leaves the server. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly isVerified: boolean
  /** Changes with the password, which invalidates everything signed with the old stamp. */
  readonly passwordStamp: string
}

const findOne = async (handle: Handle, condition: ReturnType<typeof sql>, isLocked: boolean): Promise<Account | null> => {
  const { rows } = await handle.execute<Account & Record<string, unknown>>(sql`
    select id, email, name, locale, verified_at is not null as "isVerified", coalesce(salt, '') as "passwordStamp"
    from customers where ${condition} ${isLocked ? sql`for update` : sql``}
  `)
  return rows[0] ? { ...rows[0], email: readableEmail(rows[0].email) } : null
}

interface Options {
  readonly isLocked?: boolean
}

/** `email` is normalised (D10). */
export const findAccountByEmail = (handle: Handle, email: string, { isLocked = false }: Options = {}): Promise<Account | null> =>
  findOne(handle, sql`email = ${email}`, isLocked)

export const findAccountById = (handle: Handle, id: string, { isLocked = false }: Options = {}): Promise<Account | null> =>
  findOne(handle, sql`id = ${id}`, isLocked)

/** Prevents concurrent registrations for this address until the transaction ends. */
export const lockAddress = async (handle: Handle, email: string): Promise<void> => {
  await acquireLocks(handle, [{ kind: lockKinds.address, name: email }])
}

/** Prevents concurrent logins from merging this customer's carts until the transaction ends. */
export const lockCartsOf = async (handle: Handle, customerId: string): Promise<void> => {
  await acquireLocks(handle, [{ kind: lockKinds.carts, name: customerId }])
}

export const markEmailVerified = async (handle: Handle, id: string): Promise<void> => {
  await handle.execute(sql`update customers set verified_at = now(), updated_at = now() where id = ${id}`)
}

/** Changes the email address (K12). The caller holds the address lock. */
export const updateEmail = async (handle: Handle, id: string, email: string): Promise<void> => {
  await handle.execute(sql`update customers set email = ${email}, updated_at = now() where id = ${id}`)
}

/** Lifts the lockout after wrong passwords. */
export const unlockAccount = async (handle: Handle, id: string): Promise<void> => {
  await handle.execute(sql`update customers set login_attempts = 0, lock_until = null where id = ${id}`)
}

type Column = ReturnType<typeof sql>

const addressColumns = (address: BillingAddress | null): readonly Column[] => [
  sql`billing_address_line1 = ${address?.line1 ?? null}`,
  sql`billing_address_line2 = ${address?.line2 ?? null}`,
  sql`billing_address_city = ${address?.city ?? null}`,
  sql`billing_address_region = ${address?.region ?? null}`,
  sql`billing_address_postal_code = ${address?.postalCode ?? null}`,
  sql`billing_address_country = ${address?.country ?? null}`,
]

/** Writes only the given columns, so that a concurrent password change isn't overwritten. */
const columnsOf = ({ name, company, vatId, phone, locale, billingAddress }: ProfileChange): readonly Column[] => [
  sql`updated_at = now()`,
  ...(name === undefined ? [] : [sql`name = ${name}`]),
  ...(company === undefined ? [] : [sql`company = ${company}`]),
  ...(vatId === undefined ? [] : [sql`vat_id = ${vatId}`]),
  ...(phone === undefined ? [] : [sql`phone = ${phone}`]),
  ...(locale === undefined ? [] : [sql`locale = ${locale}`]),
  ...(billingAddress === undefined ? [] : addressColumns(billingAddress)),
]

/** Replaces the address as a whole. */
export const updateProfile = async (handle: Handle, id: string, change: ProfileChange): Promise<void> => {
  await handle.execute(sql`update customers set ${sql.join([...columnsOf(change)], sql`, `)} where id = ${id}`)
}

/** Internal note; the owner never sees it. */
export const updateStaffNote = async (handle: Handle, id: string, note: string): Promise<void> => {
  await handle.execute(sql`update customers set staff_note = ${note === '' ? null : note}, updated_at = now() where id = ${id}`)
}

export const updateMissingAddress = async (handle: Handle, id: string, address: BillingAddress): Promise<void> => {
  await handle.execute(sql`
    update customers set ${sql.join([...addressColumns(address)], sql`, `)}, updated_at = now()
    where id = ${id} and coalesce(billing_address_line1, '') = ''`)
}

/**
 * D10: assigns earlier guest purchases made with this address to the account. Call only for a confirmed address, since a typed one proves
 * nothing. Other accounts keep their purchases.
 */
export const updateOwnerOfAddress = async (handle: Handle, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> => {
  const key = canonicalEmail(email)
  for (const table of [sql`orders`, sql`domains`, sql`transfers`, sql`subscriptions`]) {
    await handle.execute(
      sql`update ${table} set customer_id = ${id}, updated_at = now() where customer_key = ${key} and customer_id is null`,
    )
  }
  await claimConsents(handle, id)
}

/** O7: assigns an order and everything it contains, once its token was presented. False if it belongs to another account. */
export const updateOwnerOfOrder = async (handle: Handle, customerId: string, orderId: string): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    update orders set customer_id = ${customerId}, updated_at = now()
    where id = ${orderId} and (customer_id is null or customer_id = ${customerId}) returning 1
  `)
  if (rows.length === 0) return false
  for (const table of [sql`domains`, sql`transfers`, sql`subscriptions`]) {
    await handle.execute(
      sql`update ${table} set customer_id = ${customerId}, updated_at = now() where order_id = ${orderId} and customer_id is null`,
    )
  }
  await claimConsents(handle, customerId)
  return true
}
