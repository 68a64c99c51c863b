import { ok } from '@/core/result'
import {
  quoteSchema,
  quoteRequestSchema,
  discountValidationSchema,
  type DiscountValidationResponse,
  validateDiscountRequestSchema,
} from '@/modules/pricing/schema'
import { presentQuote, presentDiscount } from '@/modules/pricing/presenter'
import { countQuote } from '@/lib/observability/metrics'
import { quoteCart, validateDiscount as validate, type DiscountVerdict } from '@/modules/pricing/quote.service'
import { answer, defineEndpoint } from '@/lib/http/endpoint'
import type { ApiWords } from '@/lib/http/http-error'

export const quote = defineEndpoint({
  method: 'post',
  path: '/pricing/quote',
  operationId: 'createQuote',
  tag: 'Pricing',
  credentials: 'none',
  summary: 'Price a cart',
  description: 'Calculates every line, discount and tax, and stores nothing. Send `breakdown.total` as the order’s `expectedTotal`.',
  limit: 'quote',
  body: quoteRequestSchema,
  response: quoteSchema,
  refusals: [422],
  keepsNothing: true,
  handler: async ({ context, words, body }) => {
    const quoted = await quoteCart(context, body)
    countQuote(quoted)
    return quoted.ok ? ok(answer(presentQuote(quoted.value, words))) : quoted
  },
})

const present = (verdict: DiscountVerdict, words: ApiWords): DiscountValidationResponse => {
  if (verdict.status === 'applied') {
    return { isValid: true, error: null, reason: null, discount: presentDiscount(verdict.discount, verdict.currency) }
  }
  if (verdict.status === 'rejected') {
    const { rejected, currency } = verdict
    return { isValid: false, error: words.rejection(rejected, currency), reason: rejected.reason, discount: null }
  }
  return { isValid: false, error: words.code(verdict.status), reason: verdict.status, discount: null }
}

export const validateDiscount = defineEndpoint({
  method: 'post',
  path: '/discounts/validate',
  operationId: 'validateDiscountCode',
  tag: 'Pricing',
  credentials: 'none',
  summary: 'Check a discount code against a cart',
  description: 'A rejected code returns 200 with `isValid: false` and the reason.',
  limit: 'cart',
  body: validateDiscountRequestSchema,
  response: discountValidationSchema,
  refusals: [422],
  handler: async ({ context, words, body }) => {
    const verdict = await validate(context, body.code, body.request)
    return verdict.ok ? ok(answer(present(verdict.value, words))) : verdict
  },
})
