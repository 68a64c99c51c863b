import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardedLookup } from '@/integrations/dns-lookup'
import { inFullLane } from '../../support/lane'
import { registryAt, startRegistry, statusOf } from '../../support/names/rdap-registries'
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
  type RdapReply,
} from '../../support/rdap-server'

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const page = '<!doctype html><title>Not found</title>'

describe('S3: RDAP responses', () => {
  it('with 200 and the domain object mean taken, in any case', async () => {
    expect(await statusOf(found('meadow.com'))).toBe('taken')
    expect(await statusOf(found('x', { ldhName: 'Meadow.COM.' }))).toBe('taken')
    expect(await statusOf(found('meadow.com', { events: 'none', entities: { a: 1 }, status: [1], nameservers: null }))).toBe('taken')
  })

  it('404 with an RDAP error object is available', async () => {
    expect(await statusOf(notFound)).toBe('available')
    expect(await statusOf({ ...notFound, headers: { 'Content-Type': 'application/json' } })).toBe('available')
  })

  it('with an empty 404 mean available only if the server has proven to speak RDAP', async () => {
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

  it('of an unreachable or missing server mean unknown', async () => {
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

  it('property: never mean available for random bytes and status, except by the rule', async () => {
    let reply: RdapReply = silence
    const { base } = await startRegistry({
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
          // Independent implementation of the rule.
          const text = body.toString()
          const isJsonType = type === undefined || /^application\/(rdap\+)?json/i.test(type)
          const isErrorObject = text.startsWith('{"rdapConformance":["rdap_level_0"],"errorCode":404,')
          const mayBeFree = status === 404 && isJsonType && (text.trim() === '' || isErrorObject)
          expect(answer?.status === 'available').toBe(mayBeFree)
          if (answer?.status === 'taken')
            expect([status, text.toLowerCase()]).toEqual([200, expect.stringContaining('"ldhname":"meadow.com"')])
        },
      ),
      { numRuns: inFullLane ? 250 : 60 },
    )
  })
})

describe('redirects', () => {
  it('are followed within the same rules, at most two', async () => {
    const other = await startRegistry({ 'domain/meadow.com': found('meadow.com') })
    expect(await statusOf(redirectTo('/second'), { second: redirectTo(`${other.base}domain/meadow.com`, 307) })).toBe('taken')
    expect(await statusOf(redirectTo('/a'), { a: redirectTo('/b'), b: redirectTo('/c'), c: found('meadow.com') })).toBe('unknown')
  })

  it('to another host make a 404 unreliable', async () => {
    const other = await startRegistry({ other: notFound })
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

  it('to a private address or with a password are not followed', async () => {
    const inside = await startRegistry({ other: found('meadow.com') }, '127.0.0.2')
    expect(await statusOf(redirectTo(`${inside.base}domain/meadow.com`))).toBe('unknown')
    const open = await startRegistry({ other: found('meadow.com') })
    expect(await statusOf(redirectTo(`${open.base.replace('//', '//user:secret@')}domain/meadow.com`))).toBe('unknown')
    expect([inside.asked, open.asked]).toEqual([[], []])
  })

  it('never connect to this machine by name', async () => {
    for (const all of [true, false]) {
      const fault = await new Promise((resolve) => guardedLookup('localhost', { all }, resolve))
      expect(fault).toMatchObject({ message: 'address' })
    }
  })

  it('never reach this machine in a public shop', async () => {
    const { base, asked } = await startRegistry({ other: notFound })
    const [answer] = await registryAt({ '.com': base }, { allowLoopback: false }).checkAvailability(['meadow.com'])
    expect([answer?.status, asked]).toEqual(['unknown', []])
    const [named] = await registryAt({ '.com': 'https://localhost.localdomain:9/' }, { allowLoopback: false }).checkAvailability([
      'meadow.com',
    ])
    expect(named?.status).toBe('unknown')
  })
})
