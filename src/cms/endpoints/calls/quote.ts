import { ok } from '@/core/result'
import { quoteSchema } from '@/server/contract/quote'
import { quoteRequestSchema } from '@/server/contract/quote-request'
import { presentQuote } from '@/server/presenters/present-quote'
import { quoteCart } from '@/server/use-cases/quote-cart'
import { answer } from '../answer'
import { defineEndpoint } from '../define-endpoint'

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
    return quoted.ok ? ok(answer(presentQuote(quoted.value, words))) : quoted
  },
})
