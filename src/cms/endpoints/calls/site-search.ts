import { ok } from '@/core/result'
import { siteSearchQuerySchema, siteSearchSchema } from '@/contract/site-search'
import { searchSite } from '@/server/content/search-site'
import { answer } from '../http/answer'
import { defineEndpoint } from '../http/define-endpoint'

export const siteSearch = defineEndpoint({
  method: 'get',
  path: '/site-search',
  summary: 'Pages, plans, extensions and resources of the site, in one language.',
  limit: 'search',
  query: siteSearchQuerySchema,
  response: siteSearchSchema,
  isPublic: true,
  handler: async ({ context, query }) => ok(answer({ query: query.q.trim(), results: [...(await searchSite(context, query.q))] })),
})
