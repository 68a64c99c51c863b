import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/config/locales'
import type { Handle } from '../database/handle'
import { mailUrgencies, type MailData, type MailTemplate, type MailUrgency } from './mail-data'

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

/** Postgres tells a `numeric` as text. */
type MailRow = Omit<ClaimedMail, 'attempts'> & { readonly attempts: number | string }

type Sql = ReturnType<typeof sql>

const take = (handle: Handle, at: Sql, next: Sql) =>
  handle.execute<MailRow>(sql`
    update mail_outbox set status = 'sending', attempts = attempts + 1, lease_until = ${at} + make_interval(secs => ${leaseSeconds}), updated_at = now()
    where id = (${next} limit 1 for update skip locked)
    returning id, template, recipient, locale, data, attempts
  `)

/**
 * Takes the most urgent mail that is due, and where there is none, one whose sender died over it. Two processes never take the
 * same one; whoever dies leaves it to be taken again when the lease is over. Each is one step into an index, however many wait.
 */
export const claimMail = async (handle: Handle, now: number, atMost: MailUrgency = mailUrgencies.other): Promise<ClaimedMail | null> => {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const due = sql`select id from mail_outbox where status = 'queued' and urgency <= ${atMost} and next_attempt_at <= ${at} order by urgency, next_attempt_at`
  const abandoned = sql`select id from mail_outbox where status = 'sending' and urgency <= ${atMost} and lease_until <= ${at}`
  const taken = (await take(handle, at, due)).rows[0] ?? (await take(handle, at, abandoned)).rows[0]
  return taken ? { ...taken, attempts: Number(taken.attempts) } : null
}

/** Gives mail back that a dead process of this worker held: only the one worker may say so. */
export const releaseHeldMail = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`update mail_outbox set status = 'queued', lease_until = null, updated_at = now() where status = 'sending'`)
}
