import type {
  RelationshipField,
  DateField,
  NumberField,
  PayloadRequest,
  SelectField,
  Block,
  BlocksField,
  JSONField,
  FieldHook,
  Field,
} from 'payload'
import { shopWritten, actsForShop, promotions } from '@/payload/access/rules'
import { translate } from '@/payload/translate'
import { words, type Words, labelsOf } from '@/payload/words'
import { isWithinAnyCategory, type CategoryId } from '@/core/catalog/categories'
import { moment, wholeNumber, withRule, liveSwitch } from '@/payload/fields/numbers'
import { categories } from '@/payload/fields/selects'
import { locales } from '@/lib/config/locales'
import { type Setting, type Settings } from '@/core/discounts/conditions'
import { rowConditions, type RowCondition } from '@/core/discounts/coupons'
import { messagesInEveryLanguage } from '@/lib/i18n/complete-messages'
import { settingField, columnField, inSidebar, discountValue } from '@/payload/fields/settings'
import type { Coupon } from '@/payload-types'
import { handleOfRequest } from '@/lib/db/transaction'
import { findUses, lockUses } from '@/modules/pricing/quote.service'
import { defineCollection } from '@/payload/define-collection'
import { code, namedAfterCode } from '@/payload/fields/identifiers'
import { description, nameText } from '@/payload/fields/text'
import { switchOffInTrash } from '@/payload/hooks/documents'
import {
  confirmsFree,
  codeSummaryFields,
  promotionSummaryFields,
  screenField,
  summaryField,
  usesField,
} from '@/payload/admin/promotions/promotion-fields'
import { refuseStack } from '@/payload/admin/promotions/draft-schema'

/** The batch that a single-use code belongs to; the batch can also disable the code. */
export const batchLink: RelationshipField = shopWritten({
  name: 'batch',
  type: 'relationship',
  relationTo: 'code-batches',
  label: words('couponConditions.batchLink.batch.label'),
  disableDuplicate: true,
  admin: { position: 'sidebar', condition: ({ batch }) => Boolean(batch), allowCreate: false },
} as RelationshipField)

const isOver = (value: unknown): boolean => (typeof value === 'string' || value instanceof Date) && new Date(value).getTime() <= Date.now()

const expiry = moment('expiresAt', words('couponConditions.codeExpiry.expiresAt.label'), (value, { siblingData, operation, req }) => {
  const { startsAt } = siblingData as { startsAt?: string | Date | null }
  if (value && startsAt && new Date(value) <= new Date(startsAt)) return translate(req, words('couponConditions.faults.dates'))
  return !(operation === 'create' && actsForShop(req.user) && isOver(value)) || translate(req, words('couponConditions.faults.past'))
})

/** Must be after the start, and in the future when staff create it; imports may contain expired codes. */
export const codeExpiry: DateField = {
  ...expiry,
  admin: { ...expiry.admin, description: words('couponConditions.codeExpiry.expiresAt.description') },
  // A duplicate of an expired code starts without an expiry.
  hooks: { beforeDuplicate: [({ value }: { value?: unknown }) => (isOver(value) ? null : value)] },
}

const excluded = categories(
  'excludedCategories',
  words('couponConditions.excluded.excludedCategories.label'),
  words('couponConditions.excluded.excludedCategories.description'),
)

const listOf = (value: unknown): readonly CategoryId[] => (Array.isArray(value) ? (value as CategoryId[]) : [])

const excludedCategories = {
  ...excluded,
  validate: (value: unknown, { siblingData, req }: { siblingData: { applicableCategories?: unknown }; req: PayloadRequest }) => {
    const included = listOf(siblingData.applicableCategories)
    const isTakenBack = (category: CategoryId) => isWithinAnyCategory(category, listOf(value))
    if (included.length > 0 && included.every(isTakenBack)) return translate(req, words('couponConditions.faults.categories'))
    return !included.some(isTakenBack) || translate(req, words('couponConditions.faults.both'))
  },
} as SelectField

const perCustomerLimit: NumberField = withRule(
  wholeNumber('perCustomerLimit', words('couponConditions.perCustomerLimit.label'), {
    least: 1,
    description: words('couponConditions.perCustomerLimit.description'),
  }),
  (value, { siblingData, req }) => {
    const inAll = siblingData['usageLimit']
    return typeof inAll !== 'number' || value <= inAll || translate(req, words('couponConditions.faults.limit'))
  },
)

interface SettingWords {
  readonly label: string
  readonly choices?: Readonly<Record<string, string>>
}

interface ConditionWords {
  readonly title: string
  readonly settings: Readonly<Record<string, SettingWords>>
}

type WordsOfSetting<Each> = Each extends { readonly choices: readonly (infer Choice extends string)[] }
  ? { readonly label: string; readonly choices: Readonly<Record<Choice, string>> }
  : { readonly label: string }

/** Without texts, a condition does not compile. */
type WordsOfAll = {
  readonly [Each in RowCondition as Each['code']]: {
    readonly title: string
    readonly settings: { readonly [Name in keyof Each['settings']]: WordsOfSetting<Each['settings'][Name]> }
  }
}

type WordTables = Readonly<Record<string, Readonly<Record<string, ConditionWords>>>>

interface Known {
  readonly code: string
  readonly settings: Settings
}

