import type { DocumentTabCondition, Plugin } from 'payload'
import { hasRole } from '@/cms/access/identity'

/** What a document looks like to a program concerns nobody who writes or answers. */
const onlyForAdmins: DocumentTabCondition = ({ collectionConfig, globalConfig, req }) => {
  const document = (collectionConfig as typeof collectionConfig | undefined) ?? globalConfig
  return !document.admin.hideAPIURL && hasRole(req.user, ['admin'])
}

const api = { tab: { condition: onlyForAdmins } } as const

/** The tab *API* is there for administrators alone. What it shows is guarded by access, as everywhere. */
export const developerWords: Plugin = (config) => {
  for (const { admin } of [...(config.collections ?? []), ...(config.globals ?? [])]) {
    if (!admin?.components) continue
    const { views } = admin.components
    if (views?.edit === undefined) admin.components.views = { ...views, edit: { api } }
    // Whoever replaces the whole form has no tabs.
    else if (!('root' in views.edit)) views.edit.api = api
  }
  return config
}
