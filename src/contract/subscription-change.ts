import { z } from 'zod'
import { billingPeriods } from '@/core/catalog/types'
import type { ChangeWish } from '@/core/subscriptions/change-wish'

const mostParts = 20

const fields = {
  products: z.array(z.string().min(1).max(100)).min(1).max(mostParts),
  billing: z.enum(billingPeriods),
  quantity: z.coerce.number().int().min(1).max(99),
}

/** U9: what somebody wants instead of what runs, as a form says it. */
export const changeWish = z.strictObject(fields)

/** U12: with every figure that was shown. */
export const changeForm = z.strictObject({ ...fields, figures: z.string().min(1).max(4_000) })

/** U14: the same of a money back. */
export const moneyBackForm = z.strictObject({ figures: z.string().min(1).max(20_000) })

/** The same wish in an address. */
export const changeQuery = ({ products, billing, quantity }: ChangeWish): string =>
  new URLSearchParams([...products.map((product) => ['product', product]), ['billing', billing], ['quantity', String(quantity)]]).toString()
