import type { CollectionConfig } from 'payload'
import { openCatalogue, publishedContent } from '@/payload/access/rules'
import { shownCollection } from '@/payload/hooks/publishing'
import { plannedVersions } from '@/payload/versions/first-version'

type Shown = Pick<CollectionConfig, 'slug' | 'access' | 'defaultSort' | 'trash' | 'versions' | 'hooks'>

/** In the order editors give them, and not lost when deleted. */
const ordered = { defaultSort: 'order', trash: true } as const

/** What is sold: published, also at a planned instant, and found by its key. */
export const soldDocuments = (slug: string, keyField: string): Shown => ({
  ...ordered,
  slug,
  access: publishedContent,
  versions: plannedVersions,
  hooks: shownCollection(slug, { keyField, isPriced: true }),
})

/** What is told on pages: published by hand. */
export const toldDocuments = (slug: string, shown: { readonly keyField?: string } = {}): Shown => ({
  ...ordered,
  slug,
  access: publishedContent,
  versions: { maxPerDoc: 20, drafts: { autosave: false } },
  hooks: shownCollection(slug, shown),
})

/** What shows as soon as it is saved. */
export const openDocuments = (slug: string): Shown => ({
  ...ordered,
  slug,
  access: openCatalogue,
  versions: false,
  hooks: shownCollection(slug),
})
