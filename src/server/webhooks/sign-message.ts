import { Webhook } from 'standardwebhooks'
import type { WebhookMessage } from '@/core/webhooks/webhook-sender'

interface Unsigned {
  readonly url: string
  /** The same for every try: by it a receiver knows a repetition. */
  readonly eventId: string
  readonly body: unknown
  /** Epoch milliseconds of this try. */
  readonly at: number
  /** `whsec_…`: the newest first. */
  readonly secrets: readonly string[]
}

/** Standard Webhooks: id, time and body, signed with each secret that counts. */
export const signMessage = ({ url, eventId, body, at, secrets }: Unsigned): WebhookMessage => {
  const text = JSON.stringify(body)
  return {
    url,
    body: text,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Hostfront-Webhooks/1',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(at / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, new Date(at), text)).join(' '),
    },
  }
}
