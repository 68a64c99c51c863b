import { sql } from '@payloadcms/db-postgres'
import { defaultSupportAddress } from '@/config/support-address'
import { uuidV7 } from '../database/uuid-v7'
import { urgencyOf } from './mail-data'
import { theStaff, type OutgoingMail } from './outgoing-mail'

/** Read by the statement itself: an order that tells the staff asks the database nothing more. */
const supportAddress = sql`coalesce((select support_email from site_settings order by id limit 1), ${defaultSupportAddress})`

/** The column keeps milliseconds and would round up: a mail written now must not be due in the future. */
const dueNow = sql`date_trunc('milliseconds', now())`

const row = ({ template, to, locale, data, dedupeKey }: OutgoingMail) =>
  sql`(${uuidV7()}, ${template}, ${to === theStaff ? supportAddress : to}, ${locale}, ${JSON.stringify(data)}::jsonb, ${dedupeKey}, 'queued', ${urgencyOf(template)}, 0, ${dueNow}, now(), now())`

/** The statement that writes mails down, for those who write them together with other rows. A key that is there already is left alone. */
export const mailRows = (...mails: readonly [OutgoingMail, ...OutgoingMail[]]) => sql`
  insert into mail_outbox (id, template, recipient, locale, data, dedupe_key, status, urgency, attempts, next_attempt_at, created_at, updated_at)
  values ${sql.join(mails.map(row), sql`, `)}
  on conflict (dedupe_key) do nothing
  returning id
`
