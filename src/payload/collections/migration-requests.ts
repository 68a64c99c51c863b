import { migrationTransitions, type MigrationStatus } from '@/core/inquiry-status'
import { requests, allShopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { apiEndpoints } from '@/payload/http/handlers'
import { dueDate } from '@/payload/fields/numbers'
import { events, plainText, staffNote, visitorLocale } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { datedStatus } from '@/payload/hooks/documents'
import { words, type Words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

const statuses = labelsOf('migrationRequests.statuses', ['new', 'contacted', 'in-progress', 'completed', 'declined']) satisfies Record<
  MigrationStatus,
  Words
>

export const migrationRequests = defineCollection({
  slug: 'migration-requests',
  labels: labelsOf('migrationRequests', ['singular', 'plural']),
  access: requests,
  admin: {
    useAsTitle: 'websiteUrl',
    defaultColumns: ['websiteUrl', 'email', 'provider', 'status', 'dueAt', 'createdAt'],
    listSearchableFields: ['websiteUrl', 'email', 'provider'],
    description: words('migrationRequests.description'),
  },
  ...shopRecords,
  endpoints: apiEndpoints('migration-requests'),
  hooks: { beforeChange: [datedStatus(migrationTransitions, statuses)] },
  fields: allShopWritten(
    [
      select('status', words('migrationRequests.status.label'), statuses, {
        defaultValue: 'new',
        isInSidebar: true,
      }),
      dueDate,
      plainText('provider', words('migrationRequests.provider.label'), {
        required: true,
      }),
      {
        ...plainText('websiteUrl', words('migrationRequests.websiteUrl.label'), { required: true }),
      },
      {
        name: 'email',
        type: 'email',
        required: true,
        label: words('migrationRequests.email.label'),
      },
      {
        name: 'specialRequirements',
        type: 'textarea',
        label: words('migrationRequests.specialRequirements.label'),
      },
      staffNote,
      events,
      visitorLocale,
    ],
    ['status', 'staffNote'],
  ),
})
