import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, JSONField, PayloadRequest, TextField } from 'payload'
import type { WebhookEndpoint } from '@/payload-types'
import { handleOfRequest } from '@/lib/db/transaction'
import { resumeEndpoint } from '@/modules/webhooks/webhooks.repository'
import { buildEnvironment } from '@/lib/config/env'
import { isOwnMachine } from '@/lib/config/own-machine'
import { isWebhookEventType, webhookEventTypes } from '@/modules/webhooks/schema'
import { mayVisit } from '@/core/domains/registry'
import type { SwitchOffReason } from '@/core/webhooks'
import { admins, nobody, shopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { checkbox } from '@/payload/fields/numbers'
import { plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { endpointCalls } from '@/payload/admin/webhooks/webhook-calls'
import { translate } from '@/payload/translate'
import { type Words, words } from '@/payload/words'

/** Enabling the endpoint acknowledges why it was disabled. */
const clearSwitchedOff: CollectionBeforeChangeHook<WebhookEndpoint> = ({ data }) =>
  data.isActive === true ? { ...data, switchedOff: null } : data

/** W4: a re-enabled endpoint or a new URL is tried immediately. */
const resumeWebhook: CollectionAfterChangeHook<WebhookEndpoint> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.isActive !== true) return
  if (previousDoc.isActive !== true || previousDoc.url !== doc.url) await resumeEndpoint(await handleOfRequest(req), doc.id)
}

const mostCharacters = 500

/** W2: https with a host name; also loopback if the shop itself runs locally. */
const isAddress = (text: unknown): boolean => {
  const url = typeof text === 'string' && text.length <= mostCharacters ? URL.parse(text) : null
  return url !== null && mayVisit(url, { allowLoopback: isOwnMachine(buildEnvironment().SITE_URL) })
}

const url: TextField = {
  ...plainText('url', words('webhooks.address'), { required: true }),
  maxLength: mostCharacters,
  validate: (value: unknown, { req }: { req: PayloadRequest }) => isAddress(value) || translate(req, words('webhooks.badAddress')),
}

/** Sent with a button, not by subscription. */
const choices = webhookEventTypes.filter((type) => type !== 'webhook.test')

const events: JSONField = {
  name: 'events',
  type: 'json',
  label: words('webhooks.events'),
  defaultValue: [],
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === undefined ||
    value === null ||
    (Array.isArray(value) && value.length <= choices.length && value.every(isWebhookEventType)) ||
    translate(req, words('webhooks.unknownEvent')),
  admin: {
    components: {
      Field: { path: '/payload/admin/webhooks/endpoint-panel.client#EventsField', clientProps: { types: choices } },
    },
  },
}

const reasons = { gone: words('webhooks.gone'), failing: words('webhooks.failing') } as const satisfies Record<SwitchOffReason, Words>

/** W1 to W6: webhook endpoints. Secrets and circuit-breaker state are stored outside Payload. */
export const webhookEndpoints = defineCollection({
  slug: 'webhook-endpoints',
  dbName: 'webhook_endpoints',
  labels: { singular: words('webhooks.endpoint'), plural: words('webhooks.endpoints') },
  access: { create: admins, read: admins, update: admins, delete: admins, readVersions: nobody, unlock: nobody },
  admin: {
    useAsTitle: 'url',
    defaultColumns: ['url', 'isActive', 'switchedOff', 'description'],
    listSearchableFields: ['url', 'description'],
    description: words('webhooks.about'),
  },
  defaultSort: 'url',
  disableDuplicate: true,
  endpoints: endpointCalls,
  hooks: { beforeChange: [clearSwitchedOff], afterChange: [resumeWebhook] },
  fields: [
    url,
    plainText('description', words('webhooks.description')),
    checkbox('isActive', words('webhooks.active'), { defaultValue: true, isInSidebar: true }),
    events,
    shopWritten({
      ...select('switchedOff', words('webhooks.switchedOff'), reasons, { required: false }),
      admin: { position: 'sidebar', condition: (data) => Boolean(data['switchedOff']) },
    } as ReturnType<typeof select>),
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/payload/admin/webhooks/endpoint-panel.client#EndpointPanel' },
        condition: (_data, _siblings, { operation }) => operation === 'update',
        disableListColumn: true,
      },
    },
  ],
})
