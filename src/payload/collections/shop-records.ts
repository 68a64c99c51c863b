import type { CollectionConfig } from 'payload'

export const shopRecords = {
  defaultSort: '-createdAt',
  disableDuplicate: true,
} as const satisfies Partial<CollectionConfig>
