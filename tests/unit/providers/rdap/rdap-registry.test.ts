import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createRdapRegistry } from '@/providers/domains/rdap-registry'
import { guardedLookup } from '@/providers/domains/rdap/fetch-safely'
import { createRdapClient, type RdapClientOptions } from '@/providers/domains/rdap/rdap-client'
import {
  crowded,
  domainObject,
  errorObject,
  found,
  helpObject,
  notFound,
  rdapJson,
  redirectTo,
  silence,
  startRdapServer,
  type RdapReply,
  type RdapServer,
  type Replies,
} from '../../../support/rdap-server'

const servers: RdapServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ close }) => close()))
})
const start = async (replies: Replies, host?: string): Promise<RdapServer> => {
  const server = await startRdapServer(replies, host)
  servers.push(server)
  return server
}

/** `.com` and every other ending at its own server. */
const registryAt = (bases: Readonly<Record<string, string>>, options: Partial<RdapClientOptions> = {}) =>
  createRdapRegistry(
    createRdapClient({
      findServer: async (extension) => bases[extension] ?? null,
      allowLoopback: true,
      ...options,
      limits: { timeout: 400, answerTimeout: 900, ...options.limits },
    }),
  )

const statusOf = async (reply: RdapReply, more: Replies = {}, options: Partial<RdapClientOptions> = {}): Promise<string | undefined> => {
  const { base } = await start({
    'domain/meadow.com': reply,
    help: { status: 200, headers: rdapJson, body: JSON.stringify(helpObject) },
    ...more,
  })
  const [answer] = await registryAt({ '.com': base }, options).checkAvailability(['meadow.com'])
  return answer?.status
}

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const page = '<!doctype html><title>Not found</title>'

