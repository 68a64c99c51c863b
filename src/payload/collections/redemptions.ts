import type { CollectionConfig } from 'payload'
import { nobody, salesStaff, staff, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { customerKey, orderLink, plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { shopRecords } from './shop-records'

const states = {
  reserved: words({ en: 'Counted', es: 'Contado', fr: 'Compté', de: 'Gezählt' }),
  released: words({ en: 'Given back', es: 'Devuelto', fr: 'Rendu', de: 'Zurückgegeben' }),
}

/** D12: one use of a code by one order, counted in the order's transaction. */
export const redemptions: CollectionConfig = {
  slug: 'redemptions',
  labels: {
    singular: words({ en: 'Use of a code', es: 'Uso de un código', fr: 'Utilisation d’un code', de: 'Einlösung' }),
    plural: words({ en: 'Uses of codes', es: 'Usos de códigos', fr: 'Utilisations de codes', de: 'Einlösungen' }),
  },
  access: { ...salesRecords, read: staff, update: nobody },
  admin: {
    group: groups.promotions,
    useAsTitle: 'coupon',
    defaultColumns: ['coupon', 'order', 'customerKey', 'state', 'createdAt'],
    listSearchableFields: ['coupon'],
  },
  ...shopRecords,
  indexes: [{ fields: ['coupon', 'order'], unique: true }, { fields: ['coupon', 'customerKey'] }, { fields: ['coupon', 'createdAt'] }],
  fields: allShopWritten([
    plainText('coupon', words({ en: 'Code', es: 'Código', fr: 'Code', de: 'Code' }), { required: true }),
    // Marketing sees how often and when a code is used, only sales who used it.
    { ...orderLink, required: true, index: true, access: { read: salesStaff } } as typeof orderLink,
    { ...customerKey, access: { read: salesStaff } },
    select('state', words({ en: 'State', es: 'Estado', fr: 'État', de: 'Stand' }), states, { defaultValue: 'reserved' }),
  ]),
}
