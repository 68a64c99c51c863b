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
import { namePriceAuthor, type PriceDoor, recordedAreas } from '@/modules/catalog/catalog.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import { staffEmail } from '@/lib/audit/audit'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { recordGlobalPublished, recordPublished } from '@/payload/hooks/publishing'
import { recordChange, recordDeletion, recordGlobalChange } from '@/payload/hooks/audit'

/** What a document looks like to a program concerns nobody who writes or answers. */
const onlyForAdmins: DocumentTabCondition = ({ collectionConfig, globalConfig, req }) => {
  const document = (collectionConfig as typeof collectionConfig | undefined) ?? globalConfig
  return !document.admin.hideAPIURL && hasRole(req.user, ['admin'])
}

const api = { tab: { condition: onlyForAdmins } } as const

/** The tab *API* is there for administrators alone. What it shows is guarded by access, as everywhere. */
export const developerWords: Plugin = (config) => {
  for (const { admin } of [...(config.collections ?? []), ...(config.globals ?? [])]) {
    if (!admin?.components) continue
    const { views } = admin.components
    if (views?.edit === undefined) admin.components.views = { ...views, edit: { api } }
    // Whoever replaces the whole form has no tabs.
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

/** Whatever goes live at a planned minute says so beside its form. */
export const planned: Plugin = (config) => {
  for (const collection of (config.collections ?? []).filter(isPlanned))
    collection.fields = [...collection.fields, fieldOf(collection.slug)]
  return config
}

/** A form sends the session's cookie and names a document, a list none; what Payload's own queue publishes carries a member of staff and no call. */
const doorOf = (req: PayloadRequest): PriceDoor => {
  if (req.payloadAPI !== 'REST') return req.user ? 'schedule' : 'shop'
  if (req.headers.get('authorization')) return 'api'
  return req.method === 'POST' || req.routeParams?.['id'] !== undefined || req.routeParams?.['global'] !== undefined ? 'form' : 'list'
}

const name = async (req: PayloadRequest): Promise<void> => namePriceAuthor(await handleOfRequest(req), staffEmail(req), doorOf(req))

const beforeChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  await name(req)
  return data
}

const beforeDelete: CollectionBeforeDeleteHook = async ({ req }) => name(req)

const beforeGlobalChange: GlobalBeforeChangeHook = async ({ data, req }) => {
  await name(req)
  return data
}

/** The database records changes of prices by itself; who makes them, and how, only a request knows. */
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

/** How the page looks on a search page; the plugin's own preview knows neither the shop's lengths nor its other languages. */
const preview: UIField = {
  name: 'searchPreview',
  type: 'ui',
  admin: { components: { Field: '/payload/admin/seo/search-preview-field#SearchPreviewField' }, disableListColumn: true },
}

const title = localizedText('title', words('seo.title.label'))
const description = localizedTextarea('description', words('seo.description.label'), { maxLength: 1000 })

const image = (field: Field): Field => ({ ...field, required: false, label: words('seo.image.label') }) as Field

/** Title, description and picture for search engines and shared links, per language. English alone suffices (R6), and a page without them is no fault. */
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

/** What staff do to any document or global, of ours or of a plugin, is written down (`staff-actions`). The list itself is written by nobody else. */
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
