import { ok } from '@/core/result'
import { siteSearchQuerySchema, siteSearchSchema } from '@/modules/content/schema'
import { searchSite } from '@/modules/content/site-search'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

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
