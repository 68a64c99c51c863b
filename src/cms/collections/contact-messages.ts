import type { CollectionConfig } from 'payload'
import { requests } from '../access/sets'
import { groups } from '../admin/groups'
import { plainText, staffNote, visitorLocale } from '../fields/sales'
import { select } from '../fields/selects'
import { words } from '../words'

const statuses = {
  new: words('New', 'Nuevo', 'Nouveau', 'Neu'),
  answered: words('Answered', 'Respondido', 'Répondu', 'Beantwortet'),
  closed: words('Closed', 'Cerrado', 'Clos', 'Erledigt'),
}

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
    defaultColumns: ['subject', 'name', 'email', 'status', 'createdAt'],
    listSearchableFields: ['subject', 'name', 'email'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  fields: [
    select('status', words('Status', 'Estado', 'État', 'Status'), statuses, { defaultValue: 'new', isInSidebar: true }),
    plainText('name', words('Name', 'Nombre', 'Nom', 'Name'), { required: true }),
    { name: 'email', type: 'email', required: true, label: words('E-mail', 'Correo electrónico', 'E-mail', 'E-Mail') },
    plainText('subject', words('Subject', 'Asunto', 'Objet', 'Betreff')),
    { name: 'message', type: 'textarea', required: true, label: words('Message', 'Mensaje', 'Message', 'Nachricht') },
    staffNote,
    visitorLocale,
  ],
}
