import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { dayAndTime } from '@/payload/fields/numbers'
import { defineCollection } from '@/payload/define-collection'
import { json } from '@/payload/fields/text'
import { orderLink, plainText } from '@/payload/fields/sales'
import { words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

/** N1: domain reservations, one row per domain; the unique index prevents two buyers from getting the same one. */
export const domainReservations = defineCollection({
  slug: 'name-holds',
  labels: labelsOf('nameHolds', ['singular', 'plural']),
  access: { ...salesRecords, update: nobody },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'order', 'heldUntil', 'createdAt'],
    listSearchableFields: ['name'],
    description: words('nameHolds.description'),
  },
  ...shopRecords,
  fields: allShopWritten([
    { ...plainText('name', words('nameHolds.name.label'), { required: true }), unique: true },
    { ...orderLink, index: true } as typeof orderLink,
    json('registrant', words('nameHolds.registrant.label'), {
      description: words('nameHolds.registrant.description'),
    }),
    {
      name: 'heldUntil',
      type: 'date',
      index: true,
      label: words('nameHolds.heldUntil.label'),
      admin: {
        date: dayAndTime,
        description: words('nameHolds.heldUntil.description'),
      },
    },
  ]),
})
