import { ok } from '@/core/result'
import { discountValidationSchema, type DiscountValidationAnswer } from '@/server/contract/quote'
import { validateDiscountRequestSchema } from '@/server/contract/quote-request'
import type { ApiWords } from '@/server/presenters/api-words'
import { presentDiscount } from '@/server/presenters/present-quote'
import { validateDiscount as validate, type DiscountVerdict } from '@/server/use-cases/validate-discount'
import { answer } from '../answer'
import { defineEndpoint } from '../define-endpoint'

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
