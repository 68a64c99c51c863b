import type { CollectionConfig } from 'payload'
import { nobody } from '../access/rules'
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
  access: { ...salesRecords, update: nobody },
  admin: {
    group: groups.sales,
    useAsTitle: 'coupon',
    defaultColumns: ['coupon', 'order', 'customerKey', 'state', 'createdAt'],
    listSearchableFields: ['coupon', 'customerKey'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  indexes: [{ fields: ['coupon', 'order'], unique: true }, { fields: ['coupon', 'customerKey'] }],
  fields: [
    plainText('coupon', words('Code', 'Código', 'Code', 'Code'), { required: true }),
    { ...orderLink, required: true, index: true } as typeof orderLink,
    customerKey,
    select('state', words('State', 'Estado', 'État', 'Stand'), states, { defaultValue: 'reserved' }),
  ],
}
