/** Waiting for its turn or its next try; under way; taken; given up after three days or a 410. */
export type DeliveryStatus = 'waiting' | 'sending' | 'delivered' | 'dead'

/** Why the shop switched a receiver off by itself. */
export type SwitchOffReason = 'gone' | 'failing'

export interface RetryPace {
  readonly firstWait: number
  readonly longestWait: number
  readonly givenUpAfter: number
}

interface Tried {
  /** This try included. */
  readonly attempts: number
  /** ms since the first try. */
  readonly since: number
  /** 0 ≤ r < 1. */
  readonly random: number
}

/** So that what failed together does not come back together: a fifth less to a fifth more. */
const jitter = (random: number): number => 0.8 + random * 0.4

/** W4: ms until a delivery is tried again, longer each time; `null` when its three days are over. */
export const retryAfter = ({ attempts, since, random }: Tried, { firstWait, longestWait, givenUpAfter }: RetryPace): number | null => {
  if (since >= givenUpAfter) return null
  const wait = Math.min(firstWait * 3 ** (attempts - 1), longestWait) * jitter(random)
  // The last try is made when the time is over, not some hours before.
  return Math.min(Math.ceil(wait), givenUpAfter - since)
}

/** What leaves the shop: one event for one receiver, signed. */
export interface WebhookMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type WebhookAnswer =
  | { readonly kind: 'answered'; readonly status: number; /** The first characters of what it said. */ readonly text: string }
  /** `address`: it leads into a private network, and was not asked. `silence`: no answer in time. */
  | { readonly kind: 'fault'; readonly fault: 'address' | 'silence' | 'network' }

/** The way out. Never rejects, and always ends. */
export interface WebhookSender {
  readonly send: (message: WebhookMessage) => Promise<WebhookAnswer>
}

/** W4: a redirect is not followed, so it is no success. Who says 410 wants nothing any more. */
export const evaluateResponse = (answer: WebhookAnswer): 'delivered' | 'gone' | 'failed' => {
  if (answer.kind === 'fault') return 'failed'
  if (answer.status === 410) return 'gone'
  return answer.status >= 200 && answer.status < 300 ? 'delivered' : 'failed'
}
