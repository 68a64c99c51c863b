import type { Field } from 'payload'
import { promotions, shopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { discountValue } from '@/payload/fields/discount-value'
import {
  furtherConditions,
  batchLink,
  codeExpiry,
  excludedCategories,
  perCustomerLimit,
  countUsesOnceLimited,
  showUses,
} from '@/payload/collections/coupon-conditions'
import { liveSwitch, wholeNumber } from '@/payload/fields/numbers'
import { code, namedAfterCode } from '@/payload/fields/identifiers'
import { description, nameText } from '@/payload/fields/text'
import { categories } from '@/payload/fields/selects'
import { columnField, inSidebar } from '@/payload/fields/settings'
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
import { words, labelsOf } from '@/payload/words'

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
