import type { Field, Plugin } from 'payload'
import { isWords, labelText } from './words'

const withText = (field: Field): Field => {
  if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: field.fields.map(withText) }
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ('name' in tab ? tab : { ...tab, fields: tab.fields.map(withText) })) }
  if (!('label' in field && isWords(field.label))) return field
  const label = labelText(field.label)
  if (field.admin?.components === undefined) return { ...field, label } as Field
  return { ...field, label, admin: { ...field.admin, custom: { ...field.admin.custom, label: field.label } } } as Field
}

/**
 * Payload puts collection and list column labels into ARIA labels as they are, so a record of languages would be read out as "[object
 * Object]". It calls label functions before it sends the configuration to the browser. Custom fields get the label in whichever language
 * first opened the form, because Payload caches their configuration for all languages, so they read `ownLabel`.
 */
export const textLabels: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const { labels, fields } = collection
    return {
      ...collection,
      labels: { ...labels, ...(isWords(labels?.singular) ? { singular: labelText(labels.singular) } : {}) },
      fields: fields.map(withText),
    }
  }),
})
