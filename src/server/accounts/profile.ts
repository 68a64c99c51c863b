import { parseVatId } from '@/core/invoices/vat-id'
import { ok, refuse, type Result } from '@/core/result'
import type { Customer } from '@/payload-types'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { refusal, type Refusal } from '@/server/platform/refusals'
import type { ProfileChange } from '@/contract/account'
import type { ProfileAnswer } from '@/contract/account-answers'
import { updateProfile } from './account-repository'

type Address = ProfileAnswer['billingAddress']

/** An address without a first line counts as none. */
const toAddress = (address: Customer['billingAddress']): Address =>
  address?.line1 && address.city && address.country
    ? {
        line1: address.line1,
        line2: address.line2 ?? null,
        city: address.city,
        region: address.region ?? null,
        postalCode: address.postalCode ?? '',
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

/** I6: number and address are changed apart, and have to fit each other all the same. */
const withFittingVatId = async (
  context: Context,
  customer: Pick<SignedInCustomer, 'id'>,
  change: ProfileChange,
): Promise<Result<ProfileChange, Refusal>> => {
  if (change.vatId === undefined && change.billingAddress === undefined) return ok(change)
  const known = await getProfile(context, customer)
  const { vatId, billingAddress } = { ...known, ...change }
  if (!vatId) return ok(change)
  const fitting = parseVatId(vatId, billingAddress?.country ?? '')
  return fitting === null ? refuse(refusal('vat-id-invalid', { field: 'vatId' })) : ok({ ...change, vatId: fitting })
}

export const changeProfile = async (
  context: Context,
  customer: Pick<SignedInCustomer, 'id'>,
  change: ProfileChange,
): Promise<Result<ProfileAnswer, Refusal>> => {
  const fitting = await withFittingVatId(context, customer, change)
  if (!fitting.ok) return fitting
  await updateProfile(context.payload.db.drizzle, customer.id, fitting.value)
  return ok(await getProfile(context, customer))
}
