import type { CollectionConfig } from 'payload'
import { contactTransitions, type ContactStatus } from '@/core/requests/request-status'
import { nobody } from '../access/rules'
import { requests } from '../access/sets'
import { groups } from '../admin/groups'
import { dueDate } from '../fields/due-date'
import { events, plainText, staffNote, visitorLocale } from '../fields/sales'
import { select } from '../fields/selects'
import { datedStatus } from '../hooks/dated-status'
import { words, type Words } from '../words'

const statuses = {
  new: words('New', 'Nuevo', 'Nouveau', 'Neu'),
  answered: words('Answered', 'Respondido', 'Répondu', 'Beantwortet'),
  closed: words('Closed', 'Cerrado', 'Clos', 'Erledigt'),
} as const satisfies Record<ContactStatus, Words>

const typedByVisitor = { access: { update: nobody } } as const

export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: {
    singular: words('Contact message', 'Mensaje de contacto', 'Message de contact', 'Kontaktnachricht'),
    plural: words('Contact messages', 'Mensajes de contacto', 'Messages de contact', 'Kontaktnachrichten'),
  },
  access: requests,
  admin: {
    group: groups.customers,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'email', 'status', 'dueAt', 'createdAt'],
    listSearchableFields: ['subject', 'name', 'email'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  hooks: { beforeChange: [datedStatus(contactTransitions, statuses)] },
  fields: [
    select('status', words('Status', 'Estado', 'État', 'Status'), statuses, { defaultValue: 'new', isInSidebar: true }),
    dueDate,
    { ...plainText('name', words('Name', 'Nombre', 'Nom', 'Name'), { required: true }), ...typedByVisitor },
    { name: 'email', type: 'email', required: true, label: words('E-mail', 'Correo electrónico', 'E-mail', 'E-Mail'), ...typedByVisitor },
    { ...plainText('subject', words('Subject', 'Asunto', 'Objet', 'Betreff')), ...typedByVisitor },
    { name: 'message', type: 'textarea', required: true, label: words('Message', 'Mensaje', 'Message', 'Nachricht'), ...typedByVisitor },
    staffNote,
    { ...events, access: { update: nobody } } as typeof events,
    visitorLocale,
  ],
}
