import { ok } from '@/core/result'
import { quoteSchema } from '@/contract/quote'
import { quoteRequestSchema } from '@/contract/quote-request'
import { presentQuote } from '@/server/pricing/present-quote'
import { countQuote } from '@/server/platform/metrics/count'
import { quoteCart } from '@/server/pricing/quote-cart'
import { answer } from '../http/answer'
import { defineEndpoint } from '../http/define-endpoint'

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
