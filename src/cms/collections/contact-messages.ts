import type { CollectionConfig } from 'payload'
import { contactTransitions, type ContactStatus } from '@/core/inquiry-status'
import { requests } from '@/cms/access/sets'
import { allShopWritten } from '@/cms/access/shop-written'
import { groups } from '@/cms/admin/groups'
import { dueDate } from '@/cms/fields/due-date'
import { events, plainText, staffNote, visitorLocale } from '@/cms/fields/sales'
import { select } from '@/cms/fields/selects'
import { datedStatus } from '@/cms/hooks/dated-status'
import { words, type Words } from '@/cms/words'
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
