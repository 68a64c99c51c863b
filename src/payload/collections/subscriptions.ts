import type { CheckboxField, CollectionConfig, DateField, NumberField, TextField } from 'payload'
import { nobody, ownOrSales, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { accessFields, itsEmail } from '@/payload/admin/provisioning/provisioning-words'
import { changeSubscriptionEndpoint } from '@/payload/admin/subscriptions/change-call'
import { subscriptionScreenEndpoints } from '@/payload/admin/subscriptions/endpoints'
import { json } from '@/payload/fields/text'
import { minorAmount } from '@/payload/fields/prices'
import { currencyText, customerKey, customerLink, events, itsOrder, plainText } from '@/payload/fields/sales'
import { periodLabels, select } from '@/payload/fields/selects'
import { endReasonLabels, subscriptionKindLabels, subscriptionStateLabels } from '@/payload/labels'
import { words, type Words } from '@/payload/words'
import { shopRecords } from './shop-records'

const day = (name: string, label: Words, more: Partial<DateField> = {}): DateField =>
  ({
    name,
    type: 'date',
    label,
    ...more,
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'PP' }, ...more.admin },
  }) as DateField

const whole = (name: string, label: Words, isHidden = false): NumberField => ({
  name,
  type: 'number',
  required: true,
  label,
  ...(isHidden ? { admin: { hidden: true } } : {}),
})

const hiddenText = (name: string, label: Words): TextField => ({ ...plainText(name, label, { required: true }), admin: { hidden: true } })

const cancelAtEnd: CheckboxField = {
  name: 'cancelAtEnd',
  type: 'checkbox',
  defaultValue: false,
  label: words({ en: 'Ends with its term', es: 'Termina con su periodo', fr: 'S’arrête à l’échéance', de: 'Endet mit der Laufzeit' }),
  admin: { position: 'sidebar' },
}

/** U1: active products of customers. Internal code and staff commands write them; no field is edited by hand. */
export const subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  labels: {
    singular: words({ en: 'Subscription', es: 'Suscripción', fr: 'Abonnement', de: 'Abonnement' }),
    plural: words({ en: 'Subscriptions', es: 'Suscripciones', fr: 'Abonnements', de: 'Abonnements' }),
  },
  access: { ...salesRecords, read: ownOrSales('customer'), update: nobody },
  admin: {
    group: groups.customers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'nextDue', 'email', 'amount', 'currency', 'cancelAtEnd'],
    listSearchableFields: ['name', 'customerKey'],
    description: words({
      en: 'What was bought and is paid for again each term. The next term is ordered in advance and begins when it is paid.',
      es: 'Lo que se compró y se paga de nuevo cada periodo. El siguiente se pide con antelación y empieza cuando se paga.',
      fr: 'Ce qui a été acheté et se paie à chaque période. La suivante est commandée à l’avance et commence une fois payée.',
      de: 'Was gekauft wurde und jede Laufzeit neu bezahlt wird. Die nächste wird vorab bestellt und beginnt mit der Zahlung.',
    }),
  },
  ...shopRecords,
  endpoints: [changeSubscriptionEndpoint, ...subscriptionScreenEndpoints],
  lockDocuments: false,
  // U1: one subscription per order line, even if the payment is reported twice.
  indexes: [{ fields: ['order', 'lineKey'], unique: true }, { fields: ['customer', 'state', 'termEnd'] }],
  fields: allShopWritten([
    plainText('name', words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' }), { required: true }),
    select('state', words({ en: 'State', es: 'Estado', fr: 'État', de: 'Status' }), subscriptionStateLabels, { isInSidebar: true }),
    select('kind', words({ en: 'Kind', es: 'Tipo', fr: 'Type', de: 'Art' }), subscriptionKindLabels),
    plainText('product', words({ en: 'Product', es: 'Producto', fr: 'Produit', de: 'Produkt' }), { required: true, isIndexed: true }),
    json('items', words({ en: 'What it is made of', es: 'De qué consta', fr: 'Sa composition', de: 'Woraus es besteht' }), {
      required: true,
      view: '/payload/admin/record-fields#ItemsField',
    }),
    whole('quantity', words({ en: 'Quantity', es: 'Cantidad', fr: 'Quantité', de: 'Menge' })),
    select('billing', words({ en: 'Term', es: 'Periodo', fr: 'Période', de: 'Laufzeit' }), periodLabels),
    whole('months', words({ en: 'Months', es: 'Meses', fr: 'Mois', de: 'Monate' }), true),
    whole('anchorDay', words({ en: 'Day of the month', es: 'Día del mes', fr: 'Jour du mois', de: 'Tag im Monat' }), true),
    minorAmount(
      'amount',
      words({
        en: 'Price per term, excl. tax',
        es: 'Precio por periodo, impuestos no incluidos',
        fr: 'Prix par période, HT',
        de: 'Preis je Laufzeit, zzgl. USt.',
      }),
    ),
    currencyText,
    whole('digits', words({ en: 'Decimals', es: 'Decimales', fr: 'Décimales', de: 'Nachkommastellen' }), true),
    day('termStart', words({ en: 'Term from', es: 'Periodo desde', fr: 'Période du', de: 'Laufzeit ab' }), { required: true }),
    day('termEnd', words({ en: 'Paid until', es: 'Pagada hasta', fr: 'Payé jusqu’au', de: 'Bezahlt bis' }), { required: true }),
    day('nextDue', words({ en: 'Next payment', es: 'Próximo pago', fr: 'Prochain paiement', de: 'Nächste Zahlung' }), { index: true }),
    day('careAt', words({ en: 'Looked at again', es: 'Próxima revisión', fr: 'Prochain contrôle', de: 'Nächste Prüfung' }), {
      index: true,
      admin: { hidden: true },
    }),
    cancelAtEnd,
    select('endReason', words({ en: 'Why it ends', es: 'Por qué termina', fr: 'Motif de fin', de: 'Grund des Endes' }), endReasonLabels, {
      required: false,
      isInSidebar: true,
    }),
    {
      name: 'desk',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/payload/admin/subscriptions/subscription-panel.client#SubscriptionPanel' },
        disableListColumn: true,
      },
    },
    events,
    itsOrder,
    hiddenText(
      'lineKey',
      words({ en: 'Line of the order', es: 'Línea del pedido', fr: 'Ligne de la commande', de: 'Position der Bestellung' }),
    ),
    { ...customerLink, index: true } as typeof customerLink,
    itsEmail('order.contact.email'),
    accessFields,
    { ...customerKey, admin: { hidden: true } } as typeof customerKey,
  ]),
}
