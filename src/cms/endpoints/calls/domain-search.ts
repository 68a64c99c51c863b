import { ok } from '@/core/result'
import { domainSearchQuerySchema, domainSearchSchema } from '@/modules/domains/schema'
import { presentDomainSearch, searchDomains, demandIn } from '@/modules/domains/search/domain-search'
import { countSearches } from '@/modules/analytics/search-counts'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

/** `com,.net` are the extensions .com and .net. */
const toExtensions = (list = ''): readonly string[] =>
  list
    .split(',')
    .map((each) => each.trim().toLowerCase().replace(/^\.?/, '.'))
    .filter((each) => each !== '.')

export const domainSearch = defineEndpoint({
  method: 'get',
  path: '/domains/search',
  summary: 'Which names are free, taken or unknown, and what they cost.',
  limit: 'search',
  query: domainSearchQuerySchema,
  response: domainSearchSchema,
  handler: async ({ context, query }) => {
    const found = await searchDomains(context, {
      q: query.q,
      extensions: toExtensions(query.tlds),
      currency: query.currency,
      page: query.page,
    })
    if (found.ok && (query.page ?? 1) === 1) countSearches(context.payload.db.drizzle, context.payload.logger, demandIn(found.value))
    return found.ok ? ok(answer(presentDomainSearch(found.value))) : found
  },
})
