import fs from 'node:fs/promises'
import path from 'node:path'
import type { KeptMail } from '@/core/mail/kept-mail'

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
export const localMailbox = (folder: string) => ({
  name: 'local-mailbox',
  version: '1',
  send: (mail: Composed, done: Done): void => {
    keep(folder, mail).then(
      (messageId) => done(null, { messageId, envelope: {} }),
      (error: unknown) => done(error instanceof Error ? error : new Error('The mailbox cannot be written')),
    )
  },
})
