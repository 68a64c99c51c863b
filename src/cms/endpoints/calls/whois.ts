import { ok } from '@/core/result'
import { whoisQuerySchema, whoisSchema } from '@/modules/domains/search/schema'
import { lookupWhois } from '@/modules/domains/search/lookup'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const whois = defineEndpoint({
  method: 'get',
  path: '/domains/whois',
  summary: 'Who holds a name, since when and until when.',
  limit: 'search',
  query: whoisQuerySchema,
  response: whoisSchema,
  handler: async ({ context, query }) => {
    const found = await lookupWhois(context, query.domain)
    if (!found.ok) return found
    const { domain, answer: told } = found.value
    const registration = told.status === 'registered' ? told.registration : null
    return ok(
      answer({
        domain,
        status: told.status,
        source: told.source,
        registration: registration && { ...registration, statuses: [...registration.statuses], nameServers: [...registration.nameServers] },
      }),
    )
  },
})
