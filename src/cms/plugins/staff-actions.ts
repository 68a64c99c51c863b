import type { Plugin } from 'payload'
import { noteGlobalPublished, notePublished } from '@/cms/hooks/note-published'
import { noteChange, noteDeletion, noteGlobalChange } from '@/cms/hooks/note-staff-actions'

/** What staff do to any document or global, of ours or of a plugin, is written down (`staff-actions`). The list itself is written by nobody else. */
export const noteStaff: Plugin = (config) => {
  for (const collection of (config.collections ?? []).filter(({ slug }) => slug !== 'staff-actions')) {
    const { hooks = {} } = collection
    collection.hooks = {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), noteChange, notePublished as typeof noteChange],
      afterDelete: [...(hooks.afterDelete ?? []), noteDeletion],
    }
  }
  for (const global of config.globals ?? [])
    global.hooks = { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), noteGlobalChange, noteGlobalPublished] }
  return config
}
