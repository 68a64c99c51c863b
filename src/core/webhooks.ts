/** `waiting`: queued or awaiting a retry. `dead`: given up after three days or a 410. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'dead'

/** Why an endpoint was disabled automatically. */
export type SwitchOffReason = 'gone' | 'failing'

export interface RetryPace {
  readonly firstWait: number
  readonly longestWait: number
  readonly givenUpAfter: number
}

interface AttemptState {
  /** Including this attempt. */
  readonly attempts: number
  /** Milliseconds since the first attempt. */
  readonly since: number
  /** 0 ≤ r < 1. */
  readonly random: number
}

/** ±20%, so that deliveries that failed together don't retry together. */
const jitter = (random: number): number => 0.8 + random * 0.4

/** W4: exponential backoff in ms; `null` after three days. */
export const retryAfter = (
  { attempts, since, random }: AttemptState,
  { firstWait, longestWait, givenUpAfter }: RetryPace,
): number | null => {
  if (since >= givenUpAfter) return null
  const wait = Math.min(firstWait * 3 ** (attempts - 1), longestWait) * jitter(random)
  // Schedules the last attempt at the deadline instead of hours before.
  return Math.min(Math.ceil(wait), givenUpAfter - since)
}

export interface WebhookMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type WebhookAnswer =
  | { readonly kind: 'answered'; readonly status: number; /** Start of the response body. */ readonly text: string }
  /** `address`: private network, not called. `silence`: timed out. */
  | { readonly kind: 'fault'; readonly fault: 'address' | 'silence' | 'network' }

/** Never rejects and always times out. */
export interface WebhookSender {
  readonly send: (message: WebhookMessage) => Promise<WebhookAnswer>
}

/** W4: redirects are not followed and count as failures; 410 disables the endpoint. */
export const evaluateResponse = (answer: WebhookAnswer): 'delivered' | 'gone' | 'failed' => {
  if (answer.kind === 'fault') return 'failed'
  if (answer.status === 410) return 'gone'
  return answer.status >= 200 && answer.status < 300 ? 'delivered' : 'failed'
}
