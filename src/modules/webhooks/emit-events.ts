import type { PayloadRequest } from 'payload'
import type { Handle } from '@/lib/db/sql'
import { handleOfRequest } from '@/lib/http/client-address'
import { insertEvents } from './events.repository'
import type { WebhookMessage } from './events'

/**
 * W1: tells whoever listens, in the transaction it is given (an open one, or a hook's `req`): they hear of it if and only if that is
 * committed. The one way events are written; what happened becomes an event in `facts.ts`.
 */
export const emitEvents = async (door: Handle | PayloadRequest, told: readonly WebhookMessage[]): Promise<void> => {
  await insertEvents('execute' in door ? door : await handleOfRequest(door), told)
}
