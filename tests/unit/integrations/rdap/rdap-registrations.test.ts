import { circuitLimits } from '@/lib/config/circuit-limits'
import { createCircuit } from '@/lib/circuits'
import { afterEach, describe, expect, it } from 'vitest'
import { createRdapRegistrations } from '@/integrations/rdap/registry'
import { createRdapClient } from '@/integrations/rdap/client'
import { crowded, found, notFound, startRdapServer, type RdapReply, type RdapServer } from '../../../support/rdap-server'

let server: RdapServer | undefined
afterEach(() => server?.close())

const lookUp = async (reply: RdapReply) => {
  server = await startRdapServer({ other: reply })
  const { base } = server
  return createRdapRegistrations(
    createRdapClient({
      findServer: async () => base,
      allowLoopback: true,
      circuitOf: () => createCircuit({ outsider: 'registry', limits: circuitLimits.registry }),
    }),
  ).lookUp('meadow.com')
}

describe('WHOIS by RDAP', () => {
  it('returns registrar, days in UTC, statuses and nameservers, and no personal data', async () => {
    const answer = await lookUp(found('meadow.com'))
    expect(answer).toEqual({
      status: 'registered',
      source: 'registry',
      registration: {
        domain: 'meadow.com',
        registrar: 'Harbour Names Ltd',
        registeredOn: '2009-03-05',
        updatedOn: '2025-02-01',
        expiresOn: '2027-03-05',
        statuses: ['client transfer prohibited', 'server delete prohibited'],
        nameServers: ['ns1.harbour.example', 'ns2.harbour.example'],
      },
    })
    expect(JSON.stringify(answer)).not.toMatch(/petra|abe|@|tel:/i)
  })

  it('omits a registrar who is a person, and malformed data', async () => {
    const card = [
      'vcard',
      [
        ['kind', {}, 'text', 'individual'],
        ['fn', {}, 'text', 'Petra Private'],
      ],
    ]
    const answer = await lookUp(
      found('meadow.com', {
        entities: [{ roles: ['registrar'], vcardArray: card }],
        events: [{ eventAction: 'registration', eventDate: 'yesterday' }],
        status: ['active', '<b>Petra</b>', 7],
        nameservers: [{ ldhName: 'ns1.x.example' }, { ldhName: 'not a host' }, null],
      }),
    )
    expect(answer).toMatchObject({
      registration: { registrar: null, registeredOn: null, expiresOn: null, statuses: ['active'], nameServers: ['ns1.x.example'] },
    })
  })

  it('handles an unregistered domain, and one without a response', async () => {
    expect(await lookUp(notFound)).toEqual({ status: 'not-registered', source: 'registry' })
    await server?.close()
    expect(await lookUp(crowded('9'))).toEqual({ status: 'unknown', source: 'registry' })
  })
})
