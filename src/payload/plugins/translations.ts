import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  FlattenedField,
  GlobalBeforeChangeHook,
  PayloadRequest,
  Where,
  CollectionConfig,
  Field,
  Plugin,
  UIField,
  GlobalConfig,
  TextField,
} from 'payload'
import { handleOfRequest } from '@/lib/db/transaction'
import { holdTargets, type ContentLink } from '@/modules/translations/translations.repository'
import { sources } from '@/payload/admin/picker/source'
import { refuseConflict, refuseStaleGlobalSave, refuseStaleSave } from '@/payload/hooks/documents'
import { linksOf, recordChange, recordDeletion, recordGlobalChange } from '@/payload/admin/translations/read-document'
import { overridesSlug } from '@/payload/admin/translations/units'
import { words } from '@/payload/words'
import { actorOf } from '@/lib/audit'
import { staff, shopWritten } from '@/payload/access/rules'
import { keepFirstGlobalVersion, keepFirstVersion } from '@/payload/versions/first-version'

type Values = Readonly<Record<string, unknown>>

const nameOf = ({ kind, target }: ContentLink): string => `${kind} ${target}`

/** Picks by key or code are checked on publishing (`picks`), after this hook's lock. */
const byKey: ReadonlySet<string> = new Set([...Object.keys(sources).filter((name) => name !== 'pages'), 'coupons'])

const isAnyGone = async (req: PayloadRequest, links: readonly ContentLink[]): Promise<boolean> => {
  const collections = [...new Set(links.map(({ kind }) => kind))].filter((kind) => kind in req.payload.collections && !byKey.has(kind))
  for (const collection of collections) {
    const ids = [...new Set(links.filter(({ kind }) => kind === collection).map(({ target }) => target))]
    const where: Where = { id: { in: ids } }
    const { totalDocs } = await req.payload.count({
      collection: collection as CollectionSlug,
      where,
      trash: true,
      overrideAccess: true,
      req,
    })
    if (totalDocs < ids.length) return true
  }
  return false
}

/**
 * Locks newly referenced documents until the save, so that nobody deletes them meanwhile, and fails if one was
 * just deleted.
 */
const holdNew = async (req: PayloadRequest, fields: readonly FlattenedField[], data: Values, before: Values): Promise<void> => {
  const known = new Set(linksOf(fields, before).map(nameOf))
  const added = linksOf(fields, data).filter((link) => !known.has(nameOf(link)))
  if (added.length === 0) return
  await holdTargets(await handleOfRequest(req), added)
  if (await isAnyGone(req, added)) refuseConflict({ req }, words('links.justDeleted'))
}

const holdNewTargets: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  await holdNew(req, collection.flattenedFields, data as Values, (originalDoc ?? {}) as Values)
  return data
}

const holdNewTargetsOfGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await holdNew(req, global.flattenedFields, data as Values, (originalDoc ?? {}) as Values)
  return data
}

const label = words('translations.label')

const fieldOf = (area: string, isGlobal: boolean): UIField => ({
  name: 'translations',
  type: 'ui',
  label,
  admin: {
    components: {
      Field: { path: '/payload/admin/translations/document-bar#DocumentBar', serverProps: { area, isGlobal } },
      Cell: '/payload/admin/translations/document-bar#LanguageDots',
    },
  },
})

const isTranslated = (each: Field | FlattenedField): boolean => {
  if ('localized' in each && each.localized === true) return ['text', 'textarea', 'richText'].includes(each.type)
  if (each.type === 'tabs') return each.tabs.some((tab) => tab.fields.some(isTranslated))
  if (each.type === 'blocks') return each.blocks.some((block) => block.fields.some(isTranslated))
  return 'fields' in each && each.fields.some(isTranslated)
}

const hasDrafts = ({ versions }: CollectionConfig | GlobalConfig): boolean => typeof versions === 'object' && Boolean(versions.drafts)

export const translated: Plugin = (config) => {
  for (const collection of (config.collections ?? []).filter(({ slug, fields }) => slug !== overridesSlug && fields.some(isTranslated))) {
    const { hooks = {}, admin = {} } = collection
    collection.hooks = {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), holdNewTargets],
      afterChange: [...(hooks.afterChange ?? []), recordChange],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion],
    }
    const field = fieldOf(collection.slug, false)
    collection.fields = [field, ...collection.fields]
    if (admin.defaultColumns) collection.admin = { ...admin, defaultColumns: [...admin.defaultColumns, field.name] }
  }
  for (const global of (config.globals ?? []).filter(({ fields }) => fields.some(isTranslated))) {
    global.hooks = {
      ...global.hooks,
      beforeChange: [...(global.hooks?.beforeChange ?? []), holdNewTargetsOfGlobal],
      afterChange: [...(global.hooks?.afterChange ?? []), recordGlobalChange],
    }
    global.fields = [fieldOf(global.slug, true), ...global.fields]
  }
  return config
}

/** Author of each version. Text, so that it outlives the account. */
const author: TextField = shopWritten({
  name: 'changedBy',
  type: 'text',
  label: words('translations.author.changedBy.label'),
  access: { read: staff },
  disableDuplicate: true,
  admin: { position: 'sidebar', condition: (data) => Boolean(data['changedBy']) },
})

/** Overwrites the form's value. */
const nameAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, changedBy: actorOf(req) })

const nameGlobalAuthor: GlobalBeforeChangeHook = ({ data, req }) => ({ ...data, changedBy: actorOf(req) })

const hasVersions = ({ versions }: CollectionConfig | GlobalConfig): boolean => versions !== undefined && versions !== false

const withAuthor = (fields: readonly Field[]): Field[] => [...fields, author]

const view = { Component: '/payload/admin/versions/version-list#VersionList' }

/** Adds the author to every version, a version list with authors, and the check for stale saves. */
export const authors: Plugin = (config) => {
  for (const collection of (config.collections ?? []).filter(hasVersions)) {
    collection.fields = withAuthor(collection.fields)
    collection.hooks = {
      ...collection.hooks,
      beforeValidate: [refuseStaleSave, ...(collection.hooks?.beforeValidate ?? [])],
      beforeChange: [...(collection.hooks?.beforeChange ?? []), nameAuthor, ...(hasDrafts(collection) ? [] : [keepFirstVersion])],
    }
    const { components = {} } = (collection.admin ??= {})
    collection.admin.components = { ...components, views: { ...components.views, edit: { versions: view } } }
  }
  for (const global of (config.globals ?? []).filter(hasVersions)) {
    global.fields = withAuthor(global.fields)
    global.hooks = {
      ...global.hooks,
      beforeValidate: [refuseStaleGlobalSave, ...(global.hooks?.beforeValidate ?? [])],
      beforeChange: [...(global.hooks?.beforeChange ?? []), nameGlobalAuthor, ...(hasDrafts(global) ? [] : [keepFirstGlobalVersion])],
    }
    const { components = {} } = (global.admin ??= {})
    global.admin.components = { ...components, views: { ...components.views, edit: { versions: view } } }
  }
  return config
}
