import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '../database/handle'

/** Nobody's letter box is filled by somebody else's typing: an hour's mails about an account, to one address. */
const mostAnHour = 5

export const mayMail = async (handle: Handle, email: string): Promise<boolean> => {
  const { rows } = await handle.execute<{ sent: string }>(sql`
    select count(*) as sent from mail_outbox
    where recipient = ${email} and template in ('verify-email', 'reset-password', 'address-known') and created_at > now() - interval '1 hour'
  `)
  return Number(rows[0]?.sent ?? 0) < mostAnHour
}
