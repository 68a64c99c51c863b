import fs from 'node:fs/promises'
import path from 'node:path'
import type { KeptMail } from '@/core/email-retry'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { mailWaits } from '@/lib/config/circuit-limits'
import { buildEnvironment } from '@/lib/config/env'
import { mailPace } from '@/lib/config/limits'

interface Composed {
  readonly data: { readonly to?: unknown; readonly subject?: unknown; readonly html?: unknown; readonly text?: unknown }
  readonly message: {
    readonly messageId: () => string
    readonly build: (done: (error: Error | null, message: Buffer) => void) => void
  }
}

type Done = (error: Error | null, info?: unknown) => void

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const build = (message: Composed['message']): Promise<Buffer> =>
  new Promise((resolve, reject) => message.build((error, built) => (error ? reject(error) : resolve(built))))

/** Its own name for every mail, the same for every try: sent twice is kept once. */
const nameOf = (messageId: string): string =>
  messageId
    .replaceAll(/[^A-Za-z0-9-]/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 120)

const keep = async (folder: string, { data, message }: Composed): Promise<string> => {
  const messageId = message.messageId()
  const name = nameOf(messageId)
  await fs.mkdir(folder, { recursive: true })
  const kept: KeptMail = {
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

/** In the place of a mail server: what would be sent is kept as files, for developers and demonstrations. */
const localMailbox = (folder: string) => ({
  name: 'local-mailbox',
  version: '1',
  send: (mail: Composed, done: Done): void => {
    keep(folder, mail).then(
      (messageId) => done(null, { messageId, envelope: {} }),
      (error: unknown) => done(error instanceof Error ? error : new Error('The mailbox cannot be written')),
    )
  },
})

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
const withManners = (address: string): string => {
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
