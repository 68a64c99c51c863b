import type { CollectionConfig, Field } from 'payload'
import type { InvoiceKind } from '@/core/invoices/types'
import type { InvoiceStatus } from '@/modules/invoices/invoices.repository'
import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { exportInvoicesEndpoint } from '@/payload/admin/payments/staff-calls'
import { json } from '@/payload/fields/text'
import { minorAmount } from '@/payload/fields/prices'
import { addressFields, currencyText, itsOrder, plainText, visitorLocale } from '@/payload/fields/sales'
import { taxNote } from '@/payload/fields/settings'
import { select } from '@/payload/fields/selects'
import { companyField, frozenSeller, vatId } from '@/payload/fields/seller'
import { paymentMethodLabels } from '@/payload/labels'
import { words, type Words } from '@/payload/words'

const kinds = {
  invoice: words({ en: 'Invoice', es: 'Factura', fr: 'Facture', de: 'Rechnung' }),
  'credit-note': words({ en: 'Credit note', es: 'Factura rectificativa', fr: 'Avoir', de: 'Rechnungskorrektur' }),
} satisfies Record<InvoiceKind, Words>

const statuses = {
  issued: words({ en: 'Issued', es: 'Emitida', fr: 'Émise', de: 'Ausgestellt' }),
  'partly-credited': words({ en: 'Credited in part', es: 'Abonada en parte', fr: 'Créditée en partie', de: 'Teilweise korrigiert' }),
  credited: words({ en: 'Credited', es: 'Abonada', fr: 'Créditée', de: 'Korrigiert' }),
} satisfies Record<InvoiceStatus, Words>

const whole = (name: string, label: Words, isIndexed = false): Field => ({
  name,
  type: 'number',
  required: true,
  label,
  ...(isIndexed ? { index: true } : {}),
})

const ofTheBooks = (name: string, label: Words): Field => ({ name, type: 'number', label, admin: { hidden: true } })

