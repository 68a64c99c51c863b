import { importExportPlugin } from '@payloadcms/plugin-import-export'
import type { CollectionConfig } from 'payload'
import { buildEnvironment } from '@/config/env'
import { guardEndpoint } from '../access/guard-endpoint'
import { marketers, nobody } from '../access/rules'

const closed = ({ collection }: { collection: CollectionConfig }): CollectionConfig => ({
  ...collection,
  access: { create: marketers, read: marketers, update: nobody, delete: marketers, readVersions: nobody, unlock: nobody },
  endpoints: (collection.endpoints || []).map((endpoint) => guardEndpoint(endpoint, marketers)),
  upload: {
    ...(typeof collection.upload === 'object' ? collection.upload : {}),
    staticDir: `${buildEnvironment().MEDIA_DIR}/${collection.slug}`,
  },
  versions: false,
})

const slugs = ['extensions', 'transfer-prices', 'addons', 'services'] as const

/** Price lists as CSV, for those who edit the catalogue; done at once, since they are short. */
export const importExport = importExportPlugin({
  collections: slugs.map((slug) => ({ slug, export: { disableJobsQueue: true }, import: { disableJobsQueue: true } })),
  overrideExportCollection: closed,
  overrideImportCollection: closed,
})
