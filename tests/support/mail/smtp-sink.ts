import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly messageId: string
  readonly to: string
  /** Whether the sender asked for SMTPUTF8 (RFC 6531). */
  readonly isUtf8: boolean
  readonly source: string
}

export interface SmtpSink {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Resolves once `count` emails have arrived in total. */
  readonly arrived: (count: number) => Promise<void>
  readonly connections: number
  /** Rejects all emails temporarily while true. */
  refuses: boolean
  readonly close: () => Promise<void>
}

const headerOf = (source: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? ''

/** SMTP server that stores emails, with a realistic delay. */
export const openSmtpSink = async (delay = 5): Promise<SmtpSink> => {
  const mails: ReceivedMail[] = []
  const waiting = new Set<{ count: number; resolve: () => void }>()
  const sink = { refuses: false, connections: 0 }
  const server = new SMTPServer({
    authOptional: true,
    // The mailer keeps idle connections; the default waits 30 s for them.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => {
      sink.connections += 1
      done()
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (sink.refuses) {
          done(Object.assign(new Error('Come back later'), { responseCode: 451 }))
          return
        }
        const source = Buffer.concat(chunks).toString('utf8')
        const { mailFrom, rcptTo } = session.envelope
        const [recipient] = rcptTo
        const asked = mailFrom === false ? false : mailFrom.args
        const isUtf8 = typeof asked === 'object' && 'SMTPUTF8' in asked
        mails.push({ messageId: headerOf(source, 'Message-ID'), to: recipient?.address ?? '', isUtf8, source })
        for (const each of waiting) {
          if (mails.length < each.count) continue
          waiting.delete(each)
          each.resolve()
        }
        setTimeout(done, delay)
      })
    },
  })
  // A killed worker drops its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    arrived: (count: number) =>
      mails.length >= count ? Promise.resolve() : new Promise<void>((resolve) => waiting.add({ count, resolve })),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}
