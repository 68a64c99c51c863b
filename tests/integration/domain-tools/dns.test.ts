import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inFullLane } from '../../support/lane'
import { startDnsServer, type DnsServer } from '../../support/dns-server'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from '../api/api-client'

let server: DnsServer
let api: Api
beforeAll(async () => {
  server = await startDnsServer({
    'otterbean.com': { A: ['203.0.113.7'], MX: ['10 mail.otterbean.com'] },
    'inside.otterbean.com': { A: ['192.168.0.10'] },
    'silent.otterbean.com': 'silence',
    'xn--mnchen-3ya.de': { A: ['203.0.113.8'] },
  })
  // The operator's setting overrides the simulation.
  const { payload } = await bootPayload({ DNS_SERVERS: server.address })
  api = createApi(payload)
})
afterAll(() => server.close())

const lookUp = (query: string) => api('GET', `/domains/dns?${query}`)

describe('GET /api/domains/dns', () => {
  it('returns records of one type', async () => {
    const answer = await lookUp('domain=Otterbean.com.&type=MX')
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual({
      domain: 'otterbean.com',
      source: 'resolver',
      answers: [{ type: 'MX', status: 'found', records: [{ value: 'mail.otterbean.com', priority: 10, timeToLive: null }], withheld: 0 }],
    })
  })

  it('returns all types without one', async () => {
    for (const query of ['domain=otterbean.com', 'domain=otterbean.com&type=']) {
      const answers = (await lookUp(query)).body?.['answers'] as readonly { type: string; status: string }[]
      expect(answers.map(({ type, status }) => `${type} ${status}`)).toEqual([
        'A found',
        'AAAA none',
        'CNAME none',
        'MX found',
        'NS none',
        'TXT none',
        'SOA none',
        'CAA none',
      ])
    }
  })

  it('looks up IDNs as punycode', async () => {
    expect((await lookUp(`domain=${encodeURIComponent('München.de')}&type=A`)).body).toMatchObject({
      domain: 'xn--mnchen-3ya.de',
      answers: [{ status: 'found' }],
    })
  })

  it.runIf(inFullLane)('answers an NXDOMAIN as a result, and a silent server as unknown', async () => {
    expect((await lookUp('domain=nobody.otterbean.com&type=A')).body).toMatchObject({ answers: [{ status: 'no-such-name' }] })
    expect((await lookUp('domain=silent.otterbean.com&type=A')).body).toMatchObject({ answers: [{ status: 'unknown' }] })
  })

  it('hides addresses of private networks', async () => {
    const answer = await lookUp('domain=inside.otterbean.com&type=A')
    expect(answer.body).toMatchObject({ answers: [{ status: 'found', records: [], withheld: 1 }] })
    expect(answer.text).not.toContain('192.168')
  })

  it.each(['localhost', 'db.internal', 'printer.local', 'metadata.google.internal', '1.0.0.127.in-addr.arpa', 'otter'])(
    'does not look up the private name %s',
    async (domain) => {
      const answer = await lookUp(`domain=${domain}`)
      expect(answer.status).toBe(422)
      expect(answer.body?.['error']).toMatchObject({ code: 'name-not-public', fields: { domain: expect.stringMatching(/\S/) } })
      expect(server.asked.has(domain)).toBe(false)
    },
  )

  it.each([
    ['domain=', 'validation.required'],
    ['', 'validation.required'],
    ['domain=127.0.0.1', 'validation.invalidFormat'],
    ['domain=%5B::1%5D', 'validation.invalidFormat'],
    ['domain=a..com', 'validation.invalidFormat'],
    ['domain=otterbean.com&type=ANY', 'invalid-request'],
    ['domain=otterbean.com&type=a', 'invalid-request'],
    ['domain=otterbean.com&server=10.0.0.1', 'invalid-request'],
  ])('rejects %j as %s', async (query, code) => {
    const answer = await lookUp(query)
    expect(answer.status).toBe(400)
    expect(answer.body?.['error']).toMatchObject({ code })
  })
})
