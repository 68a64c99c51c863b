import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, DateField, Endpoint, JSONField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { actorOf } from '@/lib/audit'
import { handleOfRequest, withTransaction } from '@/lib/db/transaction'
import { createApiKey, findApiKeyUser } from '@/modules/auth/api-keys/api-keys.service'
import { revokeApiKey } from '@/modules/auth/api-keys/api-keys.repository'
import { apiScopeNames, isApiScope } from '@/modules/auth/api-keys/api-scopes'
import { admins, closedLogin, guardEndpoint, nobody, shopWritten } from '@/payload/access/rules'
import { dayAndTime } from '@/payload/fields/numbers'
import { defineCollection } from '@/payload/define-collection'
import { answered, refused } from '@/payload/admin/payments/staff-calls'
import { plainText } from '@/payload/fields/sales'
import { recordAction } from '@/payload/hooks/audit'
import { translate } from '@/payload/translate'
import { labelsOf, words, type Words } from '@/payload/words'

const newKey = 'newApiKey'

const createKey: CollectionBeforeChangeHook = ({ data, operation, req, context }) => {
  if (operation !== 'create') return data
  const { key, prefix, hash } = createApiKey()
  context[newKey] = key
  return { ...data, prefix, hash, createdBy: actorOf(req) }
}

/** K14: the key appears only in the create response. */
const showKeyOnce: CollectionAfterChangeHook = ({ doc, operation, context }) => {
  const key = context[newKey]
  delete context[newKey]
  return operation === 'create' && typeof key === 'string' ? { ...(doc as object), key } : (doc as object)
}

const missing = [404, words('apiKeys.missing')] as const

/** `POST /api/api-keys/{id}/revoke`: for admins; permanent and idempotent. */
const revoke: Endpoint = {
  method: 'post',
  path: '/:id/revoke',
  handler: async (asked) => {
    const id = z.uuid().safeParse(asked.routeParams?.['id']).data
    const { totalDocs } =
      id === undefined ? { totalDocs: 0 } : await asked.payload.count({ collection: 'api-keys', where: { id: { equals: id } } })
    if (id === undefined || totalDocs === 0) return refused(asked, missing)
    return withTransaction(
      asked.payload,
      async (req) => {
        if (await revokeApiKey(await handleOfRequest(req), id, actorOf(req) ?? '', Date.now()))
          await recordAction(req, { action: 'changed', area: 'api-keys', document: id, fields: ['revokedAt'] })
        return answered({ revoked: true })
      },
      { user: asked.user },
    )
  },
}

const scopes: JSONField = {
  name: 'scopes',
  type: 'json',
  required: true,
  label: words('apiKeys.scopes.label'),
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (Array.isArray(value) && value.length > 0 && value.length <= apiScopeNames.length && value.every(isApiScope)) ||
    translate(req, words('apiKeys.scopes.unknown')),
  admin: {
    components: { Field: { path: '/payload/admin/api-keys/api-key-panel.client#ScopesField', clientProps: { scopes: apiScopeNames } } },
  },
}

const inOneYear = (): string => new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString()

const moment = (name: string, label: Words): DateField => ({
  name,
  type: 'date',
  label,
  admin: { position: 'sidebar', date: dayAndTime },
})

const expiresAt: DateField = {
  ...moment('expiresAt', words('apiKeys.expiresAt.label')),
  defaultValue: inOneYear,
  validate: (value, { operation, req }) =>
    !(operation === 'create' && value && new Date(value).getTime() <= Date.now()) || translate(req, words('apiKeys.expiresAt.past')),
  admin: {
    position: 'sidebar',
    date: dayAndTime,
    description: words('apiKeys.expiresAt.description'),
  },
}

const hidden = { admin: { hidden: true }, access: { create: nobody, read: nobody, update: nobody } } as const

/** K13 to K15: accounts for programs. A key is sent as `Authorization: Bearer hf_live_…`; its scopes define what it may do. */
export const apiKeys = defineCollection({
  slug: 'api-keys',
  dbName: 'api_keys',
  labels: labelsOf('apiKeys', ['singular', 'plural']),
  auth: {
    disableLocalStrategy: true,
    useSessions: false,
    strategies: [
      {
        name: 'api-key',
        authenticate: async ({ headers, payload }) => ({
          user: (await findApiKeyUser(payload, headers)) as PayloadRequest['user'],
        }),
      },
    ],
  },
  access: { admin: nobody, create: admins, read: admins, update: admins, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: {
    group: words('navigation.groups.settings'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'prefix', 'expiresAt', 'lastUsedAt', 'revokedAt'],
    listSearchableFields: ['name', 'prefix'],
    description: words('apiKeys.description'),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [...closedLogin, guardEndpoint(revoke, admins)],
  hooks: { beforeChange: [createKey], afterChange: [showKeyOnce] },
  fields: [
    { ...plainText('name', words('apiKeys.name.label'), { required: true }), maxLength: 80 },
    scopes,
    {
      name: 'panel',
      type: 'ui',
      admin: { components: { Field: '/payload/admin/api-keys/api-key-panel.client#ApiKeyPanel' }, disableListColumn: true },
    },
    expiresAt,
    shopWritten({
      ...plainText('prefix', words('apiKeys.prefix.label')),
      unique: true,
      admin: { position: 'sidebar', condition: (data) => Boolean(data['prefix']) },
    }),
    { ...plainText('hash', words('apiKeys.prefix.label')), ...hidden },
    shopWritten(moment('lastUsedAt', words('apiKeys.lastUsedAt.label'))),
    shopWritten(moment('revokedAt', words('apiKeys.revokedAt.label'))),
    shopWritten({ ...plainText('createdBy', words('apiKeys.createdBy.label')), admin: { position: 'sidebar' } }),
    shopWritten({ ...plainText('revokedBy', words('apiKeys.revokedBy.label')), admin: { position: 'sidebar' } }),
  ],
})
