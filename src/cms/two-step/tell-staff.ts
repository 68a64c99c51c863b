import { defaultLocale } from '@/lib/config/locales'
import type { User } from '@/payload-types'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import type { SecurityEvent } from '@/lib/outbox/email-data'
import { queueMail } from '@/lib/outbox/outbox'

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
