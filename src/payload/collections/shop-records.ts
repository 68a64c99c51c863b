import type { CollectionConfig } from 'payload'

export const shopRecords = {
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
} as const satisfies Partial<CollectionConfig>
