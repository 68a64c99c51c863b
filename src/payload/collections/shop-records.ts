import type { CollectionConfig } from 'payload'

/** Defaults for records written by internal code. */
export const shopRecords = {
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
} as const satisfies Partial<CollectionConfig>
