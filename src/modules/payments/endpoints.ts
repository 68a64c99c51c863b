import { z } from 'zod'
import { paymentMethodIds, paymentMethods, type PaymentMethodId } from '@/core/payments/types'
import { ok, err } from '@/core/result'
import { refusal } from '@/lib/http/http-error'
import { handlePaymentWebhook } from '@/modules/payments/payment-events'
import { answer, defineEndpoint } from '@/lib/http/endpoint'

interface Sender {
  readonly method: PaymentMethodId
  readonly sender: string
  readonly signatureHeaders: readonly string[]
}

/**
 * Webhook endpoint for a provider. Rejects unsigned payloads, acknowledges irrelevant events, and returns 5xx on internal errors so that
 * the provider retries.
 */
const webhookOf = ({ method, sender, signatureHeaders }: Sender) =>
  defineEndpoint({
    method: 'post',
    path: `/payments/${method}/webhook`,
    operationId: `receive${method.charAt(0).toUpperCase()}${method.slice(1)}Event`,
    tag: 'Payment providers',
    credentials: 'provider',
    summary: `Receive an event from ${sender}`,
    description: 'Signed by the provider. Repeated events change nothing.',
    limit: null,
    isRaw: true,
    requestHeaders: signatureHeaders.map((header) => ({
      name: header,
      required: true,
      description: `Signature from ${sender} over the raw body.`,
    })),
    body: z.string(),
    response: z.strictObject({ received: z.literal(true) }),
    refusals: [404],
    handler: async ({ context, body, headers }) => {
      const provider = context.payments[method]
      if (!provider) return err(refusal('not-found'))
      const webhookResult = await handlePaymentWebhook(context, provider, { raw: body, header: (header) => headers.get(header) })
      return webhookResult.ok ? ok(answer({ received: true as const })) : err(refusal('invalid-request'))
    },
  })

export const paymentWebhooks = paymentMethodIds.flatMap((method) => {
  const facts = paymentMethods[method]
  return facts.kind === 'transfer' ? [] : [webhookOf({ method, ...facts })]
})
