import type { CollectionConfig, JSONField, PayloadRequest, TextField } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { isOwnMachine } from '@/lib/config/own-machine'
import { isWebhookEventType, webhookEventTypes } from '@/modules/webhooks/schema'
import { mayVisit } from '@/core/domains/registry'
import type { SwitchOffReason } from '@/core/webhooks/webhooks'
import { admins, nobody } from '@/cms/access/rules'
import { shopWritten } from '@/cms/access/shop-written'
import { groups } from '@/cms/admin/groups'
import { checkbox } from '@/cms/fields/flags'
import { plainText } from '@/cms/fields/sales'
import { select } from '@/cms/fields/selects'
import { clearSwitchedOff, resumeWebhook } from '@/cms/hooks/resume-webhook'
import { endpointCalls } from '@/cms/webhooks/webhook-calls'
import { webhookWords } from '@/cms/webhooks/webhook-words'
import { translate, type Words } from '@/cms/words'

const mostCharacters = 500

/** W2: https by name; where the shop runs on its own machine, a receiver beside it as well. */
const isAddress = (text: unknown): boolean => {
  const url = typeof text === 'string' && text.length <= mostCharacters ? URL.parse(text) : null
  return url !== null && mayVisit(url, { allowLoopback: isOwnMachine(buildEnvironment().SITE_URL) })
}

const url: TextField = {
  ...plainText('url', webhookWords.address, { required: true }),
  maxLength: mostCharacters,
  validate: (value: unknown, { req }: { req: PayloadRequest }) => isAddress(value) || translate(req, webhookWords.badAddress),
}

/** Staff press a button for the test; nobody asks for it. */
const choices = webhookEventTypes.filter((type) => type !== 'webhook.test')

const events: JSONField = {
  name: 'events',
  type: 'json',
  label: webhookWords.events,
  defaultValue: [],
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === undefined ||
    value === null ||
    (Array.isArray(value) && value.length <= choices.length && value.every(isWebhookEventType)) ||
    translate(req, webhookWords.unknownEvent),
  admin: {
    components: {
      Field: { path: '/cms/webhooks/events-field.client#EventsField', clientProps: { types: choices } },
    },
  },
}

const reasons = { gone: webhookWords.gone, failing: webhookWords.failing } as const satisfies Record<SwitchOffReason, Words>

/** W1 to W6: who is told of what happens in the shop. Secrets and the state of its circuit stand out of Payload's sight. */
export const webhookEndpoints: CollectionConfig = {
  slug: 'webhook-endpoints',
  dbName: 'webhook_endpoints',
  labels: { singular: webhookWords.endpoint, plural: webhookWords.endpoints },
  access: { create: admins, read: admins, update: admins, delete: admins, readVersions: nobody, unlock: nobody },
  admin: {
    group: groups.settings,
    useAsTitle: 'url',
    defaultColumns: ['url', 'isActive', 'switchedOff', 'description'],
    listSearchableFields: ['url', 'description'],
    description: webhookWords.about,
  },
  defaultSort: 'url',
  disableDuplicate: true,
  versions: false,
  endpoints: endpointCalls,
  hooks: { beforeChange: [clearSwitchedOff], afterChange: [resumeWebhook] },
  fields: [
    url,
    plainText('description', webhookWords.description),
    checkbox('isActive', webhookWords.active, { defaultValue: true, isInSidebar: true }),
    events,
    shopWritten({
      ...select('switchedOff', webhookWords.switchedOff, reasons, { required: false }),
      admin: { position: 'sidebar', condition: (data) => Boolean(data['switchedOff']) },
    } as ReturnType<typeof select>),
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/cms/webhooks/endpoint-panel.client#EndpointPanel' },
        condition: (_data, _siblings, { operation }) => operation === 'update',
        disableListColumn: true,
      },
    },
  ],
}