describe('S3: what an answer means', () => {
  it('200 with the domain object of this name is taken, however its letters are written', async () => {
    expect(await statusOf(found('meadow.com'))).toBe('taken')
    expect(await statusOf(found('x', { ldhName: 'Meadow.COM.' }))).toBe('taken')
    expect(await statusOf(found('meadow.com', { events: 'none', entities: { a: 1 }, status: [1], nameservers: null }))).toBe('taken')
  })

  it('404 with an RDAP error object is available', async () => {
    expect(await statusOf(notFound)).toBe('available')
    expect(await statusOf({ ...notFound, headers: { 'Content-Type': 'application/json' } })).toBe('available')
  })

  it('an empty 404 is available only where the server has shown that it speaks RDAP', async () => {
    expect(await statusOf({ status: 404 })).toBe('available')
    expect(await statusOf({ status: 404, headers: rdapJson })).toBe('available')
    for (const help of [{ status: 404 }, { status: 200, headers: html, body: page }, { status: 200, body: '{}' }, silence]) {
      expect(await statusOf({ status: 404 }, { help })).toBe('unknown')
    }
  })

  it.each<readonly [string, RdapReply]>([
    ['a 404 page of a web server', { status: 404, headers: html, body: page }],
    ['an empty 404 of a web server', { status: 404, headers: html }],
    ['a 404 in plain text', { status: 404, headers: { 'Content-Type': 'text/plain' }, body: 'not found' }],
    ['a 404 page that calls itself RDAP', { status: 404, headers: rdapJson, body: page }],
    [
      'a 404 whose error object says something else',
      { status: 404, headers: rdapJson, body: JSON.stringify(errorObject(400, 'Bad Request')) },
    ],
    ['an error object under 200', { status: 200, headers: rdapJson, body: JSON.stringify(errorObject(404, 'Not Found')) }],
    ['a domain object under 404', { status: 404, headers: rdapJson, body: JSON.stringify(domainObject('meadow.com')) }],
    ['429', crowded('5')],
    ['429 without a word', { status: 429 }],
    ['500 with a 404 object', { status: 500, headers: rdapJson, body: JSON.stringify(errorObject(404, 'Not Found')) }],
    ['503', { status: 503 }],
    ['400', { status: 400, headers: rdapJson, body: JSON.stringify(errorObject(400, 'Bad Request')) }],
    ['401', { status: 401 }],
    ['410', { status: 410 }],
    ['204', { status: 204 }],
    ['304 that nobody asked for', { status: 304 }],
    ['another name', found('orchard.com')],
    ['no name', { status: 200, headers: rdapJson, body: JSON.stringify({ ...domainObject('meadow.com'), ldhName: undefined }) }],
    ['another object', found('meadow.com', { objectClassName: 'nameserver' })],
    ['garbage', { status: 200, headers: rdapJson, body: Buffer.from([0xff, 0xfe, 0x00, 0x80]) }],
    ['half a document', { status: 200, headers: rdapJson, body: JSON.stringify(domainObject('meadow.com')).slice(0, 90) }],
    ['an answer that is cut off', { ...found('meadow.com'), cutAfter: 40 }],
    ['a 404 that is cut off', { ...notFound, cutAfter: 12 }],
    ['a huge answer', found('meadow.com', { remarks: 'x'.repeat(400_000) })],
    ['a huge 404', { status: 404, headers: rdapJson, body: JSON.stringify({ ...errorObject(404, 'x'.repeat(400_000)) }) }],
    ['a packed answer', { ...notFound, headers: { ...rdapJson, 'Content-Encoding': 'gzip' } }],
    ['silence', silence],
  ])('%s is unknown', async (_name, reply) => {
    expect(await statusOf(reply)).toBe('unknown')
  })

  it('a server that is not there is unknown, and so is an ending that nobody serves', async () => {
    const answers = await registryAt({ '.com': 'http://127.0.0.1:9/' }).checkAvailability([
      'meadow.com',
      'meadow.zz',
      'a.b.com',
      '-.com',
      'meadow.com/../help',
      '',
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill('unknown'))
  })

  it('property: whatever bytes and status come, nothing reads as available but what the rule says', async () => {
    let reply: RdapReply = silence
    const { base } = await start({
      'domain/meadow.com': () => reply,
      help: { status: 200, headers: rdapJson, body: JSON.stringify(helpObject) },
    })
    const types = [
      undefined,
      'application/rdap+json',
      'application/json; charset=utf-8',
      'text/html',
      'text/plain',
      'APPLICATION/RDAP+JSON',
      '*/*',
    ]
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((text) => Buffer.from(text)),
      fc.constantFrom(404, 404, 400, 500).map((code) => Buffer.from(JSON.stringify(errorObject(code, 'x')))),
      fc.constantFrom('meadow.com', 'MEADOW.com', 'other.com').map((name) => Buffer.from(JSON.stringify(domainObject(name)))),
      fc.constant(Buffer.alloc(0)),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(200, 404, 404), fc.integer({ min: 200, max: 599 })),
        fc.constantFrom(...types),
        bodies,
        async (status, type, body) => {
          reply = { status, headers: type === undefined ? {} : { 'Content-Type': type }, body }
          const [answer] = await registryAt({ '.com': base }).checkAvailability(['meadow.com'])
          // The rule, written once more.
          const text = body.toString()
          const isJsonType = type === undefined || /^application\/(rdap\+)?json/i.test(type)
          const isErrorObject = text.startsWith('{"rdapConformance":["rdap_level_0"],"errorCode":404,')
          const mayBeFree = status === 404 && isJsonType && (text.trim() === '' || isErrorObject)
          expect(answer?.status === 'available').toBe(mayBeFree)
          if (answer?.status === 'taken')
            expect([status, text.toLowerCase()]).toEqual([200, expect.stringContaining('"ldhname":"meadow.com"')])
        },
      ),
      { numRuns: 250 },
    )
  })
})

