import fs from 'node:fs/promises'
import path from 'node:path'
import type { EmailAdapter } from 'payload'
import type { Circuit } from '@/core/circuit-breaker'
import type { StoredMail } from '@/core/email-retry'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { mailWaits } from '@/lib/config/circuit-limits'
import { buildEnvironment } from '@/lib/config/env'
import { mailPace } from '@/lib/config/limits'

interface ComposedMail {
  readonly data: { readonly to?: unknown; readonly subject?: unknown; readonly html?: unknown; readonly text?: unknown }
  readonly message: {
    readonly messageId: () => string
    readonly build: (done: (error: Error | null, message: Buffer) => void) => void
  }
}

type Done = (error: Error | null, info?: unknown) => void

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const build = (message: ComposedMail['message']): Promise<Buffer> =>
  new Promise((resolve, reject) => message.build((error, built) => (error ? reject(error) : resolve(built))))

/** File name by message id, so that a retry overwrites the same file. */
const nameOf = (messageId: string): string =>
  messageId
    .replaceAll(/[^A-Za-z0-9-]/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 120)

const storeMail = async (folder: string, { data, message }: ComposedMail): Promise<string> => {
  const messageId = message.messageId()
  const name = nameOf(messageId)
  await fs.mkdir(folder, { recursive: true })
  const kept: StoredMail = {
    name,
    to: asText(data.to),
    subject: asText(data.subject),
    at: new Date().toISOString(),
    text: asText(data.text),
    html: asText(data.html),
  }
  await fs.writeFile(path.join(folder, `${name}.eml`), await build(message))
  await fs.writeFile(path.join(folder, `${name}.json`), JSON.stringify(kept))
  return messageId
}

/** Replaces the mail server in development and demos: stores emails as files. */
const localMailbox = (folder: string) => ({
  name: 'local-mailbox',
  version: '1',
  send: (mail: ComposedMail, done: Done): void => {
    storeMail(folder, mail).then(
      (messageId) => done(null, { messageId, envelope: {} }),
      (error: unknown) => done(error instanceof Error ? error : new Error('Local mailbox is not writable')),
    )
  },
})

type Options = NonNullable<Exclude<Parameters<typeof nodemailerAdapter>[0], undefined>>
type Transport = Extract<Options, { transportOptions?: unknown }>['transportOptions']

const { SMTP_URL, MAIL_FROM, MAIL_DIR } = buildEnvironment()

/** Connection pool and timeouts. Passed in the URL, since nodemailer ignores options next to a URL. */
const connectionOptions = {
  pool: 'true',
  maxConnections: String(mailPace.connections),
  maxMessages: String(mailPace.mailsOfAConnection),
  // One retry on a new connection if the server hangs up.
  maxRequeues: '1',
  connectionTimeout: String(mailWaits.connection),
  greetingTimeout: String(mailWaits.greeting),
  socketTimeout: String(mailWaits.socket),
}

/** Parameters in SMTP_URL take precedence. */
const withConnectionOptions = (address: string): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(connectionOptions)) if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

/** The shop's only email transport: SMTP, or the local mailbox without SMTP_URL. */
export const mailAdapter = nodemailerAdapter({
  defaultFromAddress: MAIL_FROM,
  defaultFromName: 'Hostfront',
  skipVerify: true,
  transportOptions: (SMTP_URL === undefined ? localMailbox(MAIL_DIR) : { url: withConnectionOptions(SMTP_URL) }) as Transport,
})

/** Errors of a single email or of the configuration; they don't mean that the server is down. */
const emailErrorCodes: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM', 'EAUTH', 'ENOAUTH', 'ECONFIG', 'EMAXRECIPIENTS'])
/** RFC 5321 §3.8: the server announces that it closes the connection. */
const serviceClosing = 421

const isAnswer = (fault: unknown): boolean => {
  const { code, responseCode } = (fault instanceof Error ? fault : {}) as { readonly code?: unknown; readonly responseCode?: unknown }
  return emailErrorCodes.has(code) || (typeof responseCode === 'number' && responseCode !== serviceClosing)
}

/** Wraps the adapter in a circuit breaker. While it is open, an email that was not attempted fails with `ServiceUnavailableError`. */
export const guardedMail = (adapter: EmailAdapter | Promise<EmailAdapter>, circuitOf: () => Circuit) => async (): Promise<EmailAdapter> => {
  const inner = await adapter
  return (...args) => {
    const mail = inner(...args)
    return {
      ...mail,
      sendEmail: async (message) => {
        const { fault, given } = await circuitOf().call(async () => {
          try {
            return { given: await mail.sendEmail(message), fault: null }
          } catch (thrown) {
            if (isAnswer(thrown)) return { given: null, fault: thrown }
            throw thrown
          }
        })
        if (fault !== null) throw fault
        return given
      },
    }
  }
}
