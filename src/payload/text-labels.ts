import type { Field, Plugin } from 'payload'
import { isWords, labelText } from './words'

const withText = (field: Field): Field => {
  if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: field.fields.map(withText) }
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ('name' in tab ? tab : { ...tab, fields: tab.fields.map(withText) })) }
  return 'label' in field && isWords(field.label) ? ({ ...field, label: labelText(field.label) } as Field) : field
}

/**
 * Payload puts labels of collections and of list columns into ARIA labels as they are, so a record of languages is read out as
 * "[object Object]". It calls label functions before it sends the configuration to the browser.
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
