import { defaultLocale } from '@/config/locales'
import type { User } from '@/payload-types'
import type { Handle } from '@/server/platform/database/handle'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import type { SecurityEvent } from '@/server/platform/outbox/mail-data'
import { queueMail } from '@/server/platform/outbox/queue-mail'

/** A mail to a member of staff about the own login. `once`: what of several at once is told a single time. */
export const tellStaff = async (
  handle: Handle,
  { id, email, name }: Pick<User, 'id' | 'email' | 'name'>,
  event: SecurityEvent,
  once: string = uuidV7(),
): Promise<void> => {
  await queueMail(handle, {
    template: 'security-notice',
    to: email,
    locale: defaultLocale,
    data: { name, isStaff: true, ...event },
    dedupeKey: `security-notice:${event.kind}:${id}:${once}`,
  })
}
