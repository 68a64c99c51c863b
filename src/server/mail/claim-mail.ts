import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/config/locales'
import type { Handle } from '../database/handle'
import type { MailData, MailTemplate } from './mail-data'

export interface ClaimedMail {
  readonly id: string
  readonly template: MailTemplate
  readonly recipient: string
  readonly locale: Locale
  readonly data: MailData[MailTemplate]
  /** This try included. */
  readonly attempts: number
}

/** Longer than any mail server is waited for: until then nobody else tries the same mail. */
export const leaseSeconds = 300

/**
 * Takes the next mail that is due, or one whose sender died over it. Two processes never take the same one; whoever dies
 * leaves it to be taken again when the lease is over.
 */
export const claimMail = async (handle: Handle, now: number): Promise<ClaimedMail | null> => {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    update mail_outbox set status = 'sending', attempts = attempts + 1, lease_until = ${at} + make_interval(secs => ${leaseSeconds}), updated_at = now()
    where id = (
      select id from mail_outbox
      where (status = 'queued' and next_attempt_at <= ${at}) or (status = 'sending' and lease_until <= ${at})
      order by next_attempt_at
      limit 1
      for update skip locked
    )
    returning id, template, recipient, locale, data, attempts
  `)
  const row = rows[0]
  return row ? { ...(row as unknown as ClaimedMail), attempts: Number(row['attempts']) } : null
}

/** Gives mail back that a dead process of this worker held: only the one worker may say so. */
export const releaseHeldMail = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`update mail_outbox set lease_until = date_trunc('milliseconds', now()) where status = 'sending' and lease_until > now()`)
}
