import type { Plugin, SanitizedConfig } from 'payload'
import { shopWritten, closedEndpoint, guardEndpoint, admins, nobody, staff } from './rules'

const collectionKeys = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const
const globalKeys = ['read', 'update', 'readVersions'] as const

const ofPlugin = (path: string): boolean => path.startsWith('/plugin-')

/**
 * Payload opens every unset access rule to any logged-in user, and customers are logged in. This plugin runs last and restricts those
 * rules to staff, in our collections and in those of other plugins.
 */
export const secureByDefault: Plugin = (config) => {
  for (const collection of config.collections ?? []) {
    const access = (collection.access ??= {})
    for (const key of collectionKeys) access[key] ??= staff
    if (collection.auth) access.admin ??= staff
  }
  for (const global of config.globals ?? []) {
    const access = (global.access ??= {})
    for (const key of globalKeys) access[key] ??= staff
  }
  config.endpoints = (config.endpoints ?? []).map((endpoint) => (ofPlugin(endpoint.path) ? guardEndpoint(endpoint, staff) : endpoint))
  config.jobs = { ...(config.jobs ?? { tasks: [] }), access: { run: admins, queue: admins, cancel: admins, ...config.jobs?.access } }
  return config
}

type Rules = Partial<SanitizedConfig['collections'][number]['access']>

/** Payload's own collections open these operations to any logged-in customer. Their other operations are safe. */
const ownCollections: Readonly<Record<string, Rules>> = {
  'payload-locked-documents': { create: staff, read: staff, update: staff, delete: staff },
  'payload-migrations': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-preferences': { create: staff },
}

/** Payload's versions endpoints throw for collections without versions. */
const noVersions = [closedEndpoint('get', '/versions'), closedEndpoint('get', '/versions/:id'), closedEndpoint('post', '/versions/:id')]

const timestamps: ReadonlySet<string> = new Set(['createdAt', 'updatedAt'])

/** A10: Payload adds both timestamps and would let anyone who may update a row set them. */
const closeTimestamps = ({ fields }: SanitizedConfig['collections'][number]): void => {
  for (const field of fields) if ('name' in field && timestamps.has(field.name ?? '')) Object.assign(field, shopWritten(field))
}

/** Payload adds its own collections after all plugins have run, so they are closed on the finished configuration. */
export const restrictPayloadCollections = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) {
    // Restoring a version writes timestamps, so versioned collections keep them open.
    if (!collection.versions) closeTimestamps(collection)
    if (!collection.versions && collection.endpoints) collection.endpoints = [...noVersions, ...collection.endpoints]
    if (!collection.slug.startsWith('payload-')) continue
    Object.assign(collection.access, { unlock: nobody, ...ownCollections[collection.slug] })
  }
  return config
}
