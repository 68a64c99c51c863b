import type { CollectionConfig, Field, FlattenedField, Plugin, UIField } from 'payload'
import { holdNewTargets, holdNewTargetsOfGlobal } from '@/cms/links/hold-targets'
import { recordChange, recordDeletion, recordGlobalChange } from '@/cms/translations/record'
import { overridesSlug } from '@/cms/translations/areas'
import { refuseUnseenDrafts } from '@/cms/translations/refuse-unseen'
import { words } from '@/cms/words'

const label = words({ en: 'Translations', es: 'Traducciones', fr: 'Traductions', de: 'Übersetzungen' })

/** Above the form: what each language has of this document. In the list the same, as a dot for each. */
const fieldOf = (area: string, isGlobal: boolean): UIField => ({
  name: 'translations',
  type: 'ui',
  label,
  admin: {
    components: {
      Field: { path: '/cms/translations/document-bar#DocumentBar', serverProps: { area, isGlobal } },
      Cell: '/cms/translations/language-dots#LanguageDots',
    },
  },
})

const isTranslated = (each: Field | FlattenedField): boolean => {
  if ('localized' in each && each.localized === true) return ['text', 'textarea', 'richText'].includes(each.type)
  if (each.type === 'tabs') return each.tabs.some((tab) => tab.fields.some(isTranslated))
  if (each.type === 'blocks') return each.blocks.some((block) => block.fields.some(isTranslated))
  return 'fields' in each && each.fields.some(isTranslated)
}

const hasDrafts = ({ versions }: CollectionConfig): boolean => typeof versions === 'object' && Boolean(versions.drafts)

/** Every document and global with texts in several languages: its saves are followed, its list and its form show where it stands. */
export const translated: Plugin = (config) => {
  for (const collection of (config.collections ?? []).filter(({ slug, fields }) => slug !== overridesSlug && fields.some(isTranslated))) {
    const { hooks = {}, admin = {} } = collection
    collection.hooks = {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ...(hasDrafts(collection) ? [refuseUnseenDrafts] : []), holdNewTargets],
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
