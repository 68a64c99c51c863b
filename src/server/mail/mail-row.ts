import { sql } from '@payloadcms/db-postgres'
import { uuidV7 } from '../database/uuid-v7'
import type { MailTemplate } from './mail-data'
import type { OutgoingMail } from './outgoing-mail'

/** The statement that writes one mail down, for those who write it together with other rows. A key that is there already is left alone. */
export const mailRow = <Template extends MailTemplate>({ template, to, locale, data, dedupeKey }: OutgoingMail<Template>) => sql`
  insert into mail_outbox (id, template, recipient, locale, data, dedupe_key, status, attempts, next_attempt_at, created_at, updated_at)
  values (${uuidV7()}, ${template}, ${to}, ${locale}, ${JSON.stringify(data)}::jsonb, ${dedupeKey}, 'queued', 0, now(), now(), now())
  on conflict (dedupe_key) do nothing
  returning id
`
