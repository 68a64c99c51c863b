import { z } from 'zod'
import { requiredText } from '@/lib/http/text'
import { categoryIds } from '@/core/catalog/categories'
import { billingPeriods } from '@/core/catalog/types'
import { normaliseCode } from '@/core/discounts/coupons'
import type { PromotionDraft } from '@/modules/promotions/simulator'
import { toAutomaticDiscount, toCoupon } from '@/modules/catalog/mappers'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { percentOf } from '@/core/money/format'
import { createContext } from '@/container'
import { canMakeFree, searchStack } from '@/modules/promotions/discount-stacking'
import { actsForShop, admins } from '@/payload/access/rules'
import { refuseField } from '@/payload/hooks/documents'
import { words } from '@/payload/words'
import { findStackLimit } from './promotion-fields'

const amount = z.number().min(0).max(1e7).nullish()
const count = z.int().min(0).max(1e9).nullish()
const text = z.string().max(500).nullish()
const moment = z.iso.datetime({ offset: true }).nullish()
const categories = z.array(z.enum(categoryIds)).max(100).nullish()

const common = {
  type: z.enum(['percentage', 'fixed']),
  value: z.number().min(0).max(1e7),
  name: text,
  description: text,
  isActive: z.boolean().nullish(),
  maxDiscount: amount,
  priority: z.number().nullish(),
  applicableCategories: categories,
}

/** The form of a code; other form fields are ignored. */
const codeDraft = z.object({
  ...common,
  kind: z.literal('code'),
  code: requiredText(64),
  usedCount: count,
  excludedCategories: categories,
  startsAt: moment,
  expiresAt: moment,
  minAmount: amount,
  minQuantity: count,
  usageLimit: count,
  perCustomerLimit: count,
  isFirstTimeOnly: z.boolean().nullish(),
  combinable: z.boolean().nullish(),
  conditions: z
    .array(z.looseObject({ blockType: z.string() }))
    .max(50)
    .nullish(),
})

const automaticDraft = z.object({
  ...common,
  kind: z.literal('automatic'),
  key: requiredText(100),
  conditions: z
    .object({ billingPeriod: z.enum(billingPeriods).nullish(), isFirstOrder: z.boolean().nullish(), minAmount: amount })
    .nullish(),
})

export const draftSchema = z.discriminatedUnion('kind', [codeDraft, automaticDraft])

/** Maps to the engine's types. `null` if an amount has fractions of a cent or a value is invalid. */
export const readDraft = (typed: z.output<typeof draftSchema>): PromotionDraft | null => {
  try {
    if (typed.kind === 'automatic') return { kind: 'automatic', discount: toAutomaticDiscount(typed) }
    return { kind: 'code', coupon: toCoupon({ ...typed, code: normaliseCode(typed.code) }) }
  } catch (fault) {
    if (fault instanceof RangeError || fault instanceof TypeError) return null
    throw fault
  }
}

const beyond = (percent: number, limit: number) => words('promotionDraft.beyond', { percent, limit })

const draftOf = (kind: PromotionDraft['kind'], document: Readonly<Record<string, unknown>>): PromotionDraft | null => {
  const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
  const typed = draftSchema.safeParse({ ...document, kind, startsAt: iso(document['startsAt']), expiresAt: iso(document['expiresAt']) })
  return typed.success ? readDraft(typed.data) : null
}

/**
 * Checkbox with which an administrator confirms publishing a promotion that can make a cart free. Not stored: each publication asks again.
 */
const confirmsFree = (req: PayloadRequest): boolean => admins({ req }) && req.data?.['confirmsFree'] === true

/** The draft without fields that don't affect the discount (name, description, use count), serialised. */
const weighed = (draft: PromotionDraft | null): string =>
  JSON.stringify(draft, (key, value: unknown) => (['name', 'description', 'usedCount'].includes(key) ? undefined : value))

/** A live promotion whose discount is unchanged was already confirmed. */
const isUnchanged = (kind: PromotionDraft['kind'], before: Readonly<Record<string, unknown>> | undefined, draft: PromotionDraft): boolean =>
  before?.['_status'] === 'published' && before['isActive'] === true && weighed(draftOf(kind, before)) === weighed(draft)

/**
 * M17: rejects activating a percentage that can make a cart free, alone or in a stack, unless an administrator confirms it, and any
 * promotion above the limit if the settings require it. Drafts and inactive promotions are exempt. Fixed amounts are too, because they
 * always cover small carts.
 */
export const refuseStack =
  (kind: PromotionDraft['kind']): CollectionBeforeChangeHook =>
  async (change) => {
    const { data, originalDoc, req } = change
    const saved = { ...(originalDoc as object | undefined), ...data } as Readonly<Record<string, unknown>>
    if (!actsForShop(req.user) || saved['_status'] !== 'published' || saved['isActive'] !== true) return data
    const { percent, refuses } = await findStackLimit(req.payload)
    const draft = draftOf(kind, saved)
    // The field rejects percentages above 100.
    if (draft === null || Number(saved['value']) > 100) return data
    const isKnown = isUnchanged(kind, originalDoc as Readonly<Record<string, unknown>> | undefined, draft)
    const mustConfirm = saved['type'] === 'percentage' && !isKnown && !confirmsFree(req)
    if (!refuses && !mustConfirm) return data
    const context = createContext(req.payload, defaultLocale)
    if (refuses) {
      const { worst } = await searchStack(context, draft)
      const found = percentOf(worst?.share ?? 0, 1)
      if (found > percent) return refuseField(change, 'value', beyond(found, percent))
    }
    if (mustConfirm && (await canMakeFree(context, draft)))
      return refuseField(change, 'value', words(admins({ req }) ? 'promotionDraft.freeConfirm' : 'promotionDraft.free'))
    return data
  }
