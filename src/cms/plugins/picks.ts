import type { Field, Plugin } from 'payload'
import { refuseUnknownPicks, refuseUnknownPicksOfGlobal } from '@/cms/picks/refuse-unknown'

const isPicked = (field: Field): boolean => {
  if (field.type === 'tabs') return field.tabs.some(({ fields }) => fields.some(isPicked))
  if (field.type === 'blocks') return field.blocks.some(({ fields }) => fields.some(isPicked))
  if ('fields' in field) return field.fields.some(isPicked)
  return field.admin?.custom?.['picked'] !== undefined
}

/** What is chosen from a list by its name is looked at by the server as well: nothing that shows keys of others leads nowhere. */
export const picks: Plugin = (config) => {
  for (const collection of config.collections ?? []) {
    if (!collection.fields.some(isPicked)) continue
    collection.hooks = { ...collection.hooks, beforeChange: [...(collection.hooks?.beforeChange ?? []), refuseUnknownPicks] }
  }
  for (const global of config.globals ?? []) {
    if (!global.fields.some(isPicked)) continue
    global.hooks = { ...global.hooks, beforeChange: [...(global.hooks?.beforeChange ?? []), refuseUnknownPicksOfGlobal] }
  }
  return config
}
