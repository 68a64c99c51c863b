import { promotions } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { discountValue } from '@/payload/fields/settings'
import { checkbox, liveSwitch, wholeNumber } from '@/payload/fields/numbers'
import { key } from '@/payload/fields/identifiers'
import { description, nameText } from '@/payload/fields/text'
import { price } from '@/payload/fields/prices'
import { categories, periodLabels, select } from '@/payload/fields/selects'
import { switchOffInTrash } from '@/payload/hooks/documents'
import { confirmsFree, promotionSummaryFields, screenField, summaryField } from '@/payload/admin/promotions/promotion-fields'
import { refuseStack } from '@/payload/admin/promotions/draft-schema'
import { words, labelsOf } from '@/payload/words'

/** Discounts that apply without a code (§9, D6-D8). */
export const automaticDiscounts = defineCollection({
  slug: 'automatic-discounts',
  labels: labelsOf('automaticDiscounts', ['singular', 'plural']),
  access: promotions,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'summary', '_status', 'priority'],
    listSearchableFields: ['name', 'key'],
    description: words('automaticDiscounts.description'),
  },
  defaultSort: 'priority',
  trash: true,
  versions: 'planned',
  shown: { keyField: 'key', isPriced: true },
  adds: ['translations', 'entity-tags'],
  // The summary needs these fields, even in lists without their columns.
  forceSelect: { ...promotionSummaryFields, conditions: { billingPeriod: true, isFirstOrder: true, minAmount: true } },
  hooks: { beforeChange: [switchOffInTrash, refuseStack('automatic')] },
  fields: [
    summaryField,
    nameText(120),
    description(500),
    discountValue,
    {
      name: 'conditions',
      type: 'group',
      label: words('automaticDiscounts.conditions.label'),
      fields: [
        select('billingPeriod', words('automaticDiscounts.conditions.billingPeriod.label'), periodLabels, {
          required: false,
        }),
        checkbox('isFirstOrder', words('automaticDiscounts.conditions.isFirstOrder.label')),
        price('minAmount', words('automaticDiscounts.conditions.minAmount.label'), {
          description: words('automaticDiscounts.conditions.minAmount.description'),
        }),
      ],
    },
    categories(
      'applicableCategories',
      words('automaticDiscounts.applicableCategories.label'),
      words('automaticDiscounts.applicableCategories.description'),
    ),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    liveSwitch,
    confirmsFree,
    wholeNumber('priority', words('automaticDiscounts.priority.label'), {
      required: true,
      defaultValue: 100,
    }),
    screenField,
  ],
})
