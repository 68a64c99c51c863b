import { ok } from '@/core/result'
import { suggestionsQuerySchema, suggestionsSchema } from '@/modules/domains/schema'
import { suggestDomains } from '@/modules/domains/search/domain-search'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const domainSuggestions = defineEndpoint({
  method: 'get',
  path: '/domains/suggestions',
  summary: 'Up to six names to try, from two characters.',
  limit: 'search',
  usesDatabase: false,
  query: suggestionsQuerySchema,
  response: suggestionsSchema,
  handler: async ({ query }) => ok(answer({ suggestions: [...suggestDomains(query.q)] })),
})
