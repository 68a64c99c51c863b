import type { FieldHook } from 'payload'
import type { Coupon } from '@/payload-types'
import { handleOfRequest } from '@/lib/http/client-address'
import { findUses, lockUses } from '@/modules/pricing/quote.service'

/** Absent where it was not asked for. */
type Uses = number | null | undefined

export const showUses: FieldHook<Coupon, Uses, Partial<Coupon>> = async ({ value, data, siblingData: { code, usageLimit }, req }) => {
  if (value === undefined || !code) return value
  return (await findUses(await handleOfRequest(req), { id: data?.id, code, usageLimit })) ?? value
}

export const countUsesOnceLimited: FieldHook<Coupon, Uses, Partial<Coupon>> = async ({ value, siblingData, originalDoc, req }) => {
  // nothing is there yet where one is made
  const id = (originalDoc as { readonly id?: string } | undefined)?.id
  if (id === undefined || typeof siblingData.usageLimit !== 'number') return value
  return (await lockUses(await handleOfRequest(req), id)) ?? value
}
