import type { PayloadRequest } from 'payload'
import type { Handle } from '@/lib/db/sql'
import { handleOfRequest } from '@/lib/db/transaction'
import { insertEvents } from './webhooks.repository'
import type { WebhookMessage } from './events'

/**
 * W1: queues webhook events in the given transaction (an open one, or a hook's `req`), so they are sent if and only if it commits. The only
 * way to write events; `events.ts` builds them.
 */
export const emitEvents = async (door: Handle | PayloadRequest, told: readonly WebhookMessage[]): Promise<void> => {
  await insertEvents('execute' in door ? door : await handleOfRequest(door), told)
}
