import type { CollectionConfig } from 'payload'
import { contactTransitions, type ContactStatus } from '@/core/inquiry-status'
import { requests, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { dueDate } from '@/payload/fields/numbers'
import { events, plainText, staffNote, visitorLocale } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { datedStatus } from '@/payload/hooks/documents'
import { words, type Words } from '@/payload/words'
import { shopRecords } from './shop-records'

const statuses = {
  new: words({ en: 'New', es: 'Nuevo', fr: 'Nouveau', de: 'Neu' }),
  answered: words({ en: 'Answered', es: 'Respondido', fr: 'Répondu', de: 'Beantwortet' }),
  closed: words({ en: 'Closed', es: 'Cerrado', fr: 'Clos', de: 'Erledigt' }),
} as const satisfies Record<ContactStatus, Words>

export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: {
    singular: words({ en: 'Contact message', es: 'Mensaje de contacto', fr: 'Message de contact', de: 'Kontaktnachricht' }),
    plural: words({ en: 'Contact messages', es: 'Mensajes de contacto', fr: 'Messages de contact', de: 'Kontaktnachrichten' }),
  },
  access: requests,
  admin: {
    group: groups.customers,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'email', 'status', 'dueAt', 'createdAt'],
    listSearchableFields: ['subject', 'name', 'email'],
  },
  ...shopRecords,
  hooks: { beforeChange: [datedStatus(contactTransitions, statuses)] },
  fields: allShopWritten(
    [
      select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), statuses, {
        defaultValue: 'new',
        isInSidebar: true,
      }),
      dueDate,
      plainText('name', words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' }), { required: true }),
      {
        name: 'email',
        type: 'email',
        required: true,
        label: words({ en: 'Email', es: 'Correo electrónico', fr: 'Mail', de: 'E-Mail' }),
      },
      plainText('subject', words({ en: 'Subject', es: 'Asunto', fr: 'Objet', de: 'Betreff' })),
      {
        name: 'message',
        type: 'textarea',
        required: true,
        label: words({ en: 'Message', es: 'Mensaje', fr: 'Message', de: 'Nachricht' }),
      },
      staffNote,
      events,
      visitorLocale,
    ],
    ['status', 'staffNote'],
  ),
}
