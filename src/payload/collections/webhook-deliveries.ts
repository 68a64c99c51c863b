import type { Field } from 'payload'
import type { DeliveryStatus } from '@/core/webhooks'
import { admins, nobody, allShopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { json } from '@/payload/fields/text'
import { plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { deliveryCalls } from '@/payload/admin/webhooks/webhook-calls'
import { words, type Words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

const statuses = labelsOf('webhookDeliveries.statuses', ['waiting', 'delivered', 'dead']) satisfies Record<DeliveryStatus, Words>

const instant = (name: string, label: Words): Field => ({
  name,
  type: 'date',
  label,
  admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm:ss' } },
})

const whole = (name: string, label: Words, isRequired = false): Field => ({
  name,
  type: 'number',
  label,
  ...(isRequired ? { required: true, defaultValue: 0 } : {}),
})

/** W1, W6: one row per event and endpoint, written in the event's transaction and sent by the worker. Read-only. */
export const webhookDeliveries = defineCollection({
  slug: 'webhook-deliveries',
  dbName: 'webhook_deliveries',
  labels: { singular: words('webhooks.delivery'), plural: words('webhooks.deliveries') },
  access: { create: nobody, read: admins, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: {
    useAsTitle: 'event',
    defaultColumns: ['event', 'endpoint', 'status', 'attempts', 'responseStatus', 'duration', 'createdAt'],
    listSearchableFields: ['event', 'eventId', 'object'],
    description: words('webhooks.aboutDeliveries'),
  },
  ...shopRecords,
  lockDocuments: false,
  endpoints: deliveryCalls,
  fields: allShopWritten([
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/payload/admin/webhooks/endpoint-panel.client#DeliveryPanel' },
        condition: (data) => data['status'] === 'delivered' || data['status'] === 'dead',
        disableListColumn: true,
      },
    },
    select('status', words('webhookDeliveries.status.label'), statuses, { defaultValue: 'waiting' }),
    {
      name: 'endpoint',
      type: 'relationship',
      relationTo: 'webhook-endpoints',
      required: true,
      index: true,
      label: words('webhooks.endpoint'),
    },
    plainText('event', words('webhookDeliveries.event.label'), { required: true, isIndexed: true }),
    plainText('eventId', words('webhookDeliveries.eventId.label'), {
      required: true,
      isIndexed: true,
    }),
    plainText('object', words('webhookDeliveries.object.label'), { required: true }),
    {
      ...whole('position', words('webhookDeliveries.position.label'), true),
      admin: { hidden: true },
    } as Field,
    whole('attempts', words('webhookDeliveries.attempts.label'), true),
    whole('responseStatus', words('webhookDeliveries.responseStatus.label')),
    {
      name: 'responseText',
      type: 'textarea',
      label: words('webhookDeliveries.responseText.label'),
    },
    whole('duration', words('webhookDeliveries.duration.label')),
    plainText('fault', words('webhookDeliveries.fault.label')),
    instant('nextAttemptAt', words('webhookDeliveries.nextAttemptAt.label')),
    instant('firstTriedAt', words('webhookDeliveries.firstTriedAt.label')),
    instant('deliveredAt', words('webhookDeliveries.deliveredAt.label')),
    json('body', words('webhookDeliveries.body.label'), { required: true }),
    json('tries', words('webhookDeliveries.tries.label')),
  ]),
})