describe('redirects', () => {
  it('to the same rules and at most two are followed', async () => {
    const other = await start({ 'domain/meadow.com': found('meadow.com') })
    expect(await statusOf(redirectTo('/second'), { second: redirectTo(`${other.base}domain/meadow.com`, 307) })).toBe('taken')
    expect(await statusOf(redirectTo('/a'), { a: redirectTo('/b'), b: redirectTo('/c'), c: found('meadow.com') })).toBe('unknown')
  })

  it('a 404 somewhere else is not the registry’s', async () => {
    const other = await start({ other: notFound })
    expect(await statusOf(redirectTo(`${other.base}domain/meadow.com`))).toBe('unknown')
    expect(await statusOf(redirectTo('/moved/meadow.com'), { 'moved/meadow.com': notFound })).toBe('available')
  })

  it.each([
    'ftp://127.0.0.1/x',
    'file:///etc/passwd',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest',
    'https://10.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'http://rdap.example/',
    'https://user:secret@rdap.example/',
    '//0x7f000001.example:99999/',
    '',
  ])('to %s are not followed', async (location) => {
    expect(await statusOf(redirectTo(location))).toBe('unknown')
  })

  it('to a private address that answers, or with a password, are not followed either', async () => {
    const inside = await start({ other: found('meadow.com') }, '127.0.0.2')
    expect(await statusOf(redirectTo(`${inside.base}domain/meadow.com`))).toBe('unknown')
    const open = await start({ other: found('meadow.com') })
    expect(await statusOf(redirectTo(`${open.base.replace('//', '//user:secret@')}domain/meadow.com`))).toBe('unknown')
    expect([inside.asked, open.asked]).toEqual([[], []])
  })

  it('a name that leads to this machine is not connected to', async () => {
    for (const all of [true, false]) {
      const fault = await new Promise((resolve) => guardedLookup('localhost', { all }, resolve))
      expect(fault).toMatchObject({ message: 'address' })
    }
  })

  it('in a shop that serves, not even this machine may be asked', async () => {
    const { base, asked } = await start({ other: notFound })
    const [answer] = await registryAt({ '.com': base }, { allowLoopback: false }).checkAvailability(['meadow.com'])
    expect([answer?.status, asked]).toEqual(['unknown', []])
    const [named] = await registryAt({ '.com': 'https://localhost.localdomain:9/' }, { allowLoopback: false }).checkAvailability([
      'meadow.com',
    ])
    expect(named?.status).toBe('unknown')
  })
})

const names = (count: number, ending = 'com') => Array.from({ length: count }, (_, index) => `meadow${index}.${ending}`)

describe('crowds and dead registries', () => {
  it('a search with one dead registry shows all other rows in time', async () => {
    const [dead, alive] = await Promise.all([start({ other: silence }), start({ other: notFound })])
    const began = Date.now()
    const answers = await registryAt({ '.com': dead.base, '.net': alive.base }).checkAvailability([...names(12), ...names(12, 'net')])
    expect(Date.now() - began).toBeLessThan(2_000)
    expect(answers.slice(0, 12).every(({ status }) => status === 'unknown')).toBe(true)
    expect(answers.slice(12).every(({ status }) => status === 'available')).toBe(true)
    expect(answers.map(({ domain }) => domain)).toEqual([...names(12), ...names(12, 'net')])
    // After three questions without an answer the others are not even asked.
    expect(dead.asked).toHaveLength(3)
  })

  it('answers within its budget, even from a server that drips', async () => {
    const { base } = await start({ other: { ...notFound, wait: new Promise(() => {}) } })
    const began = Date.now()
    const [answer] = await registryAt({ '.com': base }, { limits: { timeout: 60_000, answerTimeout: 300 } }).checkAvailability([
      'meadow.com',
    ])
    expect([answer?.status, Date.now() - began < 1_500]).toEqual(['unknown', true])
  })

  it('no server is asked more than three things at a time, and all are answered', async () => {
    let letGo = () => {}
    const wait = new Promise<void>((resolve) => (letGo = resolve))
    const { base, asked, crowd } = await start({ other: { ...notFound, wait } })
    const all = registryAt({ '.com': base }, { limits: { timeout: 20_000, answerTimeout: 20_000 } }).checkAvailability(names(40))
    await expect.poll(() => asked.length).toBe(3)
    letGo()
    expect((await all).every(({ status }) => status === 'available')).toBe(true)
    expect([asked.length, crowd()]).toEqual([40, 3])
  })

  it('429: the server is left alone as long as it asks, then asked again', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z')
    let reply = crowded('20')
    const { base, asked } = await start({ other: () => reply })
    const registry = registryAt({ '.com': base }, { now: () => now })
    const ask = async (name: string) => (await registry.checkAvailability([name]))[0]?.status
    expect(await ask('a.com')).toBe('unknown')
    reply = notFound
    now += 19_000
    expect([await ask('b.com'), asked.length]).toEqual(['unknown', 1])
    now += 1_001
    expect([await ask('b.com'), asked.length]).toEqual(['available', 2])
    reply = crowded('Sat, 21 Nov 2026 12:01:00 GMT')
    expect(await ask('c.com')).toBe('unknown')
    reply = notFound
    now = Date.parse('2026-11-21T12:00:59Z')
    expect([await ask('c.com'), asked.length]).toEqual(['unknown', 3])
    now += 1_000
    expect(await ask('c.com')).toBe('available')
  })

  it('the caller’s abort is unknown at once', async () => {
    const { base } = await start({ other: silence })
    const [answer] = await registryAt({ '.com': base }).checkAvailability(['meadow.com'], { signal: AbortSignal.abort() })
    expect(answer?.status).toBe('unknown')
  })
})

