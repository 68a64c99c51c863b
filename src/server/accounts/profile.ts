import type { Customer } from '@/payload-types'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import type { ProfileChange } from '@/contract/account'
import type { ProfileAnswer } from '@/contract/account-answers'
import { updateProfile } from './account-repository'

type Address = ProfileAnswer['billingAddress']

/** An address without a first line counts as none. */
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
  vatId: customer.vatId ?? null,
  phone: customer.phone ?? null,
  billingAddress: toAddress(customer.billingAddress),
  locale: customer.locale,
  createdAt: customer.createdAt,
})

export const getProfile = async ({ payload }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<ProfileAnswer> =>
  toProfile(await payload.findByID({ collection: 'customers', id, depth: 0, overrideAccess: true }))

export const changeProfile = async (
  context: Context,
  customer: Pick<SignedInCustomer, 'id'>,
  change: ProfileChange,
): Promise<ProfileAnswer> => {
  await updateProfile(context.payload.db.drizzle, customer.id, change)
  return getProfile(context, customer)
}
