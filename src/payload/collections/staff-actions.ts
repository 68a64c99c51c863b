import type { StaffActionKind } from '@/lib/audit'
import { admins, nobody, allShopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { exportEndpointOf } from '@/payload/admin/support/export-records'
import { json } from '@/payload/fields/text'
import { plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { words, type Words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

const actionLabels = labelsOf('staffActions.action', [
  'created',
  'changed',
  'published',
  'unpublished',
  'trashed',
  'restored',
  'deleted',
  'exported',
  'shown',
  'unsecured',
]) satisfies Record<StaffActionKind, Words>

/** Audit log: append-only, readable by admins, deleted after `retentionDays.staffAction`. */
export const staffActions = defineCollection({
  slug: 'staff-actions',
  isAudited: false,
  dbName: 'staff_actions',
  labels: labelsOf('staffActions', ['singular', 'plural']),
  access: { create: nobody, read: admins, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: {
    useAsTitle: 'document',
    defaultColumns: ['createdAt', 'person', 'action', 'area', 'document', 'fields', 'changes'],
    components: { beforeListTable: ['/payload/admin/support/export-records#ExportRecords'] },
    listSearchableFields: ['person', 'document'],
    description: words('staffActions.description'),
  },
  ...shopRecords,
  endpoints: [exportEndpointOf('staff-actions')],
  lockDocuments: false,
  fields: allShopWritten([
    plainText('person', words('staffActions.person.label'), { required: true, isIndexed: true }),
    select('action', words('staffActions.action.label'), actionLabels),
    plainText('area', words('staffActions.area.label'), { required: true, isIndexed: true }),
    plainText('document', words('staffActions.document.label'), { isIndexed: true }),
    plainText('fields', words('staffActions.fields.label')),
    {
      ...json('changes', words('staffActions.changes.label')),
      admin: {
        components: { Field: '/payload/admin/audit/changes-list#ChangesField', Cell: '/payload/admin/audit/changes-list#ChangesCell' },
      },
    },
  ]),
})
