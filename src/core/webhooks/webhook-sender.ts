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
export const judgeAnswer = (answer: WebhookAnswer): 'delivered' | 'gone' | 'failed' => {
  if (answer.kind === 'fault') return 'failed'
  if (answer.status === 410) return 'gone'
  return answer.status >= 200 && answer.status < 300 ? 'delivered' : 'failed'
}
