import { ok } from '@/core/result'
import { siteSearchQuerySchema, siteSearchSchema } from '@/server/contract/site-search'
import { searchSite } from '@/server/use-cases/search-site'
import { answer } from '../answer'
import { defineEndpoint } from '../define-endpoint'

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
