import type { CollectionBeforeChangeHook, CollectionConfig, Field, GlobalBeforeChangeHook, GlobalConfig, Plugin, TextField } from 'payload'
import { staffEmail } from '@/lib/audit/audit'
import { staff } from '@/cms/access/rules'
import { shopWritten } from '@/cms/access/shop-written'
import { refuseStaleGlobalSave, refuseStaleSave } from '@/cms/hooks/refuse-stale-save'
import { keepFirstGlobalVersion, keepFirstVersion } from '@/cms/versions/keep-first-version'
import { words } from '@/cms/words'

/** Kept with every version: whose change it was. A text, so that it outlives the account. */
const author: TextField = shopWritten({
  name: 'changedBy',
  type: 'text',
  label: words({ en: 'Last changed by', es: 'Último cambio de', fr: 'Dernière modification par', de: 'Zuletzt geändert von' }),
  access: { read: staff },
  disableDuplicate: true,
  admin: { position: 'sidebar', condition: (data) => Boolean(data['changedBy']) },
})

/** Never what the form says. */
const nameAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, changedBy: staffEmail(req) })

const nameGlobalAuthor: GlobalBeforeChangeHook = ({ data, req }) => ({ ...data, changedBy: staffEmail(req) })

const hasVersions = ({ versions }: CollectionConfig | GlobalConfig): boolean => versions !== undefined && versions !== false

const hasDrafts = ({ versions }: CollectionConfig | GlobalConfig): boolean => typeof versions === 'object' && Boolean(versions.drafts)

const withAuthor = (fields: readonly Field[]): Field[] => [...fields, author]

const view = { Component: '/cms/versions/version-list#VersionList' }

/** Every document and global that keeps versions says in each of them who wrote it, lists them with their author, and takes no save based on an older one. */
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
