import { ok } from '@/core/result'
import { dnsQuerySchema, dnsSchema } from '@/modules/domains/dns/schema'
import { lookupDns } from '@/modules/domains/search/lookup'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const dns = defineEndpoint({
  method: 'get',
  path: '/domains/dns',
  summary: 'A name’s records; only names on the public internet, and nothing is connected to.',
  limit: 'search',
  query: dnsQuerySchema,
  response: dnsSchema,
  refusals: [422],
  handler: async ({ context, query }) => {
    const found = await lookupDns(context, query.domain, query.type)
    if (!found.ok) return found
    const { domain, isSimulated, answers } = found.value
    return ok(
      answer({
        domain,
        source: isSimulated ? 'simulation' : 'resolver',
        answers: answers.map((each) => ({ ...each, records: [...each.records] })),
      }),
    )
  },
})