describe('what is remembered', () => {
  const clocked = async (replies: Replies) => {
    const clock = { now: 1_000_000 }
    const server = await start(replies)
    const registry = registryAt({ '.com': server.base }, { now: () => clock.now, limits: { kept: 2 } })
    return { clock, server, ask: async (name: string) => (await registry.checkAvailability([name]))[0]?.status }
  }

  it('taken for ten minutes, free for twenty seconds, unknown not at all', async () => {
    const { clock, server, ask } = await clocked({
      'domain/taken.com': found('taken.com'),
      'domain/free.com': notFound,
      'domain/odd.com': { status: 400 },
    })
    for (const name of ['taken.com', 'free.com', 'odd.com', 'taken.com', 'free.com', 'odd.com']) await ask(name)
    expect(server.asked.map(({ path }) => path)).toEqual(['domain/taken.com', 'domain/free.com', 'domain/odd.com', 'domain/odd.com'])
    clock.now += 20_000
    await ask('free.com')
    await ask('taken.com')
    expect(server.asked).toHaveLength(5)
    clock.now += 580_000
    await ask('taken.com')
    expect(server.asked).toHaveLength(6)
  })

  it('then "is it still so?": 304 renews what was taken', async () => {
    const { clock, server, ask } = await clocked({
      'domain/taken.com': ({ 'if-none-match': etag }) =>
        etag === '"v1"'
          ? { status: 304 }
          : { ...found('taken.com'), headers: { ...rdapJson, ETag: '"v1"', 'Last-Modified': 'Sat, 21 Nov 2026 12:00:00 GMT' } },
    })
    expect(await ask('taken.com')).toBe('taken')
    clock.now += 600_000
    expect(await ask('taken.com')).toBe('taken')
    expect(server.asked[1]?.headers).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': 'Sat, 21 Nov 2026 12:00:00 GMT' })
    clock.now += 599_000
    expect(await ask('taken.com')).toBe('taken')
    expect(server.asked).toHaveLength(2)
  })

  it('of more names than are kept, those used last', async () => {
    const { server, ask } = await clocked({
      'domain/a.com': found('a.com'),
      'domain/b.com': found('b.com'),
      'domain/c.com': found('c.com'),
    })
    for (const name of ['a.com', 'b.com', 'a.com', 'c.com', 'a.com', 'b.com']) await ask(name)
    expect(server.asked.map(({ path }) => path)).toEqual(['domain/a.com', 'domain/b.com', 'domain/c.com', 'domain/b.com'])
  })

  it('the same name at the same moment is one question', async () => {
    const { server } = await clocked({ other: notFound })
    const registry = registryAt({ '.com': server.base })
    const answers = await registry.checkAvailability(['meadow.com', 'meadow.com', 'meadow.com'])
    expect([answers.length, server.asked.length]).toEqual([3, 1])
  })
})
