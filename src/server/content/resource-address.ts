import { articlePath } from '@/core/navigation/article-path'
import type { ListedResource } from './find-resources'

/** Where a resource is read, without its language: its own page, else what it points to; `null` where there is nothing to open. */
export const resourceAddress = ({ slug, url, hasPage }: Pick<ListedResource, 'slug' | 'url' | 'hasPage'>): string | null =>
  hasPage && slug ? articlePath(slug) : url || null
