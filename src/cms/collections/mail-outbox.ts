import type { CollectionConfig } from 'payload'
import { mailUrgencies } from '@/server/platform/outbox/mail-data'
import { admins, nobody, salesStaff } from '../access/rules'
import { salesRecords } from '../access/sets'
import { groups } from '../admin/groups'
import { mailTemplateLabels } from '../fields/mail-template-labels'
import { plainText, visitorLocale } from '../fields/sales'
import { optionsOf, select } from '../fields/selects'
import { sendAgain } from '../hooks/send-again'
import { words } from '../words'

export const mailStatuses = {
  queued: words('Waiting', 'En espera', 'En attente', 'Wartet'),
  sending: words('Being sent', 'Enviándose', 'En cours d’envoi', 'Wird gesendet'),
  sent: words('Sent', 'Enviado', 'Envoyé', 'Gesendet'),
  dead: words('Given up', 'Abandonado', 'Abandonné', 'Aufgegeben'),
}

const locked = { access: { update: nobody }, admin: { readOnly: true } } as const

const instant = { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm:ss' } } as const

/** Every mail the shop writes, in the transaction of what it tells of (ADR 010). Only code writes here. */
export const mailOutbox: CollectionConfig = {
  slug: 'mail-outbox',
  dbName: 'mail_outbox',
  labels: { singular: words('Mail', 'Correo', 'E-mail', 'E-Mail'), plural: words('Mail', 'Correos', 'E-mails', 'E-Mails') },
  access: { ...salesRecords, delete: admins },
  admin: {
    group: groups.customers,
    useAsTitle: 'recipient',
    defaultColumns: ['template', 'recipient', 'status', 'attempts', 'createdAt', 'sentAt'],
    listSearchableFields: ['recipient', 'dedupeKey'],
    description: words(
      'What the shop has written to people. What was given up after several tries can be sent again: tick the box and save.',
      'Lo que la tienda ha escrito. Lo abandonado tras varios intentos puede enviarse de nuevo: marque la casilla y guarde.',
      'Ce que la boutique a écrit. Un e-mail abandonné après plusieurs essais peut repartir : cochez la case et enregistrez.',
      'Was der Shop geschrieben hat. Was nach mehreren Versuchen aufgegeben wurde, lässt sich erneut senden: Häkchen setzen und speichern.',
    ),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  versions: false,
  hooks: { beforeChange: [sendAgain] },
  indexes: [{ fields: ['status', 'urgency', 'nextAttemptAt'] }],
  fields: [
    { ...select('status', words('Status', 'Estado', 'État', 'Status'), mailStatuses, { defaultValue: 'queued' }), ...locked } as ReturnType<
      typeof select
    >,
    {
      name: 'sendAgain',
      type: 'checkbox',
      virtual: true,
      label: words('Send again', 'Enviar de nuevo', 'Envoyer de nouveau', 'Erneut senden'),
      access: { update: salesStaff },
      admin: { condition: (data: { readonly status?: string }) => data.status === 'dead' },
    },
    {
      name: 'template',
      type: 'select',
      required: true,
      label: words('Template', 'Plantilla', 'Modèle', 'Vorlage'),
      options: optionsOf(mailTemplateLabels),
      ...locked,
    },
    {
      name: 'urgency',
      type: 'number',
      required: true,
      defaultValue: mailUrgencies.other,
      label: words('Urgency', 'Urgencia', 'Urgence', 'Dringlichkeit'),
      ...locked,
    },
    { ...plainText('recipient', words('To', 'Para', 'À', 'An'), { required: true, isIndexed: true }), ...locked },
    { ...visitorLocale, ...locked } as typeof visitorLocale,
    // May hold a link that opens an account: for the worker alone.
    {
      name: 'data',
      type: 'json',
      required: true,
      label: words('Data', 'Datos', 'Données', 'Daten'),
      access: { read: nobody, update: nobody },
      admin: { hidden: true },
    },
    { ...plainText('dedupeKey', words('Key', 'Clave', 'Clé', 'Schlüssel'), { required: true }), unique: true, ...locked },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: words('Tries', 'Intentos', 'Essais', 'Versuche'),
      ...locked,
    },
    { name: 'lastError', type: 'textarea', label: words('Last fault', 'Último fallo', 'Dernière erreur', 'Letzter Fehler'), ...locked },
    {
      name: 'nextAttemptAt',
      type: 'date',
      label: words('Next try', 'Próximo intento', 'Prochain essai', 'Nächster Versuch'),
      access: { update: nobody },
      admin: instant,
    },
    {
      name: 'leaseUntil',
      type: 'date',
      label: words('Held until', 'Reservado hasta', 'Réservé jusqu’au', 'Gehalten bis'),
      access: { update: nobody },
      admin: { ...instant, hidden: true },
    },
    { name: 'sentAt', type: 'date', label: words('Sent', 'Enviado', 'Envoyé', 'Gesendet'), access: { update: nobody }, admin: instant },
  ],
}
