import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { parseBuildEnvironment } from '@/lib/config/env'
import { askFor, provisionerCases, type ProvisionerWorld } from '../../../support/provisioner-contract'
import { hostSecret, httpProvisionerTo, openExampleHost } from '../../../support/provisioning/example-host'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** The example program with a connection that can be blocked. */
const exampleWorld = async (): Promise<ProvisionerWorld> => {
  const host = await openExampleHost()
  closing.push(host.close)
  let url = host.url
  const to = (): ReturnType<typeof httpProvisionerTo> => httpProvisionerTo({ url })
  return {
    provisioner: {
      create: (job) => to().create(job),
      change: (job) => to().change(job),
      suspend: (job) => to().suspend(job),
      resume: (job) => to().resume(job),
      end: (job) => to().end(job),
      access: (service) => to().access(service),
    },
    jobs: async () =>
      host.plans
        .all()
        .flatMap(({ service, jobs }) => Object.entries(jobs).map(([key, job]) => ({ key, service, kept: JSON.stringify(job) }))),
    breakDown: () => (url = 'http://127.0.0.1:1/'),
    mend: () => (url = host.url),
  }
}

const answering = async (status: number, body: unknown): Promise<string> => {
  const server: Server = createServer((_request, response) => void response.writeHead(status).end(JSON.stringify(body)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

describe('an HTTP provisioning program', () => {
  it.each(provisionerCases)('P19: example: $name', async ({ check }) => check(await exampleWorld()))

  it('P19: repeats known results, is pending until done, and rejects unsigned jobs', async () => {
    const host = await openExampleHost({ settleMs: 60_000 })
    closing.push(host.close)
    const job = {
      key: 'k1',
      service: 's1',
      product: 'shared',
      settings: { domain: 'riverbank.com', package: 'basic' },
      owner: 'o@hosts.test',
    }
    expect(await httpProvisionerTo({ url: host.url }).create(job)).toEqual({ kind: 'pending', reference: 'k1' })
    expect(host.plans.find('s1')).toMatchObject({ state: 'active', settings: job.settings })
    const other = httpProvisionerTo({ url: host.url, secret: `${hostSecret.slice(0, -2)}A=` })
    expect(await other.suspend({ key: 'k2', service: 's1' })).toEqual({ kind: 'unknown' })
    expect(host.plans.find('s1')).toMatchObject({ state: 'active' })
    expect(await httpProvisionerTo({ url: host.url, allowLoopback: false }).suspend({ key: 'k2', service: 's1' })).toEqual({
      kind: 'unknown',
    })
    expect(await httpProvisionerTo({ url: host.url }).access('s1')).toMatchObject({
      kind: 'access',
      access: { address: 'panel.hosts.test', ipv4: '203.0.113.10' },
      facts: { certificate: { state: 'issued', names: ['riverbank.com', 'www.riverbank.com'] }, mailboxes: { state: 'none' } },
    })
  })

  it.each([
    [200, { status: 'refused', reason: 'there-already' }, { kind: 'refused', reason: 'there-already' }],
    [200, { status: 'refused', reason: 'No server has room' }, { kind: 'refused', reason: 'declined', note: 'No server has room' }],
    [200, { status: 'done' }, { kind: 'done' }],
    [200, { status: 'done', access: { address: 'a', user: 'u', panel: 'https://p.test', password: 'secret' } }, { kind: 'unknown' }],
    [200, { status: 'done', access: { address: 'a', user: 'u', panel: 'http://p.test' } }, { kind: 'unknown' }],
    [200, { status: 'perhaps' }, { kind: 'unknown' }],
    [500, { status: 'done' }, { kind: 'unknown' }],
    [302, { status: 'done' }, { kind: 'unknown' }],
  ])('P19: %i with %j', async (status, body, outcome) => {
    expect(await askFor(httpProvisionerTo({ url: await answering(status, body) }), 'create', 'k1', 's1')).toEqual(outcome)
  })
})

describe('its settings', () => {
  const PROVISIONING_PROVIDER = 'http'
  const SITE_URL = 'https://shop.example'

  it('P19: require a secret, and https unless the network is declared private', () => {
    const parse = (more: Readonly<Record<string, string>>) => () => parseBuildEnvironment({ SITE_URL, PROVISIONING_PROVIDER, ...more })
    expect(parse({})).toThrow(/PROVISIONING_SECRET is required/)
    expect(parse({ PROVISIONING_SECRET: 'whsec_short' })).toThrow(/PROVISIONING_SECRET must be whsec_/)
    const secret = { PROVISIONING_SECRET: hostSecret }
    expect(parse({ ...secret, PROVISIONING_URL: 'http://10.0.0.5/jobs' })).toThrow(/PROVISIONING_URL must begin with https/)
    expect(parse({ ...secret, PROVISIONING_URL: 'http://10.0.0.5/jobs', PROVISIONING_PRIVATE_NETWORK: 'true' })).not.toThrow()
    expect(parse({ ...secret, PROVISIONING_URL: 'https://host.example/jobs' })).not.toThrow()
    expect(parse(secret)).not.toThrow()
  })
})
