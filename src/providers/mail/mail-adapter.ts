import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { buildEnvironment } from '@/config/env'
import { localMailbox } from './local-mailbox'

type Options = NonNullable<Exclude<Parameters<typeof nodemailerAdapter>[0], undefined>>
type Transport = Extract<Options, { transportOptions?: unknown }>['transportOptions']

const { SMTP_URL, MAIL_FROM, MAIL_DIR } = buildEnvironment()

/** A server that does not answer is given up in time: the mail is tried again, and nobody waits. */
const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** The shop's one way out for mail: a mail server, or the local mailbox where none is set. */
export const mailAdapter = nodemailerAdapter({
  defaultFromAddress: MAIL_FROM,
  defaultFromName: 'Hostfront',
  skipVerify: true,
  transportOptions: (SMTP_URL === undefined ? localMailbox(MAIL_DIR) : { url: SMTP_URL, ...waits }) as Transport,
})
