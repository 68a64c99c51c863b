import type { CollectionConfig, Field } from 'payload'
import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { json } from '@/payload/fields/text'
import { plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { provisionOperationLabels, provisionTaskLabels } from '@/payload/labels'
import { itsEmail, provisioningWords } from '@/payload/admin/provisioning/provisioning-words'
import { closeTaskEndpoint } from '@/payload/admin/provisioning/close-task-call'
import { words, type Words } from '@/payload/words'

const instant = (name: string, label: Words, more: { readonly isHidden?: boolean; readonly isIndexed?: boolean } = {}): Field => ({
  name,
  type: 'date',
  label,
  ...(more.isIndexed ? { index: true } : {}),
  admin: {
    hidden: more.isHidden === true,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm' },
  },
})

const whole = (name: string, label: Words, isHidden: boolean): Field => ({
  name,
  type: 'number',
  required: true,
  label,
  admin: { hidden: isHidden },
})

const hidden = (name: string, label: Words, isUnique = false): Field => ({
  ...plainText(name, label, { required: true }),
  ...(isUnique ? { unique: true } : {}),
  admin: { hidden: true },
})

/** U25, U29: provisioning jobs, run once each by a hosting provider's API or by staff, who use this as their work list. */
export const provisionTasks: CollectionConfig = {
  slug: 'provision-tasks',
  dbName: 'provision_tasks',
  labels: { singular: provisioningWords.task, plural: provisioningWords.tasks },
  access: { ...salesRecords, update: nobody },
  admin: {
    group: groups.customers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'status', 'createdAt', 'settledAt', 'settledBy'],
    listSearchableFields: ['name', 'product', 'service'],
    description: provisioningWords.about,
  },
  defaultSort: ['-createdAt'],
  disableDuplicate: true,
  versions: false,
  lockDocuments: false,
  endpoints: [closeTaskEndpoint],
  // U25: jobs of a subscription run in order, once each.
  indexes: [{ fields: ['subscription', 'number'], unique: true }, { fields: ['status', 'nextAttemptAt'] }],
  fields: allShopWritten([
    plainText('name', words({ en: 'What was bought', es: 'Qué se compró', fr: 'Ce qui a été acheté', de: 'Was gekauft wurde' }), {
      required: true,
    }),
    {
      name: 'panel',
      type: 'ui',
      admin: { components: { Field: '/payload/admin/provisioning/task-panel.client#TaskPanel' }, disableListColumn: true },
    },
    select('kind', words({ en: 'What to do', es: 'Qué hacer', fr: 'À faire', de: 'Zu tun' }), provisionOperationLabels),
    select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), provisionTaskLabels, { defaultValue: 'waiting' }),
    plainText('product', words({ en: 'Plan', es: 'Plan', fr: 'Offre', de: 'Tarif' }), { required: true }),
    json('settings', words({ en: 'As ordered', es: 'Según el pedido', fr: 'Selon la commande', de: 'Wie bestellt' }), { required: true }),
    plainText(
      'service',
      words({ en: 'Its name at the host', es: 'Su nombre en el host', fr: 'Son nom chez l’hébergeur', de: 'Name beim Host' }),
      {
        required: true,
        isIndexed: true,
      },
    ),
    plainText('fault', words({ en: 'Why not', es: 'Por qué no', fr: 'Pourquoi non', de: 'Warum nicht' })),
    plainText('note', words({ en: 'Reason', es: 'Motivo', fr: 'Motif', de: 'Grund' })),
    plainText('reference', words({ en: 'Reference', es: 'Referencia', fr: 'Référence', de: 'Referenz' })),
    whole('attempts', words({ en: 'Tries', es: 'Intentos', fr: 'Essais', de: 'Versuche' }), false),
    instant('settledAt', words({ en: 'Settled', es: 'Cerrada', fr: 'Close', de: 'Abgeschlossen' })),
    plainText('settledBy', words({ en: 'By', es: 'Por', fr: 'Par', de: 'Von' })),
    instant('nextAttemptAt', words({ en: 'Asked again', es: 'Próximo intento', fr: 'Prochain essai', de: 'Nächster Versuch' })),
    {
      name: 'subscription',
      type: 'relationship',
      relationTo: 'subscriptions',
      required: true,
      label: words({ en: 'Subscription', es: 'Suscripción', fr: 'Abonnement', de: 'Abonnement' }),
      admin: { position: 'sidebar' },
    },
    itsEmail('subscription.order.contact.email'),
    whole('number', words({ en: 'Number', es: 'Número', fr: 'Numéro', de: 'Nummer' }), true),
    whole('round', words({ en: 'Round', es: 'Vuelta', fr: 'Tour', de: 'Durchgang' }), true),
    hidden('key', words({ en: 'Key', es: 'Clave', fr: 'Clé', de: 'Schlüssel' }), true),
    instant('leaseUntil', words({ en: 'Held until', es: 'Reservada hasta', fr: 'Réservée jusqu’au', de: 'Gehalten bis' }), {
      isHidden: true,
    }),
    instant('firstTriedAt', words({ en: 'First try', es: 'Primer intento', fr: 'Premier essai', de: 'Erster Versuch' }), {
      isHidden: true,
    }),
  ]),
}
