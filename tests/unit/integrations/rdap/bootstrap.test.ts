import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRdapServer } from '@/core/domains/registry'
import {
  parseBootstrap,
  loadBootstrap,
  shippedBootstrap,
  createBootstrapReader,
  findServer,
  refreshBootstrap,
} from '@/integrations/rdap/bootstrap'
import { startRdapServer, type RdapReply } from '../../../support/rdap-server'

let folder: string
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'rdap-')), 'kept')
})
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }))

const listOf = (servers: Readonly<Record<string, string>>, publication = '2030-01-01T00:00:00Z') =>
  JSON.stringify({ version: '1.0', publication, services: Object.entries(servers).map(([ending, server]) => [[ending], [server]]) })
const whole = {
  com: 'https://a.example/com/',
  net: 'https://a.example/net/',
  org: 'https://b.example/',
  app: 'https://c.example/',
  io: 'https://d.example',
}

describe('the RDAP server of a TLD', () => {
  const list = shippedBootstrap()

  it('is in the shipped list, with the two TLDs that IANA’s list lacks', () => {
    expect(['.com', '.net', '.org', '.app', '.io', '.co', '.zz'].map((extension) => findServer(extension, undefined, list))).toEqual([
      'https://rdap.verisign.com/com/v1/',
      'https://rdap.verisign.com/net/v1/',
      'https://rdap.publicinterestregistry.org/rdap/',
      'https://pubapi.registry.google/rdap/',
      'https://rdap.identitydigital.services/rdap/',
      'https://rdap.registry.co/co/',
      null,
    ])
  })

  it('is the admin’s URL, else the fetched list, else the shipped one', () => {
    const read = parseBootstrap(listOf(whole))
    if (!read.ok) throw new Error(read.error)
    expect(findServer('.io', undefined, read.value)).toBe('https://d.example/')
    expect(findServer('.io', { rdapServer: 'https://mine.example/' }, read.value)).toBe('https://mine.example/')
  })

  it('S3: is used for a three-label domain only under a sold TLD', () => {
    expect(findServer('.b.com', undefined, list)).toBeNull()
    expect(findServer('.b.com', {}, list)).toBe('https://rdap.verisign.com/com/v1/')
  })
})

describe('an RDAP URL of the admin', () => {
  it.each([
    'http://rdap.example/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://user:pass@rdap.example/',
    'https://rdap.example/?x=1',
    'https://rdap.example/#a',
    'javascript:alert(1)',
    'rdap.example',
    'https://2130706433/',
    '',
  ])('rejects %s', (address) => {
    expect(readRdapServer(address)).toBeNull()
  })

  it('ends with a slash, and may be loopback only if allowed', () => {
    expect(readRdapServer(' https://RDAP.example/v1 ')).toBe('https://rdap.example/v1/')
    expect(readRdapServer('http://127.0.0.1:8080/', { allowLoopback: true })).toBe('http://127.0.0.1:8080/')
    expect(readRdapServer('http://127.0.0.1:8080/')).toBeNull()
  })
})

describe('node scripts/run.mjs src/programs/rdap-refresh.ts', () => {
  const refresh = async (reply: RdapReply) => {
    const server = await startRdapServer({ list: reply })
    try {
      return await refreshBootstrap({ address: `${server.base}list`, folder, allowLoopback: true })
    } finally {
      await server.close()
    }
  }

  it('stores a list, which is used from then on, and leaves nothing else', async () => {
    const read = createBootstrapReader(folder, () => 0)
    expect((await read()).servers.get('com')).toBe('https://rdap.verisign.com/com/v1/')
    expect((await refresh({ status: 200, body: listOf(whole) })).ok).toBe(true)
    expect((await loadBootstrap(folder)).servers.get('com')).toBe('https://a.example/com/')
    expect((await read()).servers.get('com')).toBe('https://rdap.verisign.com/com/v1/')
    expect((await createBootstrapReader(folder)()).servers.get('com')).toBe('https://a.example/com/')
    expect(fs.readdirSync(folder)).toEqual(['dns.json'])
  })

  it.each<readonly [string, RdapReply, string]>([
    ['a page', { status: 200, body: '<html></html>' }, 'no-json'],
    ['a fault', { status: 500 }, 'not-reached'],
    ['a huge file', { status: 200, body: Buffer.alloc(5_000_000, ' ') }, 'not-reached'],
    ['half a list', { status: 200, body: listOf(whole).slice(0, 80) }, 'no-json'],
    ['another document', { status: 200, body: '{"version":"1.0"}' }, 'no-bootstrap'],
    ['another version', { status: 200, body: listOf(whole).replace('"1.0"', '"2.0"') }, 'no-bootstrap'],
    ['a list without https', { status: 200, body: listOf({ com: 'http://a.example/' }) }, 'no-servers'],
    ['a list that has lost an ending', { status: 200, body: listOf({ com: 'https://a.example/' }) }, 'lacks-endings'],
    ['an older list', { status: 200, body: listOf(whole, '2029-01-01T00:00:00Z') }, 'older'],
  ])('rejects %s, and keeps the current list', async (_name, reply, error) => {
    await refresh({ status: 200, body: listOf(whole) })
    expect(await refresh(reply)).toEqual({ ok: false, error })
    expect((await loadBootstrap(folder)).servers.get('com')).toBe('https://a.example/com/')
    expect(fs.readdirSync(folder)).toEqual(['dns.json'])
  })

  it('falls back to the shipped list for a broken file', async () => {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'dns.json'), 'garbage')
    expect(await loadBootstrap(folder)).toEqual(shippedBootstrap())
  })
})