const blockOf = ({ code, settings }: Known, tables: WordTables): Block => {
  const say = (pick: (condition: ConditionWords) => string | undefined): Words =>
    Object.fromEntries(
      locales.map((locale) => {
        const condition = tables[locale]?.[code]
        const text = condition && pick(condition)
        if (text === undefined) throw new Error(`Condition ${code} has no labels in ${locale}`)
        return [locale, text]
      }),
    ) as Words
  const choicesOf = (name: string, setting: Setting): Readonly<Record<string, Words>> =>
    setting.kind === 'choices'
      ? Object.fromEntries(setting.choices.map((choice) => [choice, say(({ settings: of }) => of[name]?.choices?.[choice])]))
      : {}
  const title = say((condition) => condition.title)
  return {
    slug: code,
    labels: { singular: title, plural: title },
    fields: Object.entries(settings).map(([name, setting]) =>
      settingField(
        name,
        setting,
        say(({ settings: of }) => of[name]?.label),
        choicesOf(name, setting),
      ),
    ),
  }
}

export const conditionBlocks = (known: readonly Known[], tables: WordTables): Block[] => known.map((each) => blockOf(each, tables))

const furtherConditionsLabel = words('couponConditions.furtherConditions')

const rows: BlocksField = {
  name: 'conditions',
  type: 'blocks',
  label: furtherConditionsLabel,
  labels: labelsOf('couponConditions.rows.conditions', ['singular', 'plural']),
  admin: {
    description: words('couponConditions.rows.conditions.description'),
  },
  blocks: conditionBlocks(
    rowConditions,
    messagesInEveryLanguage<WordsOfAll>(({ discounts }) => discounts.conditions),
  ),
}

/** Uses the same column, because Payload's forms cannot open a document with a blocks field that offers no blocks. */
const noRows: JSONField = {
  name: 'conditions',
  type: 'json',
  label: furtherConditionsLabel,
  admin: { hidden: true },
  typescriptSchema: [() => ({ type: ['array', 'null'], items: {} })],
}

/** Conditions without columns of their own, stored as JSON so that a new one needs no migration. */
const furtherConditions: BlocksField | JSONField = rows.blocks.length > 0 ? rows : noRows

/** `undefined` if the field was not selected. */
type Uses = number | null | undefined

const showUses: FieldHook<Coupon, Uses, Partial<Coupon>> = async ({ value, data, siblingData: { code, usageLimit }, req }) => {
  if (value === undefined || !code) return value
  return (await findUses(await handleOfRequest(req), { id: data?.id, code, usageLimit })) ?? value
}

const countUsesOnceLimited: FieldHook<Coupon, Uses, Partial<Coupon>> = async ({ value, siblingData, originalDoc, req }) => {
  // There is no document yet on create.
  const id = (originalDoc as { readonly id?: string } | undefined)?.id
  if (id === undefined || typeof siblingData.usageLimit !== 'number') return value
  return (await lockUses(await handleOfRequest(req), id)) ?? value
}

/** Coupon codes (§3, D1-D12). */
export const coupons = defineCollection({
  slug: 'coupons',
  labels: labelsOf('coupons', ['singular', 'plural']),
  access: promotions,
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['code', 'summary', '_status', 'usedCount', 'expiresAt'],
    listSearchableFields: ['code', 'name'],
    description: words('coupons.description'),
  },
  defaultSort: 'code',
  hooks: { beforeChange: [switchOffInTrash, refuseStack('code')] },
  trash: true,
  versions: 'planned',
  adds: ['translations', 'used-in', 'entity-tags'],
  // The summary and the use count need these fields, even in lists without their columns.
  forceSelect: { code: true, usedCount: true, startsAt_tz: true, expiresAt_tz: true, ...promotionSummaryFields, ...codeSummaryFields },
  // D12: finds the codes in a batch of any size, and codes that belong to no batch.
  indexes: [{ fields: ['batch', 'code'] }],
  fields: [
    summaryField,
    code,
    namedAfterCode(nameText(120)),
    description(500),
    discountValue,
    { type: 'row', fields: [columnField('startsAt', words('coupons.startsAt.label')), codeExpiry] },
    {
      type: 'row',
      fields: [columnField('minAmount', words('coupons.minAmount.label')), columnField('minQuantity', words('coupons.minQuantity.label'))],
    },
    categories('applicableCategories', words('coupons.applicableCategories.label'), words('coupons.applicableCategories.description')),
    excludedCategories,
    furtherConditions,
    {
      type: 'row',
      fields: [
        columnField('usageLimit', words('coupons.usageLimit.label')),
        perCustomerLimit,
        // D12: only the checkout counts uses.
        shopWritten({
          ...wholeNumber('usedCount', words('coupons.usedCount.label'), { defaultValue: 0 }),
          disableDuplicate: true,
          hooks: { beforeChange: [countUsesOnceLimited], afterRead: [showUses] },
        }),
      ],
    },
    liveSwitch,
    inSidebar(columnField('isFirstTimeOnly', words('coupons.isFirstTimeOnly.label'))),
    // Off for new codes, because stacked codes can make a cart free. The specification's data has it on.
    inSidebar({ ...columnField('combinable', words('coupons.combinable.label')), defaultValue: false } as Field),
    confirmsFree,
    wholeNumber('priority', words('coupons.priority.label'), {
      required: true,
      defaultValue: 100,
    }),
    batchLink,
    screenField,
    usesField,
  ],
})
