import type { PayloadRequest } from 'payload'
import { updateUnlocked, type Account } from './account-repository'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import { queueMail } from '@/server/platform/outbox/queue-mail'

/** Stores a password, ends every session (the collection's hook does), lifts a lock, and tells the owner by mail. */
export const writePassword = async (
  context: Context,
  req: PayloadRequest,
  handle: Handle,
  account: Account,
  password: string,
): Promise<void> => {
  await context.payload.update({ collection: 'customers', id: account.id, data: { password }, depth: 0, overrideAccess: true, req })
  await updateUnlocked(handle, account.id)
  await queueMail(handle, {
    template: 'password-changed',
    to: account.email,
    locale: account.locale,
    data: { name: account.name },
    dedupeKey: `password-changed:${account.id}:${uuidV7()}`,
  })
}
