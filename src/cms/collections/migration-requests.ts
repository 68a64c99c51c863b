import type { CollectionConfig } from 'payload'
import { migrationTransitions, type MigrationStatus } from '@/core/requests/request-status'
import { nobody } from '../access/rules'
import { requests } from '../access/sets'
import { groups } from '../admin/groups'
import { dueDate } from '../fields/due-date'
import { events, plainText, staffNote, visitorLocale } from '../fields/sales'
import { select } from '../fields/selects'
import { datedStatus } from '../hooks/dated-status'
import { words, type Words } from '../words'

const statuses = {
  new: words('New', 'Nueva', 'Nouvelle', 'Neu'),
  contacted: words('Contacted', 'Contactado', 'Contacté', 'Kontaktiert'),
  'in-progress': words('In progress', 'En curso', 'En cours', 'In Arbeit'),
  completed: words('Completed', 'Completada', 'Terminée', 'Abgeschlossen'),
  declined: words('Declined', 'Rechazada', 'Refusée', 'Abgelehnt'),
} as const satisfies Record<MigrationStatus, Words>

const typedByVisitor = { access: { update: nobody } } as const

export const migrationRequests: CollectionConfig = {
  slug: 'migration-requests',
  labels: {
    singular: words('Migration request', 'Solicitud de migración', 'Demande de migration', 'Umzugsanfrage'),
    plural: words('Migration requests', 'Solicitudes de migración', 'Demandes de migration', 'Umzugsanfragen'),
  },
  access: requests,
  admin: {
    group: groups.customers,
    useAsTitle: 'websiteUrl',
    defaultColumns: ['websiteUrl', 'email', 'provider', 'status', 'dueAt', 'createdAt'],
    listSearchableFields: ['websiteUrl', 'email', 'provider'],
    description: words(
      'We promise an answer within 24 hours.',
      'Prometemos una respuesta en 24 horas.',
      'Nous promettons une réponse sous 24 heures.',
      'Wir versprechen eine Antwort innerhalb von 24 Stunden.',
    ),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  hooks: { beforeChange: [datedStatus(migrationTransitions, statuses)] },
  fields: [
    select('status', words('Status', 'Estado', 'État', 'Status'), statuses, { defaultValue: 'new', isInSidebar: true }),
    dueDate,
    {
      ...plainText('provider', words('Current provider', 'Proveedor actual', 'Hébergeur actuel', 'Bisheriger Anbieter'), {
        required: true,
      }),
      ...typedByVisitor,
    },
    { ...plainText('websiteUrl', words('Website', 'Sitio web', 'Site web', 'Website'), { required: true }), ...typedByVisitor },
    { name: 'email', type: 'email', required: true, label: words('E-mail', 'Correo electrónico', 'E-mail', 'E-Mail'), ...typedByVisitor },
    {
      name: 'specialRequirements',
      type: 'textarea',
      label: words('Special requirements', 'Requisitos especiales', 'Exigences particulières', 'Besondere Anforderungen'),
      ...typedByVisitor,
    },
    staffNote,
    { ...events, access: { update: nobody } } as typeof events,
    visitorLocale,
  ],
}
