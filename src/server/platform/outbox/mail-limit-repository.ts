import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '../database/handle'
import { countedMails, mailboxKey, mailLimits, type MailLimit } from './mail-limits'
import type { OutgoingMail } from './outgoing-mail'

type Sql = ReturnType<typeof sql>

const countKeys = (rows: Sql, now: number): Sql => sql`
  insert into infra.rate_limits as known (key, points, expire)
  select key, count(*), max(expire) from ${rows} group by key order by key
  on conflict (key) do update set
    points = case when known.expire <= ${now} then excluded.points else known.points + excluded.points end,
    expire = case when known.expire <= ${now} then excluded.expire else known.expire end
  returning key, points`

export interface LimitedMails {
  /** The rows of a common table expression `counted`: counts the mails that are new, in the transaction that writes them. */
  readonly counted: Sql
  /** `dedupe` and `fault` of each mail beyond its limit, read from `counted`. */
  readonly held: Sql
}

/** W8: mails beyond the limit are written as given up, so that support sees them and can send them. */
export const limitMails = (mails: readonly OutgoingMail[]): LimitedMails => {
  const now = Date.now()
  const rows = sql`jsonb_to_recordset(${JSON.stringify(countedMails(mails, now))}::jsonb) as asked (key text, dedupe text, most int, expire bigint, later int)`
  return {
    counted: countKeys(sql`${rows} where not exists (select from mail_outbox where dedupe_key = asked.dedupe)`, now),
    held: sql`select asked.dedupe, 'held back: more than ' || asked.most || ' unproven mails per hour to this mailbox' as fault
      from ${rows} join counted on counted.key = asked.key where counted.points - asked.later > asked.most`,
  }
}

const isWithin = async (handle: Handle, limit: MailLimit, recipient: string): Promise<boolean> => {
  const now = Date.now()
  const { most, seconds } = mailLimits[limit]
  const rows = sql`(values (${mailboxKey(limit, recipient)}, ${now + seconds * 1000}::bigint)) as asked (key, expire)`
  const answer = await handle.execute<{ points: number }>(countKeys(rows, now))
  return Number(answer.rows[0]?.points ?? 0) <= most
}

/** W8: whether another link to an account may be mailed to this address, however many strangers ask for one. */
export const mayMail = async (handle: Handle, email: string): Promise<boolean> =>
  (await isWithin(handle, 'links', email)) || (await isWithin(handle, 'links-beyond', email))
