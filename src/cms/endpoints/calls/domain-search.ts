import { ok } from '@/core/result'
import { domainSearchQuerySchema, domainSearchSchema } from '@/server/contract/domains'
import { presentDomainSearch } from '@/server/presenters/present-domain-search'
import { searchDomains } from '@/server/use-cases/search-domains'
import { answer } from '../answer'
import { defineEndpoint } from '../define-endpoint'

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
    const found = await searchDomains(context, { q: query.q, extensions: toExtensions(query.tlds), currency: query.currency, page: query.page })
    return found.ok ? ok(answer(presentDomainSearch(found.value))) : found
  },
})
