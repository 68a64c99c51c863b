import type { CollectionConfig, Field } from 'payload'
import type { DeliveryStatus } from '@/core/webhooks/webhooks'
import { admins, nobody, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { json } from '@/payload/fields/text'
import { plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { deliveryCalls } from '@/payload/admin/webhooks/webhook-calls'
import { webhookWords } from '@/payload/admin/webhooks/webhook-words'
import { words, type Words } from '@/payload/words'
import { shopRecords } from './shop-records'

const statuses = {
  waiting: words({ en: 'Waiting', es: 'En espera', fr: 'En attente', de: 'Wartet' }),
  sending: words({ en: 'Being sent', es: 'Enviándose', fr: 'En cours d’envoi', de: 'Wird gesendet' }),
  delivered: words({ en: 'Delivered', es: 'Entregado', fr: 'Remis', de: 'Zugestellt' }),
  dead: words({ en: 'Given up', es: 'Abandonado', fr: 'Abandonné', de: 'Aufgegeben' }),
} satisfies Record<DeliveryStatus, Words>

const instant = (name: string, label: Words, isHidden = false): Field => ({
  name,
  type: 'date',
  label,
  admin: { hidden: isHidden, date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm:ss' } },
})

const whole = (name: string, label: Words, isRequired = false): Field => ({
  name,
  type: 'number',
  label,
  ...(isRequired ? { required: true, defaultValue: 0 } : {}),
})

/** W1, W6: one row per event and endpoint, written in the event's transaction and sent by the worker. Read-only. */
export const webhookDeliveries: CollectionConfig = {
  slug: 'webhook-deliveries',
  dbName: 'webhook_deliveries',
  labels: { singular: webhookWords.delivery, plural: webhookWords.deliveries },
  access: { create: nobody, read: admins, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: {
    group: groups.settings,
    useAsTitle: 'event',
    defaultColumns: ['event', 'endpoint', 'status', 'attempts', 'responseStatus', 'duration', 'createdAt'],
    listSearchableFields: ['event', 'eventId', 'object'],
    description: webhookWords.aboutDeliveries,
  },
  ...shopRecords,
  lockDocuments: false,
  endpoints: deliveryCalls,
  fields: allShopWritten([
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/payload/admin/webhooks/endpoint-panel.client#DeliveryPanel' },
        condition: (data) => data['status'] === 'delivered' || data['status'] === 'dead',
        disableListColumn: true,
      },
    },
    select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), statuses, { defaultValue: 'waiting' }),
    {
      name: 'endpoint',
      type: 'relationship',
      relationTo: 'webhook-endpoints',
      required: true,
      index: true,
      label: webhookWords.endpoint,
    },
    plainText('event', words({ en: 'Event', es: 'Evento', fr: 'Événement', de: 'Ereignis' }), { required: true, isIndexed: true }),
    plainText('eventId', words({ en: 'webhook-id', es: 'webhook-id', fr: 'webhook-id', de: 'webhook-id' }), {
      required: true,
      isIndexed: true,
    }),
    plainText('object', words({ en: 'About', es: 'Sobre', fr: 'À propos de', de: 'Betrifft' }), { required: true }),
    {
      ...whole('position', words({ en: 'Position', es: 'Posición', fr: 'Position', de: 'Position' }), true),
      admin: { hidden: true },
    } as Field,
    whole('attempts', words({ en: 'Tries', es: 'Intentos', fr: 'Essais', de: 'Versuche' }), true),
    whole('responseStatus', words({ en: 'Answer', es: 'Respuesta', fr: 'Réponse', de: 'Antwort' })),
    {
      name: 'responseText',
      type: 'textarea',
      label: words({ en: 'Beginning of the answer', es: 'Inicio de la respuesta', fr: 'Début de la réponse', de: 'Anfang der Antwort' }),
    },
    whole('duration', words({ en: 'Duration (ms)', es: 'Duración (ms)', fr: 'Durée (ms)', de: 'Dauer (ms)' })),
    plainText('fault', words({ en: 'Last fault', es: 'Último fallo', fr: 'Dernière erreur', de: 'Letzter Fehler' })),
    instant('nextAttemptAt', words({ en: 'Next try', es: 'Próximo intento', fr: 'Prochain essai', de: 'Nächster Versuch' })),
    instant('firstTriedAt', words({ en: 'First try', es: 'Primer intento', fr: 'Premier essai', de: 'Erster Versuch' })),
    instant('deliveredAt', words({ en: 'Delivered', es: 'Entregado', fr: 'Remis', de: 'Zugestellt' })),
    instant('leaseUntil', words({ en: 'Held until', es: 'Reservado hasta', fr: 'Réservé jusqu’au', de: 'Gehalten bis' }), true),
    json('body', words({ en: 'Body', es: 'Contenido', fr: 'Contenu', de: 'Inhalt' }), { required: true }),
    json('tries', words({ en: 'Latest tries', es: 'Últimos intentos', fr: 'Derniers essais', de: 'Letzte Versuche' })),
  ]),
}
