import { ok } from '@/core/result'
import { discountValidationSchema, type DiscountValidationAnswer } from '@/contract/quote'
import { validateDiscountRequestSchema } from '@/contract/quote-request'
import type { ApiWords } from '@/server/platform/api-words'
import { presentDiscount } from '@/server/pricing/present-quote'
import { validateDiscount as validate, type DiscountVerdict } from '@/server/pricing/validate-discount'
import { answer } from '../http/answer'
import { defineEndpoint } from '../http/define-endpoint'

const present = (verdict: DiscountVerdict, words: ApiWords): DiscountValidationAnswer => {
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
  summary: 'Whether a code would count on a cart, and if not, why.',
  limit: 'cart',
  body: validateDiscountRequestSchema,
  response: discountValidationSchema,
  refusals: [422],
  handler: async ({ context, words, body }) => {
    const verdict = await validate(context, body.code, body.request)
    return verdict.ok ? ok(answer(present(verdict.value, words))) : verdict
  },
})
