import { ok } from '@/core/result'
import { quoteSchema, quoteRequestSchema } from '@/modules/pricing/schema'
import { presentQuote } from '@/modules/pricing/presenter'
import { countQuote } from '@/lib/observability/metrics'
import { quoteCart } from '@/modules/pricing/quote.service'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const quote = defineEndpoint({
  method: 'post',
  path: '/pricing/quote',
  summary: 'Prices a cart; keeps nothing.',
  limit: 'quote',
  body: quoteRequestSchema,
  response: quoteSchema,
  refusals: [422],
  handler: async ({ context, words, body }) => {
    const quoted = await quoteCart(context, body)
    countQuote(quoted)
    return quoted.ok ? ok(answer(presentQuote(quoted.value, words))) : quoted
  },
})
