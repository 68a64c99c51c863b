import type { CollectionConfig } from 'payload'
import { migrationTransitions, type MigrationStatus } from '@/core/inquiry-status'
import { requests, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { dueDate } from '@/payload/fields/numbers'
import { events, plainText, staffNote, visitorLocale } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { datedStatus } from '@/payload/hooks/documents'
import { words, type Words } from '@/payload/words'
import { shopRecords } from './shop-records'

const statuses = {
  new: words({ en: 'New', es: 'Nueva', fr: 'Nouvelle', de: 'Neu' }),
  contacted: words({ en: 'Contacted', es: 'Contactado', fr: 'Contacté', de: 'Kontaktiert' }),
  'in-progress': words({ en: 'In progress', es: 'En curso', fr: 'En cours', de: 'In Arbeit' }),
  completed: words({ en: 'Completed', es: 'Completada', fr: 'Terminée', de: 'Abgeschlossen' }),
  declined: words({ en: 'Declined', es: 'Rechazada', fr: 'Refusée', de: 'Abgelehnt' }),
} as const satisfies Record<MigrationStatus, Words>

export const migrationRequests: CollectionConfig = {
  slug: 'migration-requests',
  labels: {
    singular: words({ en: 'Migration request', es: 'Solicitud de migración', fr: 'Demande de migration', de: 'Umzugsanfrage' }),
    plural: words({ en: 'Migration requests', es: 'Solicitudes de migración', fr: 'Demandes de migration', de: 'Umzugsanfragen' }),
  },
  access: requests,
  admin: {
    group: groups.customers,
    useAsTitle: 'websiteUrl',
    defaultColumns: ['websiteUrl', 'email', 'provider', 'status', 'dueAt', 'createdAt'],
    listSearchableFields: ['websiteUrl', 'email', 'provider'],
    description: words({
      en: 'We promise an answer within 24 hours.',
      es: 'Prometemos una respuesta en 24 horas.',
      fr: 'Nous promettons une réponse sous 24 heures.',
      de: 'Wir versprechen eine Antwort innerhalb von 24 Stunden.',
    }),
  },
  ...shopRecords,
  hooks: { beforeChange: [datedStatus(migrationTransitions, statuses)] },
  fields: allShopWritten(
    [
      select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), statuses, {
        defaultValue: 'new',
        isInSidebar: true,
      }),
      dueDate,
      plainText('provider', words({ en: 'Current provider', es: 'Proveedor actual', fr: 'Hébergeur actuel', de: 'Bisheriger Anbieter' }), {
        required: true,
      }),
      {
        ...plainText('websiteUrl', words({ en: 'Website', es: 'Sitio web', fr: 'Site web', de: 'Website' }), { required: true }),
      },
      {
        name: 'email',
        type: 'email',
        required: true,
        label: words({ en: 'Email', es: 'Correo electrónico', fr: 'Mail', de: 'E-Mail' }),
      },
      {
        name: 'specialRequirements',
        type: 'textarea',
        label: words({
          en: 'Special requirements',
          es: 'Requisitos especiales',
          fr: 'Exigences particulières',
          de: 'Besondere Anforderungen',
        }),
      },
      staffNote,
      events,
      visitorLocale,
    ],
    ['status', 'staffNote'],
  ),
}
