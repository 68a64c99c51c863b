import type { Handle } from '@/server/platform/database/handle'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import type { SecurityEvent } from '@/server/platform/outbox/mail-data'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import type { Account } from './account-repository'

/** A mail about the doors of an account, in the transaction of what was done. `once`: what of several at once is told a single time. */
export const tellOwner = async (
  handle: Handle,
  { id, email, name, locale }: Pick<Account, 'id' | 'email' | 'name' | 'locale'>,
  event: SecurityEvent,
  once: string = uuidV7(),
): Promise<void> => {
  await queueMail(handle, {
    template: 'security-notice',
    to: email,
    locale,
    data: { name, ...event },
    dedupeKey: `security-notice:${event.kind}:${id}:${once}`,
  })
}
