import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/lib/config/locales'
import { type Handle, uuidV7, instant } from '@/lib/db/sql'
import { limitMails } from './email-limits'
import { urgencyOf, type MailData, type MailTemplate, staffRecipient, type OutgoingMail, staffNotice, type Notice } from './email-data'
import type { Payload, PayloadRequest } from 'payload'
import { handleOfRequest } from '@/lib/db/transaction'

/** Used until the site settings have one. */
export const defaultSupportAddress = 'support@example.com'

/** Subquery, so that queuing a staff email needs no extra query. */
const supportAddress = sql`coalesce((select support_email from site_settings order by id limit 1), ${defaultSupportAddress})`

/** Truncated: the column stores milliseconds and would round up into the future. */
const dueNow = sql`date_trunc('milliseconds', now())`

const toRow = ({ template, to, locale, data, dedupeKey }: OutgoingMail) => ({
  id: uuidV7(),
  template,
  recipient: to === staffRecipient ? null : to,
  locale,
  data,
  dedupe_key: dedupeKey,
  urgency: urgencyOf(template),
})

/** CTEs that insert emails together with other rows: `counted`, and `mailed` with the new ones. Existing keys are skipped. */
export const mailRows = (mails: readonly OutgoingMail[]) => {
  const { counted, held } = limitMails(mails)
  return sql`counted as (${counted}),
    mailed as (
      insert into mail_outbox (id, template, recipient, locale, data, dedupe_key, status, last_error, urgency, attempts, next_attempt_at, created_at, updated_at)
      select mail.id, mail.template, coalesce(mail.recipient, ${supportAddress}), mail.locale, mail.data, mail.dedupe_key,
        (case when held.fault is null then 'queued' else 'dead' end)::enum_mail_outbox_status, held.fault, mail.urgency, 0, ${dueNow}, now(), now()
      from jsonb_populate_recordset(null::mail_outbox, ${JSON.stringify(mails.map(toRow))}::jsonb) as mail
        left join (${held}) as held on held.dedupe = mail.dedupe_key
      on conflict (dedupe_key) do nothing
      returning id
    )`
}

/** Returns the number of new emails. */
export const insertMails = async (handle: Handle, mails: readonly OutgoingMail[]): Promise<number> => {
  const { rows } = await handle.execute(sql`with ${mailRows(mails)} select id from mailed`)
  return rows.length
}

export interface ClaimedMail {
  readonly id: string
  readonly template: MailTemplate
  readonly recipient: string
  readonly locale: Locale
  readonly data: MailData[MailTemplate]
  /** Including this attempt. */
  readonly attempts: number
}

interface MailRow extends Omit<ClaimedMail, 'attempts'>, Record<string, unknown> {
  readonly attempts: string
}

/** Counts an attempt. Null unless the email is queued, so a job that runs again after it was sent does nothing. */
export const updateAttemptedMail = async (handle: Handle, id: string): Promise<ClaimedMail | null> => {
  const { rows } = await handle.execute<MailRow>(sql`
    update mail_outbox set attempts = attempts + 1, updated_at = now() where id = ${id} and status = 'queued'
    returning id, template, recipient, locale, data, attempts
  `)
  const [mail] = rows
  return mail ? { ...mail, attempts: Number(mail.attempts) } : null
}

export const updateSentMail = async (handle: Handle, id: string, now: number, isForgotten: boolean): Promise<void> => {
  await handle.execute(sql`
    update mail_outbox set status = 'sent', sent_at = ${instant(now)}, last_error = null, data = ${isForgotten ? sql`'{}'::jsonb` : sql`data`}, updated_at = now()
    where id = ${id}
  `)
}

interface FailedAttempt {
  readonly status: 'queued' | 'dead'
  readonly fault: string
  /** Epoch milliseconds. */
  readonly nextAttemptAt: number
}

export const updateFailedMail = async (handle: Handle, id: string, { status, fault, nextAttemptAt }: FailedAttempt): Promise<void> => {
  await handle.execute(sql`
    update mail_outbox set status = ${status}, last_error = ${fault.slice(0, 1000)},
      next_attempt_at = ${instant(nextAttemptAt)}, updated_at = now()
    where id = ${id}
  `)
}

/** The mail server was unavailable; does not count as an attempt. */
export const updatePostponedMail = async (handle: Handle, id: string, nextAttemptAt: number): Promise<void> => {
  await handle.execute(sql`
    update mail_outbox set status = 'queued', attempts = greatest(attempts - 1, 0),
      next_attempt_at = ${instant(nextAttemptAt)}, updated_at = now()
    where id = ${id}
  `)
}

/** Open transaction, a hook's `req` (its transaction), or a context if there is no transaction to join. */
type MailDoor = Handle | PayloadRequest | { readonly payload: Payload }

const handleOf = (door: MailDoor): Handle | Promise<Handle> => ('execute' in door ? door : handleOfRequest(door as PayloadRequest))

/** Writes an email in the given transaction, so it is sent only if that commits. False if its key exists. */
export const queueMail = async <Template extends MailTemplate>(door: MailDoor, mail: OutgoingMail<Template>): Promise<boolean> =>
  (await insertMails(await handleOf(door), [mail])) > 0

/** Joins the event's transaction. */
export const queueStaffNotice = (door: MailDoor, notice: Notice): Promise<boolean> => queueMail(door, staffNotice(notice))
