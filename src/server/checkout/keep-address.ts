import { sql } from '@payloadcms/db-postgres'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { addressColumns } from '@/server/accounts/profile'
import type { Checkout } from './checkout-source'

/** A customer's first order says where invoices go: the next form opens with it. An address of the profile stays as it is. */
export const keepAddress = async ({ customer }: Pick<Context, 'customer'>, handle: Handle, { body }: Checkout): Promise<void> => {
  if (customer === null) return
  await handle.execute(sql`
    update customers set ${sql.join([...addressColumns(body.billingAddress)], sql`, `)}, updated_at = now()
    where id = ${customer.id} and coalesce(billing_address_line1, '') = ''`)
}
