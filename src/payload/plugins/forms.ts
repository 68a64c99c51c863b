import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload'

const isLocalized = (field: Field): boolean => {
  if ('localized' in field && field.localized === true) return true
  if (field.type === 'tabs') return field.tabs.some((tab) => tab.fields.some(isLocalized))
  if (field.type === 'blocks') return field.blocks.some((block) => block.fields.some(isLocalized))
  return 'fields' in field && field.fields.some(isLocalized)
}

const hasDrafts = ({ versions }: CollectionConfig | GlobalConfig): boolean => typeof versions === 'object' && Boolean(versions.drafts)

/** H1: forms with passwords are not stored in the browser. */
const isAccount = (entity: CollectionConfig | GlobalConfig): boolean => 'auth' in entity && Boolean(entity.auth)

/** A language switch reloads every form, whether it has localized fields or not. */
const watched = (entity: CollectionConfig | GlobalConfig) => ({
  path: '/payload/admin/language/language-switch.client#WatchedForm',
  clientProps: { savesDraft: hasDrafts(entity), isTranslated: entity.fields.some(isLocalized), isKept: !isAccount(entity) },
})

/** Scrolls to the text that the URL names. */
const openText = '/payload/admin/search-and-replace/text-palette.client#OpenText'

const translatedTitle = (fields: readonly Field[], name: string): Extract<Field, { type: 'text' }> | undefined => {
  for (const field of fields) {
    if (field.type === 'text' && field.name === name) return field.localized ? field : undefined
    const inner =
      field.type === 'tabs'
        ? translatedTitle(
            field.tabs.flatMap((tab) => tab.fields),
            name,
          )
        : undefined
    if (inner) return inner
  }
  return undefined
}

const named = (collection: CollectionConfig) => {
  const title = translatedTitle(collection.fields, collection.admin?.useAsTitle ?? '')
  if (!title) return []
  title.admin = { ...title.admin, components: { ...title.admin?.components, Cell: '/payload/admin/titles/english-title.client#TitleCell' } }
  return [{ path: '/payload/admin/titles/english-title.client#EnglishTitle', clientProps: { field: title.name } }]
}

/** Common to all forms: no raw API tab, tracking of unsaved changes for the language switch, and the English title as fallback. */
export const forms = <Entities extends Pick<Config, 'collections' | 'globals'>>(config: Entities): Entities => {
  for (const collection of config.collections ?? []) {
    const { components = {} } = (collection.admin ??= {})
    const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), watched(collection), openText, ...named(collection)]
    collection.admin = {
      ...collection.admin,
      hideAPIURL: true,
      components: { ...components, edit: { ...components.edit, beforeDocumentControls } },
    }
  }
  for (const global of config.globals ?? []) {
    const { components = {} } = (global.admin ??= {})
    const beforeDocumentControls = [...(components.elements?.beforeDocumentControls ?? []), watched(global), openText]
    global.admin = {
      ...global.admin,
      hideAPIURL: true,
      components: { ...components, elements: { ...components.elements, beforeDocumentControls } },
    }
  }
  return config
}
