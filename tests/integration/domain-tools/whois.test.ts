import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { replaceServices } from '@/container'
import { createFailingRegistry } from '../../support/failing-registry'
import { bootPayload } from '../../support/payload'
import { createSimulatedRegistrations } from '@/integrations/simulated/registry'
import { createApi, type Api } from '../api/api-client'

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
})

const lookUp = (domain: string, lang = 'en') => api('GET', `/domains/whois?domain=${encodeURIComponent(domain)}&lang=${lang}`)

/** Searches for a name with this status in the simulation. */
const nameThatIs = async (status: string): Promise<string> => {
  for (let index = 0; index < 60; index += 1) {
    const answer = await api('GET', `/domains/search?q=meadow${index}&tlds=com`)
    const [result] = answer.body?.['results'] as readonly { domain: string; status: string }[]
    if (result?.status === status) return result.domain
  }
  throw new Error(`no name is ${status}`)
}

describe('GET /api/domains/whois', () => {
  it('returns the simulator’s data of a taken domain, marked as simulated', async () => {
    const domain = await nameThatIs('taken')
    const answer = await lookUp(`https://www.${domain.toUpperCase()}/`)
    expect(answer.status, answer.text).toBe(200)
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
    expect(answer.body).toEqual({
      domain,
      status: 'registered',
      source: 'simulation',
      registration: {
        domain,
        registrar: expect.stringMatching(/\S/),
        registeredOn: day,
        updatedOn: day,
        expiresOn: day,
        statuses: [expect.stringMatching(/^(?:client transfer prohibited|active)$/)],
        nameServers: [expect.stringMatching(/^ns1\./), expect.stringMatching(/^ns2\./)],
      },
    })
    expect((await lookUp(domain)).body).toEqual(answer.body)
  })

  it('agrees with the search: an available domain is not registered', async () => {
    const domain = await nameThatIs('available')
    expect((await lookUp(domain)).body).toEqual({ domain, status: 'not-registered', source: 'simulation', registration: null })
  })

  it('S3: treats a missing answer as unknown, never as available', async () => {
    expect((await lookUp('unknown-otter.com')).body).toMatchObject({ status: 'unknown', registration: null })
    expect((await lookUp('otter.zz')).body).toMatchObject({ status: 'unknown', registration: null })
    replaceServices(payload, { registrations: createSimulatedRegistrations({ registry: createFailingRegistry(), now: Date.now }) })
    expect((await lookUp('meadow.com')).body).toMatchObject({ status: 'unknown', registration: null })
  })

  it.each([
    ['', 'validation.required'],
    ['otter', 'validation.invalidFormat'],
    ['.com', 'validation.invalidFormat'],
    ['-otter.com', 'validation.hyphenPosition'],
    ['ot_ter.com', 'validation.invalidCharacters'],
    [`${'a'.repeat(64)}.com`, 'validation.tooLong'],
  ])('§5: rejects %j as %s', async (domain, code) => {
    const answer = await lookUp(domain)
    expect(answer.status).toBe(400)
    expect(answer.body?.['error']).toMatchObject({ code, fields: { domain: expect.stringMatching(/\S/) } })
  })

  it('rejects an unknown, repeated or oversized parameter', async () => {
    for (const query of ['domain=a.com&x=1', 'domain=a.com&domain=b.com', `domain=${'x'.repeat(2001)}`]) {
      expect((await api('GET', `/domains/whois?${query}`)).status).toBe(400)
    }
  })
})
