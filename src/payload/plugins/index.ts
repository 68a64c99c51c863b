import type {
  DocumentTabCondition,
  Plugin,
  CollectionConfig,
  UIField,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
  Field,
} from 'payload'
import { hasRole } from '@/payload/access/rules'
import { plannedLabel } from '@/payload/admin/versions/planned'
import { recordPriceAuthor, type PriceChangeSource, recordedAreas } from '@/modules/catalog/catalog.repository'
import { handleOfRequest } from '@/lib/db/transaction'
import { actorOf } from '@/lib/audit'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { recordGlobalPublished, recordPublished } from '@/payload/hooks/publishing'
import { recordChange, recordDeletion, recordGlobalChange } from '@/payload/hooks/audit'

/** Editors have no use for the API representation of a document. */
const onlyForAdmins: DocumentTabCondition = ({ collectionConfig, globalConfig, req }) => {
  const document = (collectionConfig as typeof collectionConfig | undefined) ?? globalConfig
  return !document.admin.hideAPIURL && hasRole(req.user, ['admin'])
}

const api = { tab: { condition: onlyForAdmins } } as const

/** Shows the API tab to admins only. Its data is protected by access rules. */
export const developerWords: Plugin = (config) => {
  for (const { admin } of [...(config.collections ?? []), ...(config.globals ?? [])]) {
    if (!admin?.components) continue
    const { views } = admin.components
    if (views?.edit === undefined) admin.components.views = { ...views, edit: { api } }
    // A replaced root view has no tabs.
    else if (!('root' in views.edit)) views.edit.api = api
  }
  return config
}

const fieldOf = (area: string): UIField => ({
  name: 'planned',
  type: 'ui',
  label: plannedLabel,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: { path: '/payload/admin/versions/planned#Planned', serverProps: { area } } },
  },
})

const isPlanned = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.schedulePublish)

export const planned: Plugin = (config) => {
  for (const collection of (config.collections ?? []).filter(isPlanned))
    collection.fields = [...collection.fields, fieldOf(collection.slug)]
  return config
}

/**
 * Where a price change came from: forms send the session cookie and a document id, list edits no id, and scheduled publications have
 * a user but no REST call.
 */
const doorOf = (req: PayloadRequest): PriceChangeSource => {
  if (req.payloadAPI !== 'REST') return req.user ? 'schedule' : 'shop'
  if (req.headers.get('authorization')) return 'api'
  return req.method === 'POST' || req.routeParams?.['id'] !== undefined || req.routeParams?.['global'] !== undefined ? 'form' : 'list'
}

const name = async (req: PayloadRequest): Promise<void> => recordPriceAuthor(await handleOfRequest(req), actorOf(req), doorOf(req))

const beforeChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  await name(req)
  return data
}

const beforeDelete: CollectionBeforeDeleteHook = async ({ req }) => name(req)

const beforeGlobalChange: GlobalBeforeChangeHook = async ({ data, req }) => {
  await name(req)
  return data
}

/** A database trigger records price changes; only the request knows who made them and how. */
export const priceAuthors: Plugin = (config) => {
  const areas: readonly string[] = recordedAreas
  for (const collection of (config.collections ?? []).filter(({ slug }) => areas.includes(slug))) {
    const { hooks = {} } = collection
    collection.hooks = {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), beforeChange],
      beforeDelete: [...(hooks.beforeDelete ?? []), beforeDelete],
    }
  }
  for (const global of (config.globals ?? []).filter(({ slug }) => areas.includes(slug)))
    global.hooks = { ...global.hooks, beforeChange: [...(global.hooks?.beforeChange ?? []), beforeGlobalChange] }
  return config
}

/** Replaces the plugin's preview, which knows neither the shop's length limits nor other languages. */
const preview: UIField = {
  name: 'searchPreview',
  type: 'ui',
  admin: { components: { Field: '/payload/admin/seo/search-preview-field#SearchPreviewField' }, disableListColumn: true },
}

const title = localizedText('title', words('seo.title.label'))
const description = localizedTextarea('description', words('seo.description.label'), { maxLength: 1000 })

const image = (field: Field): Field => ({ ...field, required: false, label: words('seo.image.label') }) as Field

/** Title, description and image for search engines and social previews, per language. English is enough (R6), and all are optional. */
export const seo = seoPlugin({
  collections: ['pages'],
  uploadsCollection: 'media',
  tabbedUI: true,
  interfaceName: 'PageMeta',
  fields: ({ defaultFields }) => [
    preview,
    title,
    description,
    ...defaultFields.filter((field) => 'name' in field && field.name === 'image').map(image),
  ],
})

/** Records staff changes to all collections and globals, including those of plugins, in `staff-actions`. */
export const recordStaff: Plugin = (config) => {
  for (const collection of (config.collections ?? []).filter(({ slug }) => slug !== 'staff-actions')) {
    const { hooks = {} } = collection
    collection.hooks = {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), recordChange, recordPublished as typeof recordChange],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion],
    }
  }
  for (const global of config.globals ?? [])
    global.hooks = { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), recordGlobalChange, recordGlobalPublished] }
  return config
}
