/** Where the articles stand, without the language prefix. */
export const knowledgeBasePath = '/knowledge-base'

/** The last part of the list's own address, which no article may have. */
export const articleListSlug = 'all'

/** Every article, a page at a time. */
export const articleListPath = `${knowledgeBasePath}/${articleListSlug}`

/** The RSS feed of the articles. */
export const articleFeedPath = `${knowledgeBasePath}/rss.xml`

export const articlePath = (slug: string): string => `${knowledgeBasePath}/${slug}`

/** Which article a path asks for; `null` where it is no article's. */
export const articleSlugOf = (path: string): string | null => /^\/knowledge-base\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(path)?.[1] ?? null
