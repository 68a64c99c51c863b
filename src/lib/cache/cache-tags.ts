/** The tags cached reads carry and publishing clears. A read is tagged with every collection and global it looked at. */
export const collectionTag = (slug: string): string => `collection:${slug}`

export const globalTag = (slug: string): string => `global:${slug}`

/** One document by its public key (a page's path, a service's key): for reads that show nothing else. */
export const documentTag = (slug: string, key: string): string => `document:${slug}:${key}`

/** On every cached read: clearing it makes the whole site be drawn anew. */
export const siteTag = 'site'
