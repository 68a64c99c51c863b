import type { CollectionConfig } from 'payload'
import { nobody } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { plainText } from '../fields/sales'
import { words } from '../words'

/** What a provider has told, once each: the row is written in the transaction of what it brought about. */
export const paymentReports: CollectionConfig = {
  slug: 'payment-reports',
  dbName: 'payment_reports',
  labels: {
    singular: words('Report of a payment', 'Aviso de pago', 'Avis de paiement', 'Zahlungsmeldung'),
    plural: words('Reports of payments', 'Avisos de pago', 'Avis de paiement', 'Zahlungsmeldungen'),
  },
  access: { ...salesRecords, update: nobody },
  admin: {
    group: groups.sales,
    useAsTitle: 'reportId',
    defaultColumns: ['createdAt', 'name', 'outcome', 'payment', 'reportId'],
    listSearchableFields: ['reportId', 'name'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  versions: false,
  fields: [
    { ...plainText('reportId', words('Report', 'Aviso', 'Avis', 'Meldung'), { required: true }), unique: true },
    plainText('name', words('What', 'Qué', 'Quoi', 'Was'), { required: true }),
    plainText('outcome', words('Meant', 'Significado', 'Signification', 'Bedeutung')),
    { name: 'payment', type: 'relationship', relationTo: 'payments', index: true, label: words('Payment', 'Pago', 'Paiement', 'Zahlung') },
  ],
}
