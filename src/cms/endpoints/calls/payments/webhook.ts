import { z } from 'zod'
import { ok, refuse } from '@/core/result'
import { countingReport } from '@/server/platform/metrics/count'
import { refusal } from '@/server/platform/refusals'
import { applyPaymentReport } from '@/server/payments/apply-payment-report'
import { answer } from '../../http/answer'
import { defineEndpoint } from '../../http/define-endpoint'

/**
 * What Stripe tells by itself. Only what carries its signature is read; what the shop need not know is thanked for, and a
 * fault of ours is a 5xx, after which Stripe tells it again.
 */
export const stripeWebhook = defineEndpoint({
  method: 'post',
  path: '/payments/stripe/webhook',
  summary: 'For Stripe alone: a signed event. Sent again, it is known.',
  limit: null,
  isRaw: true,
  requestHeaders: [{ name: 'Stripe-Signature', required: true, description: 'As Stripe signs its events.' }],
  body: z.string(),
  response: z.strictObject({ received: z.literal(true) }),
  refusals: [404],
  handler: async ({ context, body, headers }) => {
    const provider = context.payments.stripe
    if (!provider) return refuse(refusal('not-found'))
    const report = provider.readReport(body, headers.get('stripe-signature'), context.now())
    if (!report.ok) return refuse(refusal('invalid-request'))
    if (report.value) {
      const told = report.value
      const heard = await countingReport(() => applyPaymentReport(context, provider, told))
      context.logger.info({ report: report.value.id, name: report.value.name, heard }, 'Stripe told of a payment')
    }
    return ok(answer({ received: true as const }))
  },
})
