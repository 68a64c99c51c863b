import type { CollectionConfig } from 'payload'
import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { plainText } from '@/payload/fields/sales'
import { words } from '@/payload/words'
import { shopRecords } from './shop-records'

/** Payment events of providers, stored once each in the transaction of their effects. */
export const paymentReports: CollectionConfig = {
  slug: 'payment-reports',
  dbName: 'payment_reports',
  labels: {
    singular: words({ en: 'Report of a payment', es: 'Aviso de pago', fr: 'Avis de paiement', de: 'Zahlungsmeldung' }),
    plural: words({ en: 'Reports of payments', es: 'Avisos de pago', fr: 'Avis de paiement', de: 'Zahlungsmeldungen' }),
  },
  access: { ...salesRecords, update: nobody },
  admin: {
    group: groups.sales,
    useAsTitle: 'reportId',
    defaultColumns: ['createdAt', 'name', 'outcome', 'payment', 'reportId'],
    listSearchableFields: ['reportId', 'name'],
  },
  ...shopRecords,
  lockDocuments: false,
  fields: allShopWritten([
    { ...plainText('reportId', words({ en: 'Report', es: 'Aviso', fr: 'Avis', de: 'Meldung' }), { required: true }), unique: true },
    plainText('name', words({ en: 'What', es: 'Qué', fr: 'Quoi', de: 'Was' }), { required: true }),
    plainText('outcome', words({ en: 'Meant', es: 'Significado', fr: 'Signification', de: 'Bedeutung' })),
    {
      name: 'payment',
      type: 'relationship',
      relationTo: 'payments',
      index: true,
      label: words({ en: 'Payment', es: 'Pago', fr: 'Paiement', de: 'Zahlung' }),
    },
  ]),
}
