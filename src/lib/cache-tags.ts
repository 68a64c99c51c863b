/** Tags of cached reads, one per collection or global used; publishing clears them. */
export const collectionTag = (slug: string): string => `collection:${slug}`

export const globalTag = (slug: string): string => `global:${slug}`

/** A single document by its public key (a page's path, a service's id). */
export const documentTag = (slug: string, key: string): string => `document:${slug}:${key}`

/** On every cached read; clearing it re-renders the whole site. */
export const siteTag = 'site'
