import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload'

const isLocalized = (field: Field): boolean => {
  if ('localized' in field && field.localized === true) return true
  if (field.type === 'tabs') return field.tabs.some((tab) => tab.fields.some(isLocalized))
  if (field.type === 'blocks') return field.blocks.some((block) => block.fields.some(isLocalized))
  return 'fields' in field && field.fields.some(isLocalized)
}

const hasDrafts = ({ versions }: CollectionConfig | GlobalConfig): boolean => typeof versions === 'object' && Boolean(versions.drafts)

const watched = (entity: CollectionConfig | GlobalConfig) =>
  entity.fields.some(isLocalized) ? [{ path: '/cms/admin/language/watched-form.client#WatchedForm', clientProps: { savesDraft: hasDrafts(entity) } }] : []

/**
 * What every form has in common: no tab with the raw answer of the API, which says nothing to those who edit, and somebody who knows
 * what is unsaved before another language is opened.
 */
export const forms: Plugin = (config) => {
  for (const collection of config.collections ?? []) {
    const { components = {} } = (collection.admin ??= {})
    const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), ...watched(collection)]
    collection.admin = { ...collection.admin, hideAPIURL: true, components: { ...components, edit: { ...components.edit, beforeDocumentControls } } }
  }
  for (const global of config.globals ?? []) {
    const { components = {} } = (global.admin ??= {})
    const beforeDocumentControls = [...(components.elements?.beforeDocumentControls ?? []), ...watched(global)]
    global.admin = { ...global.admin, hideAPIURL: true, components: { ...components, elements: { ...components.elements, beforeDocumentControls } } }
  }
  return config
}
