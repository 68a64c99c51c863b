import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload'

const isLocalized = (field: Field): boolean => {
  if ('localized' in field && field.localized === true) return true
  if (field.type === 'tabs') return field.tabs.some((tab) => tab.fields.some(isLocalized))
  if (field.type === 'blocks') return field.blocks.some((block) => block.fields.some(isLocalized))
  return 'fields' in field && field.fields.some(isLocalized)
}

const hasDrafts = ({ versions }: CollectionConfig | GlobalConfig): boolean => typeof versions === 'object' && Boolean(versions.drafts)

/** H1: what is typed into the form of an account, a password among it, waits nowhere. */
const isAccount = (entity: CollectionConfig | GlobalConfig): boolean => 'auth' in entity && Boolean(entity.auth)

/** Another language opens every form anew, whether or not anything in it is translated. */
const watched = (entity: CollectionConfig | GlobalConfig) => ({
  path: '/payload/admin/language/language-switch.client#WatchedForm',
  clientProps: { savesDraft: hasDrafts(entity), isTranslated: entity.fields.some(isLocalized), isKept: !isAccount(entity) },
})

/** A form that was opened by one of its texts shows it. */
const openText = '/payload/admin/search-and-replace/text-palette.client#OpenText'

/** The text a document is called by, where it has one per language. */
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

/**
 * What every form has in common: no tab with the raw answer of the API, which says nothing to those who edit, somebody who knows what is
 * unsaved before another language is opened, and the English name of what is not translated yet.
 */
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
