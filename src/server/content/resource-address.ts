import { articlePath } from '@/core/navigation/article-path'

interface Addressed {
  readonly slug?: string | null
  readonly url?: string | null
  /** Whether it is an article. */
  readonly hasPage: boolean
}

/** Where a resource is read, without its language: its own page, else what it points to; `null` where there is nothing to open. */
export const resourceAddress = ({ slug, url, hasPage }: Addressed): string | null => (hasPage && slug ? articlePath(slug) : url || null)
