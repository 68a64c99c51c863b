import { nobody, salesStaff, staff, salesRecords, allShopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { customerKey, orderLink, plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

const states = labelsOf('redemptions.states', ['reserved', 'released'])

/** D12: one use of a code by one order, counted in the order's transaction. */
export const redemptions = defineCollection({
  slug: 'redemptions',
  labels: labelsOf('redemptions', ['singular', 'plural']),
  access: { ...salesRecords, read: staff, update: nobody },
  admin: {
    useAsTitle: 'coupon',
    defaultColumns: ['coupon', 'order', 'customerKey', 'state', 'createdAt'],
    listSearchableFields: ['coupon'],
  },
  ...shopRecords,
  indexes: [{ fields: ['coupon', 'order'], unique: true }, { fields: ['coupon', 'customerKey'] }, { fields: ['coupon', 'createdAt'] }],
  fields: allShopWritten([
    plainText('coupon', words('redemptions.coupon.label'), { required: true }),
    // Marketing staff see how often and when a code is used; only sales staff see who used it.
    { ...orderLink, required: true, index: true, access: { read: salesStaff } } as typeof orderLink,
    { ...customerKey, access: { read: salesStaff } },
    select('state', words('redemptions.state.label'), states, { defaultValue: 'reserved' }),
  ]),
})
