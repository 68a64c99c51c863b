import { ok } from '@/core/result'
import { suggestionsQuerySchema, suggestionsSchema } from '@/contract/domains'
import { suggestDomains } from '@/server/names/search/suggest-domains'
import { answer } from '../http/answer'
import { defineEndpoint } from '../http/define-endpoint'

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
