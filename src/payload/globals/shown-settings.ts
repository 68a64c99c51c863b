import type { GlobalConfig } from 'payload'
import { openGlobal } from '@/payload/access/rules'
import { shownGlobal } from '@/payload/hooks/publishing'
import { storedGlobalVersions } from '@/payload/versions/first-version'

type Shown = Required<Pick<GlobalConfig, 'slug' | 'access' | 'versions' | 'hooks'>>

/** Settings that pages show: versioned, and live once saved. */
export const shownSettings = (slug: string, shown: Parameters<typeof shownGlobal>[1] = {}): Shown => ({
  slug,
  access: openGlobal,
  versions: storedGlobalVersions,
  hooks: shownGlobal(slug, shown),
})
