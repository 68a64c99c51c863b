import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { mailWaits } from '@/config/circuit-limits'
import { buildEnvironment } from '@/config/env'
import { mailPace } from '@/config/mail-pace'
import { localMailbox } from './local-mailbox'

type Options = NonNullable<Exclude<Parameters<typeof nodemailerAdapter>[0], undefined>>
type Transport = Extract<Options, { transportOptions?: unknown }>['transportOptions']

const { SMTP_URL, MAIL_FROM, MAIL_DIR } = buildEnvironment()

/**
 * Connections are kept from mail to mail. A server that does not answer is given up in time: the mail is tried again, and nobody
 * waits. In the address, because the transport heeds nothing beside one.
 */
const manners = {
  pool: 'true',
  maxConnections: String(mailPace.connections),
  maxMessages: String(mailPace.mailsOfAConnection),
  // A server that hangs up is tried once more, over a new connection, and not for ever.
  maxRequeues: '1',
  connectionTimeout: String(mailWaits.connection),
  greetingTimeout: String(mailWaits.greeting),
  socketTimeout: String(mailWaits.socket),
}

/** What the operator has written into the address stays. */
export const withManners = (address: string): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(manners)) if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

/** The shop's one way out for mail: a mail server, or the local mailbox where none is set. */
export const mailAdapter = nodemailerAdapter({
  defaultFromAddress: MAIL_FROM,
  defaultFromName: 'Hostfront',
  skipVerify: true,
  transportOptions: (SMTP_URL === undefined ? localMailbox(MAIL_DIR) : { url: withManners(SMTP_URL) }) as Transport,
})