const buyer: Field = {
  name: 'buyer',
  type: 'group',
  label: words({ en: 'Buyer', es: 'Comprador', fr: 'Acheteur', de: 'Käufer' }),
  fields: [
    plainText('name', words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' }), { required: true }),
    plainText('email', words({ en: 'Email', es: 'Correo electrónico', fr: 'Mail', de: 'E-Mail' }), { required: true, isIndexed: true }),
    companyField,
    vatId,
    ...addressFields,
  ],
}

/** Amounts in the bookkeeping currency. */
const bookFields: readonly Field[] = [
  {
    ...plainText('bookCurrency', words({ en: 'Currency of the books', es: 'Moneda contable', fr: 'Monnaie comptable', de: 'Buchwährung' })),
    admin: { hidden: true },
  },
  ofTheBooks('bookDigits', words({ en: 'Its decimals', es: 'Sus decimales', fr: 'Ses décimales', de: 'Deren Nachkommastellen' })),
  ofTheBooks('bookGross', words({ en: 'Gross in the books', es: 'Total contable', fr: 'Total comptable', de: 'Brutto in Buchwährung' })),
  ofTheBooks('bookTax', words({ en: 'Tax in the books', es: 'Impuesto contable', fr: 'Taxe comptable', de: 'Steuer in Buchwährung' })),
]

/** I1 to I5: written by internal code together with the payment; a database trigger prevents changes. */
export const invoices: CollectionConfig = {
  slug: 'invoices',
  labels: {
    singular: words({ en: 'Invoice', es: 'Factura', fr: 'Facture', de: 'Rechnung' }),
    plural: words({ en: 'Invoices', es: 'Facturas', fr: 'Factures', de: 'Rechnungen' }),
  },
  access: { ...salesRecords, update: nobody },
  admin: {
    group: groups.sales,
    useAsTitle: 'number',
    defaultColumns: ['number', 'issuedOn', 'kind', 'status', 'buyer.email', 'gross', 'currency', 'orderNumber'],
    components: { beforeListTable: ['/payload/admin/payments/export-invoices#ExportInvoices'] },
    listSearchableFields: ['number', 'orderNumber', 'buyer.email', 'buyer.name', 'buyer.company'],
    description: words({
      en: 'One for each payment that came, and a credit note for what went back. Nobody can change or delete them.',
      es: 'Una por cada pago recibido, y una rectificativa por lo devuelto. Nadie puede cambiarlas ni borrarlas.',
      fr: 'Une par paiement reçu, et un avoir pour ce qui a été remboursé. Personne ne peut les modifier ni les supprimer.',
      de: 'Eine je eingegangener Zahlung, und eine Rechnungskorrektur für jede Erstattung. Niemand kann sie ändern oder löschen.',
    }),
  },
  endpoints: [exportInvoicesEndpoint],
  defaultSort: '-issuedAt',
  disableDuplicate: true,
  versions: false,
  indexes: [{ fields: ['kind', 'year', 'position'], unique: true }],
  fields: allShopWritten([
    { ...plainText('number', words({ en: 'Number', es: 'Número', fr: 'Numéro', de: 'Nummer' }), { required: true }), unique: true },
    select('kind', words({ en: 'Kind', es: 'Tipo', fr: 'Type', de: 'Art' }), kinds, { isInSidebar: true }),
    select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), statuses, { isInSidebar: true }),
    whole('year', words({ en: 'Year', es: 'Año', fr: 'Année', de: 'Jahr' }), true),
    whole('position', words({ en: 'Position in the year', es: 'Posición en el año', fr: 'Rang dans l’année', de: 'Position im Jahr' })),
    {
      name: 'issuedAt',
      type: 'date',
      required: true,
      index: true,
      label: words({ en: 'Written', es: 'Emitida', fr: 'Émise', de: 'Ausgestellt' }),
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm' } },
    },
    plainText('issuedOn', words({ en: 'Date', es: 'Fecha', fr: 'Date', de: 'Datum' }), { required: true }),
    itsOrder,
    plainText('orderNumber', words({ en: 'Order number', es: 'Número de pedido', fr: 'Numéro de commande', de: 'Bestellnummer' }), {
      required: true,
    }),
    {
      name: 'payment',
      type: 'relationship',
      relationTo: 'payments',
      required: true,
      index: true,
      label: words({ en: 'Payment', es: 'Pago', fr: 'Paiement', de: 'Zahlung' }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'corrects',
      type: 'relationship',
      relationTo: 'invoices',
      index: true,
      label: words({ en: 'Takes back', es: 'Rectifica', fr: 'Annule', de: 'Gehört zu' }),
      admin: { position: 'sidebar' },
    },
    {
      ...plainText('correctsNumber', words({ en: 'Takes back', es: 'Rectifica', fr: 'Annule', de: 'Gehört zu' })),
      admin: { hidden: true },
    },
    select('paidThrough', words({ en: 'Paid through', es: 'Medio', fr: 'Moyen', de: 'Über' }), paymentMethodLabels),
    frozenSeller,
    buyer,
    json('lines', words({ en: 'Lines', es: 'Líneas', fr: 'Lignes', de: 'Positionen' }), { required: true }),
    currencyText,
    whole('digits', words({ en: 'Decimals', es: 'Decimales', fr: 'Décimales', de: 'Nachkommastellen' })),
    whole('exchangeRate', words({ en: 'Exchange rate', es: 'Tipo de cambio', fr: 'Taux de change', de: 'Wechselkurs' })),
    plainText('rateDate', words({ en: 'Date of the rate', es: 'Fecha del tipo', fr: 'Date du taux', de: 'Kursdatum' }), { required: true }),
    whole('taxRate', words({ en: 'Tax rate', es: 'Tipo impositivo', fr: 'Taux de taxe', de: 'Steuersatz' })),
    taxNote,
    minorAmount('net', words({ en: 'Net', es: 'Base', fr: 'HT', de: 'Netto' })),
    minorAmount('tax', words({ en: 'Tax', es: 'Impuestos', fr: 'Taxes', de: 'Steuer' })),
    minorAmount('gross', words({ en: 'Gross', es: 'Total', fr: 'Total', de: 'Brutto' })),
    minorAmount('credited', words({ en: 'Credited', es: 'Abonado', fr: 'Crédité', de: 'Korrigiert' })),
    ...bookFields,
    visitorLocale,
  ]),
}
