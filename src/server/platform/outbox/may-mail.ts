import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '../database/handle'

/**
 * However many strangers ask: an hour's mails about an account, to one address, and after those one every few minutes, so that its owner
 * is never left without a link that works.
 */
const freely = 20
const pause = '5 minutes'

export const mayMail = async (handle: Handle, email: string): Promise<boolean> => {
  const { rows } = await handle.execute<{ may: boolean }>(sql`
    select count(*) < ${freely} or max(created_at) < now() - ${pause}::interval as may from mail_outbox
    where recipient = ${email} and template in ('verify-email', 'reset-password', 'address-known') and created_at > now() - interval '1 hour'
  `)
  return rows[0]?.may ?? true
}
