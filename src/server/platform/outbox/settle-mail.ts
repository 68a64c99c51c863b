import { sql } from '@payloadcms/db-postgres'
import { waitAfter } from '@/core/mail/retry'
import type { Handle } from '../database/handle'
import { secretTemplates } from './mail-data'
import type { ClaimedMail } from './claim-mail'

const instant = (milliseconds: number) => sql`${new Date(milliseconds).toISOString()}::timestamptz`

/** It has left. What opened an account in it is forgotten. */
export const markSent = async (handle: Handle, { id, template }: ClaimedMail, now: number): Promise<void> => {
  const data = secretTemplates.has(template) ? sql`'{}'::jsonb` : sql`data`
  await handle.execute(sql`
    update mail_outbox set status = 'sent', sent_at = ${instant(now)}, lease_until = null, last_error = null, data = ${data}, updated_at = now()
    where id = ${id}
  `)
}

/** It has not left: tried again later, or given up and shown to the staff. */
export const markFailed = async (handle: Handle, { id, attempts }: ClaimedMail, fault: string, now: number): Promise<'queued' | 'dead'> => {
  const wait = waitAfter(attempts)
  const status = wait === null ? 'dead' : 'queued'
  await handle.execute(sql`
    update mail_outbox set status = ${status}, lease_until = null, last_error = ${fault.slice(0, 1000)},
      next_attempt_at = ${instant(now + (wait ?? 0))}, updated_at = now()
    where id = ${id}
  `)
  return status
}
