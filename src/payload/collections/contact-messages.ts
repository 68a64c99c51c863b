import { contactTransitions, type ContactStatus } from '@/core/inquiry-status'
import { requests, allShopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { dueDate } from '@/payload/fields/numbers'
import { events, plainText, staffNote, visitorLocale } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { datedStatus } from '@/payload/hooks/documents'
import { words, type Words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

const statuses = labelsOf('contactMessages.statuses', ['new', 'answered', 'closed']) satisfies Record<ContactStatus, Words>

export const contactMessages = defineCollection({
  slug: 'contact-messages',
  labels: labelsOf('contactMessages', ['singular', 'plural']),
  access: requests,
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'email', 'status', 'dueAt', 'createdAt'],
    listSearchableFields: ['subject', 'name', 'email'],
  },
  ...shopRecords,
  hooks: { beforeChange: [datedStatus(contactTransitions, statuses)] },
  fields: allShopWritten(
    [
      select('status', words('contactMessages.status.label'), statuses, {
        defaultValue: 'new',
        isInSidebar: true,
      }),
      dueDate,
      plainText('name', words('contactMessages.name.label'), { required: true }),
      {
        name: 'email',
        type: 'email',
        required: true,
        label: words('contactMessages.email.label'),
      },
      plainText('subject', words('contactMessages.subject.label')),
      {
        name: 'message',
        type: 'textarea',
        required: true,
        label: words('contactMessages.message.label'),
      },
      staffNote,
      events,
      visitorLocale,
    ],
    ['status', 'staffNote'],
  ),
})
