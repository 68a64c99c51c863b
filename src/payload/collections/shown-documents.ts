import type { CollectionConfig } from 'payload'
import { openCatalogue, publishedContent } from '@/payload/access/rules'
import { shownCollection } from '@/payload/hooks/publishing'
import { plannedVersions } from '@/payload/versions/first-version'

type Shown = Pick<CollectionConfig, 'slug' | 'access' | 'defaultSort' | 'trash' | 'versions' | 'hooks'>

const ordered = { defaultSort: 'order', trash: true } as const

/** Products: publication can be scheduled; identified by key. */
export const soldDocuments = (slug: string, keyField: string): Shown => ({
  ...ordered,
  slug,
  access: publishedContent,
  versions: plannedVersions,
  hooks: shownCollection(slug, { keyField, isPriced: true }),
})

/** Content published by hand. */
export const toldDocuments = (slug: string, shown: { readonly keyField?: string } = {}): Shown => ({
  ...ordered,
  slug,
  access: publishedContent,
  versions: { maxPerDoc: 20, drafts: { autosave: false } },
  hooks: shownCollection(slug, shown),
})

/** Content without drafts, visible once saved. */
export const openDocuments = (slug: string): Shown => ({
  ...ordered,
  slug,
  access: openCatalogue,
  versions: false,
  hooks: shownCollection(slug),
})
