import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import type { WebhookMessage } from '@/core/webhooks'

interface UnsignedMessage {
  readonly url: string
  /** The same for every attempt, so that receivers can deduplicate. */
  readonly eventId: string
  readonly body: unknown
  /** Epoch milliseconds of this attempt. */
  readonly at: number
  /** `whsec_…`, newest first. */
  readonly secrets: readonly string[]
}

/** Standard Webhooks: signs id, timestamp and body with each valid secret. */
export const signMessage = ({ url, eventId, body, at, secrets }: UnsignedMessage): WebhookMessage => {
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

/** Whether the message was signed with this secret within the last five minutes. */
export const isSigned = (secret: string, body: string, headers: Headers): boolean => {
  try {
    new Webhook(secret).verify(body, Object.fromEntries(headers))
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError || error instanceof SyntaxError) return false
    throw error
  }
}
