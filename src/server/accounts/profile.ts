import { sql } from '@payloadcms/db-postgres'
import type { Customer } from '@/payload-types'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import type { ProfileChange } from '@/contract/account'
import type { BillingAddress } from '@/contract/checkout'
import type { ProfileAnswer } from '@/contract/account-answers'

type Address = ProfileAnswer['billingAddress']

/** An address counts from its first line on; half of one is none. */
const toAddress = (address: Customer['billingAddress']): Address =>
  address?.line1 && address.city && address.postalCode && address.country
    ? {
        line1: address.line1,
        line2: address.line2 ?? null,
        city: address.city,
        region: address.region ?? null,
        postalCode: address.postalCode,
        country: address.country,
      }
    : null

const toProfile = (customer: Customer): ProfileAnswer => ({
  name: customer.name,
  email: customer.email,
  company: customer.company ?? null,
  phone: customer.phone ?? null,
  billingAddress: toAddress(customer.billingAddress),
  locale: customer.locale,
  createdAt: customer.createdAt,
})

export const getProfile = async ({ payload }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<ProfileAnswer> =>
  toProfile(await payload.findByID({ collection: 'customers', id, depth: 0, overrideAccess: true }))

type Column = ReturnType<typeof sql>

export const addressColumns = (address: BillingAddress | null): readonly Column[] => [
  sql`billing_address_line1 = ${address?.line1 ?? null}`,
  sql`billing_address_line2 = ${address?.line2 ?? null}`,
  sql`billing_address_city = ${address?.city ?? null}`,
  sql`billing_address_region = ${address?.region ?? null}`,
  sql`billing_address_postal_code = ${address?.postalCode ?? null}`,
  sql`billing_address_country = ${address?.country ?? null}`,
]

/** The columns that were named, and no others: a password that changes at the same moment is not written back. */
const columnsOf = ({ name, company, phone, locale, billingAddress }: ProfileChange): readonly Column[] => [
  sql`updated_at = now()`,
  ...(name === undefined ? [] : [sql`name = ${name}`]),
  ...(company === undefined ? [] : [sql`company = ${company}`]),
  ...(phone === undefined ? [] : [sql`phone = ${phone}`]),
  ...(locale === undefined ? [] : [sql`locale = ${locale}`]),
  ...(billingAddress === undefined ? [] : addressColumns(billingAddress)),
]

/** Changes what is named and leaves the rest. The address is one thing: it is replaced whole. */
export const changeProfile = async (
  context: Context,
  customer: Pick<SignedInCustomer, 'id'>,
  change: ProfileChange,
): Promise<ProfileAnswer> => {
  await context.payload.db.drizzle.execute(sql`update customers set ${sql.join([...columnsOf(change)], sql`, `)} where id = ${customer.id}`)
  return getProfile(context, customer)
}
