import { locales } from '@/lib/config/locales'
import { categoryIds, type CategoryId } from '@/core/catalog/categories'
import { messagesInEveryLanguage } from '@/lib/i18n/complete-messages'
import { translate, type Reader } from '@/payload/translate'
import { type Words, words } from '@/payload/words'
import type { CheckboxField, UIField, Payload, PayloadRequest, TextField } from 'payload'
import { admins, hasRole } from '@/payload/access/rules'
import { maximumBodyBytes } from '@/lib/config/limits'
import { tidyUpper } from '@/payload/fields/identifiers'

/** Category names as they appear within sentences (D13). */
export type CategoryNouns = Readonly<Record<CategoryId, Words>>

const tables = messagesInEveryLanguage<Readonly<Record<CategoryId, string>>>(({ discounts }) => discounts.categories)

/** Sent to the browser as data, which saves it the message catalogue. */
export const categoryNouns = Object.fromEntries(
  categoryIds.map((id) => [id, Object.fromEntries(locales.map((locale) => [locale, tables[locale][id]]))]),
) as CategoryNouns

/** Fields that determine the summary and state of a promotion. */
export const promotionSummaryFields = {
  type: true,
  value: true,
  maxDiscount: true,
  isActive: true,
  applicableCategories: true,
  _status: true,
} as const

export const codeSummaryFields = {
  excludedCategories: true,
  startsAt: true,
  expiresAt: true,
  minAmount: true,
  minQuantity: true,
  usageLimit: true,
  perCustomerLimit: true,
  isFirstTimeOnly: true,
  combinable: true,
} as const

/** Promotion in one sentence, above its form and in lists. */
export const summaryField: UIField = {
  name: 'summary',
  type: 'ui',
  label: words('promotionFields.summaryField.summary.label'),
  admin: {
    components: {
      Field: { path: '/payload/admin/promotions/uses-panel.client#PromotionSummary', clientProps: { nouns: categoryNouns } },
      Cell: '/payload/admin/promotions/promotion-cell#PromotionCell',
    },
  },
}

const panel = (name: string, path: string, position?: 'sidebar'): UIField => ({
  name,
  type: 'ui',
  admin: { ...(position ? { position } : {}), components: { Field: path }, disableListColumn: true },
})

/** Beside the form: worst stack, a simulator of the unsaved values, and a link to share. */
export const screenField = panel('desk', '/payload/admin/promotions/promotion-screen.client#PromotionScreen', 'sidebar')

/** Confirms a promotion that can make a cart free (M17). */
export const confirmsFree: CheckboxField = {
  name: 'confirmsFree',
  type: 'checkbox',
  virtual: true,
  label: words('promotionDraft.confirmsFree.label'),
  access: { create: admins, update: admins },
  admin: {
    position: 'sidebar',
    readOnly: false,
    description: words('promotionDraft.confirmsFree.description'),
    condition: (_data, _siblings, { user }) => hasRole(user, ['admin']),
    disableListColumn: true,
    disableBulkEdit: true,
  },
}

export const usesField = panel('uses', '/payload/admin/promotions/uses-panel.client#UsesPanel')

export interface StackLimit {
  /** Percent of a cart. */
  readonly percent: number
  /** Whether exceeding it is rejected or only reported. */
  readonly refuses: boolean
}

export const defaultStackLimit = 60

/** Share of a cart from which combined promotions cause a warning. */
export const findStackLimit = async (payload: Payload): Promise<StackLimit> => {
  const { stackLimitPercent, refusesAboveStackLimit } = await payload.findGlobal({ slug: 'pricing-settings', depth: 0 })
  return { percent: stackLimitPercent ?? defaultStackLimit, refuses: refusesAboveStackLimit ?? false }
}

/** The body as JSON; `undefined` if it is invalid or too long. */
export const readBodyWithin = async (req: PayloadRequest, mostBytes: number = maximumBodyBytes): Promise<unknown> => {
  // Without Content-Length the body could be endless.
  if (!(Number(req.headers.get('content-length') ?? Number.NaN) <= mostBytes)) return undefined
  try {
    return JSON.parse((await req.text?.()) ?? '') as unknown
  } catch {
    return undefined
  }
}

const fault = words('promotionFields.fault')

/** The fixed part of a batch's codes; the rest is random. */
export const batchPrefix: TextField = {
  name: 'prefix',
  type: 'text',
  required: true,
  label: words('promotionFields.batchPrefix.prefix.label'),
  hooks: { beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? tidyUpper(value) : value)] },
  validate: (value: unknown, { req }: { req: Reader }) =>
    (typeof value === 'string' && /^[A-Z0-9][A-Z0-9-]{0,18}[A-Z0-9]$/.test(tidyUpper(value))) || translate(req, fault),
}
