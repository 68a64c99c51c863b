import type { CollectionConfig } from 'payload'
import { mailUrgencies } from '@/lib/outbox/email-data'
import { admins, nobody, salesStaff } from '@/cms/access/rules'
import { salesRecords } from '@/cms/access/sets'
import { allShopWritten } from '@/cms/access/shop-written'
import { groups } from '@/cms/admin/groups'
import { mailTemplateLabels } from '@/cms/fields/mail-template-labels'
import { plainText, visitorLocale } from '@/cms/fields/sales'
import { optionsOf, select } from '@/cms/fields/selects'
import { sendAgain } from '@/cms/hooks/send-again'
import { words } from '@/cms/words'
import { shopRecords } from './shop-records'

export const mailStatuses = {
  queued: words({ en: 'Waiting', es: 'En espera', fr: 'En attente', de: 'Wartet' }),
  sending: words({ en: 'Being sent', es: 'Enviándose', fr: 'En cours d’envoi', de: 'Wird gesendet' }),
  sent: words({ en: 'Sent', es: 'Enviado', fr: 'Envoyé', de: 'Gesendet' }),
  dead: words({ en: 'Given up', es: 'Abandonado', fr: 'Abandonné', de: 'Aufgegeben' }),
}

const instant = { date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm:ss' } } as const

/** Every mail the shop writes, in the transaction of what it tells of (ADR 010). Only code writes here. */
export const mailOutbox: CollectionConfig = {
  slug: 'mail-outbox',
  dbName: 'mail_outbox',
  labels: {
    singular: words({ en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' }),
    plural: words({ en: 'Emails', es: 'Correos', fr: 'Mails', de: 'E-Mails' }),
  },
  access: { ...salesRecords, delete: admins },
  admin: {
    group: groups.customers,
    useAsTitle: 'recipient',
    defaultColumns: ['template', 'recipient', 'status', 'attempts', 'createdAt', 'sentAt'],
    listSearchableFields: ['recipient', 'dedupeKey'],
    description: words({
      en: 'What the shop has written to people. Emails that were given up after several tries, or held back because one mailbox received too many, can be sent again: tick the box and save.',
      es: 'Lo que la tienda ha escrito. Los correos abandonados tras varios intentos, o retenidos porque un buzón recibió demasiados, pueden enviarse de nuevo: marque la casilla y guarde.',
      fr: 'Ce que la boutique a écrit. Un mail abandonné après plusieurs essais, ou retenu parce qu’une boîte en a trop reçu, peut repartir : cochez la case et enregistrez.',
      de: 'Was der Shop geschrieben hat. Was nach mehreren Versuchen aufgegeben oder zurückgehalten wurde, weil ein Postfach zu viele erhielt, lässt sich erneut senden: Häkchen setzen und speichern.',
    }),
  },
  ...shopRecords,
  lockDocuments: false,
  hooks: { beforeChange: [sendAgain] },
  indexes: [{ fields: ['status', 'urgency', 'nextAttemptAt'] }],
  fields: allShopWritten(
    [
      select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), mailStatuses, { defaultValue: 'queued' }),
      {
        name: 'sendAgain',
        type: 'checkbox',
        virtual: true,
        label: words({ en: 'Send again', es: 'Enviar de nuevo', fr: 'Envoyer de nouveau', de: 'Erneut senden' }),
        access: { update: salesStaff },
        // Payload greys out what no column keeps, unless it is told otherwise.
        admin: { readOnly: false, condition: (data: { readonly status?: string }) => data.status === 'dead' },
      },
      {
        name: 'template',
        type: 'select',
        required: true,
        label: words({ en: 'Template', es: 'Plantilla', fr: 'Modèle', de: 'Vorlage' }),
        options: optionsOf(mailTemplateLabels),
      },
      {
        name: 'urgency',
        type: 'number',
        required: true,
        defaultValue: mailUrgencies.other,
        label: words({ en: 'Urgency', es: 'Urgencia', fr: 'Urgence', de: 'Dringlichkeit' }),
      },
      plainText('recipient', words({ en: 'To', es: 'Para', fr: 'À', de: 'An' }), { required: true, isIndexed: true }),
      visitorLocale,
      // May hold a link that opens an account: for the worker alone.
      {
        name: 'data',
        type: 'json',
        required: true,
        label: words({ en: 'Data', es: 'Datos', fr: 'Données', de: 'Daten' }),
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        ...plainText('dedupeKey', words({ en: 'Key', es: 'Clave', fr: 'Clé', de: 'Schlüssel' }), { required: true }),
        unique: true,
      },
      {
        name: 'attempts',
        type: 'number',
        required: true,
        defaultValue: 0,
        label: words({ en: 'Tries', es: 'Intentos', fr: 'Essais', de: 'Versuche' }),
      },
      {
        name: 'lastError',
        type: 'textarea',
        label: words({ en: 'Last fault', es: 'Último fallo', fr: 'Dernière erreur', de: 'Letzter Fehler' }),
      },
      {
        name: 'nextAttemptAt',
        type: 'date',
        label: words({ en: 'Next try', es: 'Próximo intento', fr: 'Prochain essai', de: 'Nächster Versuch' }),
        admin: instant,
      },
      {
        name: 'leaseUntil',
        type: 'date',
        label: words({ en: 'Held until', es: 'Reservado hasta', fr: 'Réservé jusqu’au', de: 'Gehalten bis' }),
        admin: { ...instant, hidden: true },
      },
      {
        name: 'sentAt',
        type: 'date',
        label: words({ en: 'Sent', es: 'Enviado', fr: 'Envoyé', de: 'Gesendet' }),
        admin: instant,
      },
    ],
    ['sendAgain'],
  ),
}
