import type { CollectionConfig } from 'payload'
import { nobody, salesStaff, staff } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { customerKey, orderLink, plainText } from '../fields/sales'
import { select } from '../fields/selects'
import { words } from '../words'

const states = {
  reserved: words('Counted', 'Contado', 'Compté', 'Gezählt'),
  released: words('Given back', 'Devuelto', 'Rendu', 'Zurückgegeben'),
}

/** D12: one use of a code by one order, counted in the order's own transaction. */
export const redemptions: CollectionConfig = {
  slug: 'redemptions',
  labels: {
    singular: words('Use of a code', 'Uso de un código', 'Utilisation d’un code', 'Einlösung'),
    plural: words('Uses of codes', 'Usos de códigos', 'Utilisations de codes', 'Einlösungen'),
  },
  access: { ...salesRecords, read: staff, update: nobody },
  admin: {
    group: groups.promotions,
    useAsTitle: 'coupon',
    defaultColumns: ['coupon', 'order', 'customerKey', 'state', 'createdAt'],
    listSearchableFields: ['coupon'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  indexes: [{ fields: ['coupon', 'order'], unique: true }, { fields: ['coupon', 'customerKey'] }],
  fields: [
    plainText('coupon', words('Code', 'Código', 'Code', 'Code'), { required: true }),
    // Whose order it was concerns sales; marketing reads how often a code is used, and when.
    { ...orderLink, required: true, index: true, access: { read: salesStaff } } as typeof orderLink,
    { ...customerKey, access: { read: salesStaff } },
    select('state', words('State', 'Estado', 'État', 'Stand'), states, { defaultValue: 'reserved' }),
  ],
}
