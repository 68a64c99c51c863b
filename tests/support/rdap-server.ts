import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const rdapJson = { 'Content-Type': 'application/rdap+json' } as const

/** RFC 9083 §5.3, with contacts, as registries send it. */
export const domainObject = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  rdapConformance: ['rdap_level_0', 'icann_rdap_response_profile_1'],
  objectClassName: 'domain',
  handle: 'D-1-TEST',
  ldhName: name.toUpperCase(),
  links: [{ rel: 'self', href: `https://rdap.example/domain/${name}`, type: 'application/rdap+json' }],
  status: ['client transfer prohibited', 'server delete prohibited'],
  events: [
    { eventAction: 'registration', eventDate: '2009-03-04T23:30:00-05:00' },
    { eventAction: 'expiration', eventDate: '2027-03-05T04:30:00Z' },
    { eventAction: 'last changed', eventDate: '2025-02-01T10:00:00Z' },
    { eventAction: 'last update of RDAP database', eventDate: '2026-11-21T00:00:00Z' },
  ],
  entities: [
    {
      objectClassName: 'entity',
      handle: '9999',
      roles: ['registrar'],
      publicIds: [{ type: 'IANA Registrar ID', identifier: '9999' }],
      vcardArray: [
        'vcard',
        [
          ['version', {}, 'text', '4.0'],
          ['fn', {}, 'text', 'Harbour Names Ltd'],
        ],
      ],
      entities: [
        {
          objectClassName: 'entity',
          roles: ['abuse'],
          vcardArray: [
            'vcard',
            [
              ['fn', {}, 'text', 'Abe Abuse'],
              ['email', {}, 'text', 'abuse@harbour.example'],
            ],
          ],
        },
      ],
    },
    {
      objectClassName: 'entity',
      roles: ['registrant'],
      vcardArray: [
        'vcard',
        [
          ['fn', {}, 'text', 'Petra Private'],
          ['email', {}, 'text', 'petra@private.example'],
          ['tel', {}, 'uri', 'tel:+49-30-555'],
        ],
      ],
    },
  ],
  nameservers: [
    { objectClassName: 'nameserver', ldhName: 'NS1.HARBOUR.EXAMPLE' },
    { objectClassName: 'nameserver', ldhName: 'ns2.harbour.example.' },
  ],
  notices: [{ title: 'Terms of Use', description: ['For Petra Private only.'] }],
  ...more,
})

/** RFC 9083 §6. */
export const errorObject = (code: number, title: string) => ({
  rdapConformance: ['rdap_level_0'],
  errorCode: code,
  title,
  description: [`${title}.`],
})

/** RFC 9082 §3.1.6. */
export const helpObject = { rdapConformance: ['rdap_level_0'], notices: [{ title: 'Help', description: ['domain/XXXX'] }] }

export interface RdapReply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Delays the reply. */
  readonly wait?: Promise<void>
  /** Closes the connection after this many bytes of a longer body. */
  readonly cutAfter?: number
}

export const found = (name: string, more?: Readonly<Record<string, unknown>>): RdapReply => ({
  status: 200,
  headers: rdapJson,
  body: JSON.stringify(domainObject(name, more)),
})
export const notFound: RdapReply = { status: 404, headers: rdapJson, body: JSON.stringify(errorObject(404, 'Not Found')) }
export const crowded = (retryAfter: string): RdapReply => ({
  status: 429,
  headers: { ...rdapJson, 'Retry-After': retryAfter },
  body: JSON.stringify(errorObject(429, 'Too Many Requests')),
})
export const redirectTo = (location: string, status = 302): RdapReply => ({ status, headers: { Location: location } })
export const silence: RdapReply = { status: 200, wait: new Promise(() => {}) }

/** Replies by path (`domain/example.com`, `help`); `other` for all others. */
export type Replies = Readonly<Record<string, RdapReply | ((headers: IncomingHttpHeaders) => RdapReply)>>

export interface RdapServer {
  /** `http://127.0.0.1:port/` */
  readonly base: string
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  /** Maximum concurrent requests. */
  readonly crowd: () => number
  readonly close: () => Promise<void>
}

const send = async (response: ServerResponse, { status, headers = {}, body = '', wait, cutAfter }: RdapReply): Promise<void> => {
  await wait
  if (cutAfter === undefined) {
    response.writeHead(status, headers).end(body)
    return
  }
  response.writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) })
  response.write(Buffer.from(body).subarray(0, cutAfter), () => response.destroy())
}

export const startRdapServer = async (replies: Replies, host = '127.0.0.1'): Promise<RdapServer> => {
  const asked: RdapServer['asked'] = []
  let open = 0
  let most = 0
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1)
    asked.push({ path, headers: request.headers })
    open += 1
    most = Math.max(most, open)
    response.on('close', () => (open -= 1))
    const reply = replies[path] ?? replies['other'] ?? { status: 500 }
    void send(response, typeof reply === 'function' ? reply(request.headers) : reply)
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return {
    base: `http://${host}:${(server.address() as AddressInfo).port}/`,
    asked,
    crowd: () => most,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
