import type { Field } from 'payload'
import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { dayAndTime } from '@/payload/fields/numbers'
import { defineCollection } from '@/payload/define-collection'
import { json } from '@/payload/fields/text'
import { plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { provisionOperationLabels, provisionTaskLabels } from '@/payload/labels'
import { customerEmailField } from '@/payload/admin/provisioning/provisioning-fields'
import { closeTaskEndpoint } from '@/payload/admin/provisioning/close-task-call'
import { words, type Words } from '@/payload/words'

const instant = (name: string, label: Words, more: { readonly isHidden?: boolean; readonly isIndexed?: boolean } = {}): Field => ({
  name,
  type: 'date',
  label,
  ...(more.isIndexed ? { index: true } : {}),
  admin: {
    hidden: more.isHidden === true,
    date: dayAndTime,
  },
})

const whole = (name: string, label: Words, isHidden: boolean): Field => ({
  name,
  type: 'number',
  required: true,
  label,
  admin: { hidden: isHidden },
})

const hidden = (name: string, label: Words, isUnique = false): Field => ({
  ...plainText(name, label, { required: true }),
  ...(isUnique ? { unique: true } : {}),
  admin: { hidden: true },
})

/** U25, U29: provisioning jobs, run once each by a hosting provider's API or by staff, who use this as their work list. */
export const provisionTasks = defineCollection({
  slug: 'provision-tasks',
  dbName: 'provision_tasks',
  labels: { singular: words('provisioning.task'), plural: words('provisioning.tasks') },
  access: { ...salesRecords, update: nobody },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'status', 'createdAt', 'settledAt', 'settledBy'],
    listSearchableFields: ['name', 'product', 'service'],
    description: words('provisioning.about'),
  },
  defaultSort: ['-createdAt'],
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [closeTaskEndpoint],
  // U25: a subscription's jobs run in order, once each.
  indexes: [{ fields: ['subscription', 'number'], unique: true }, { fields: ['status', 'nextAttemptAt'] }],
  fields: allShopWritten([
    plainText('name', words('provisionTasks.name.label'), {
      required: true,
    }),
    {
      name: 'panel',
      type: 'ui',
      admin: { components: { Field: '/payload/admin/provisioning/task-panel.client#TaskPanel' }, disableListColumn: true },
    },
    select('kind', words('provisionTasks.kind.label'), provisionOperationLabels),
    select('status', words('provisionTasks.status.label'), provisionTaskLabels, { defaultValue: 'waiting' }),
    plainText('product', words('provisionTasks.product.label'), { required: true }),
    json('settings', words('provisionTasks.settings.label'), { required: true }),
    plainText('service', words('provisionTasks.service.label'), {
      required: true,
      isIndexed: true,
    }),
    plainText('fault', words('provisionTasks.fault.label')),
    plainText('note', words('provisionTasks.note.label')),
    plainText('reference', words('provisionTasks.reference.label')),
    whole('attempts', words('provisionTasks.attempts.label'), false),
    instant('settledAt', words('provisionTasks.settledAt.label')),
    plainText('settledBy', words('provisionTasks.settledBy.label')),
    instant('nextAttemptAt', words('provisionTasks.nextAttemptAt.label')),
    {
      name: 'subscription',
      type: 'relationship',
      relationTo: 'subscriptions',
      required: true,
      label: words('provisionTasks.subscription.label'),
      admin: { position: 'sidebar' },
    },
    customerEmailField('subscription.order.contact.email'),
    whole('number', words('provisionTasks.number.label'), true),
    whole('round', words('provisionTasks.round.label'), true),
    hidden('key', words('provisionTasks.key.label'), true),
    instant('leaseUntil', words('provisionTasks.leaseUntil.label'), {
      isHidden: true,
    }),
    instant('firstTriedAt', words('provisionTasks.firstTriedAt.label'), {
      isHidden: true,
    }),
  ]),
})
