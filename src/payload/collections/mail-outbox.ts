import { mailUrgencies } from '@/lib/outbox/email-data'
import { defineCollection } from '@/payload/define-collection'
import { words, labelsOf } from '@/payload/words'
import { optionsOf, select } from '@/payload/fields/selects'
import type { CollectionBeforeChangeHook } from 'payload'
import { admins, nobody, salesStaff, salesRecords, allShopWritten } from '@/payload/access/rules'
import { plainText, visitorLocale } from '@/payload/fields/sales'
import { mailStatusLabels, mailTemplateLabels } from '@/payload/labels'
import { mailEndpoints } from '@/payload/admin/support/mail-endpoints'
import { shopRecords } from './shop-records'

/** Requeues a failed email with a full set of attempts and the same Message-ID. */
const sendAgain: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const { sendAgain: isAsked, ...rest } = data
  if (operation !== 'update' || isAsked !== true || originalDoc?.['status'] !== 'dead') return rest
  return { ...rest, status: 'queued', attempts: 0, nextAttemptAt: new Date().toISOString() }
}

const instant = { date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm:ss' } } as const

/** Outbox of all emails, each written in the transaction that causes it (ADR 010). Only internal code writes to it. */
export const mailOutbox = defineCollection({
  slug: 'mail-outbox',
  dbName: 'mail_outbox',
  labels: labelsOf('mailOutbox', ['singular', 'plural']),
  access: { ...salesRecords, delete: admins },
  admin: {
    useAsTitle: 'recipient',
    defaultColumns: ['recipient', 'template', 'status', 'createdAt', 'sentAt'],
    listSearchableFields: ['recipient', 'dedupeKey'],
    description: words('mailOutbox.description'),
  },
  ...shopRecords,
  lockDocuments: false,
  endpoints: mailEndpoints,
  hooks: { beforeChange: [sendAgain] },
  indexes: [{ fields: ['status', 'urgency', 'nextAttemptAt'] }],
  fields: allShopWritten(
    [
      {
        name: 'content',
        type: 'ui',
        admin: { components: { Field: '/payload/admin/support/mail-panel.client#MailPanel' }, disableListColumn: true },
      },
      select('status', words('mailOutbox.status.label'), mailStatusLabels, { defaultValue: 'queued' }),
      {
        name: 'sendAgain',
        type: 'checkbox',
        virtual: true,
        label: words('mailOutbox.sendAgain.label'),
        access: { update: salesStaff },
        // Payload disables virtual fields unless `readOnly` is false.
        admin: { readOnly: false, hidden: true },
      },
      {
        name: 'template',
        type: 'select',
        required: true,
        label: words('mailOutbox.template.label'),
        options: optionsOf(mailTemplateLabels),
      },
      {
        name: 'urgency',
        type: 'number',
        required: true,
        defaultValue: mailUrgencies.other,
        label: words('mailOutbox.urgency.label'),
      },
      plainText('recipient', words('mailOutbox.recipient.label'), { required: true, isIndexed: true }),
      visitorLocale,
      // May contain a login link, so only the worker reads this field.
      {
        name: 'data',
        type: 'json',
        required: true,
        label: words('mailOutbox.data.label'),
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        ...plainText('dedupeKey', words('mailOutbox.dedupeKey.label'), { required: true }),
        unique: true,
      },
      {
        name: 'attempts',
        type: 'number',
        required: true,
        defaultValue: 0,
        label: words('mailOutbox.attempts.label'),
      },
      {
        name: 'lastError',
        type: 'textarea',
        label: words('mailOutbox.lastError.label'),
      },
      {
        name: 'nextAttemptAt',
        type: 'date',
        label: words('mailOutbox.nextAttemptAt.label'),
        admin: { ...instant, condition: ({ status }) => status === 'queued' },
      },
      {
        name: 'sentAt',
        type: 'date',
        label: words('mailOutbox.sentAt.label'),
        admin: instant,
      },
    ],
    ['sendAgain'],
  ),
})
