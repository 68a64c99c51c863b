import type { CollectionConfig } from 'payload'

/** What the shop writes down itself: newest first, not for copying, without versions. */
export const shopRecords = {
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
} as const satisfies Partial<CollectionConfig>
