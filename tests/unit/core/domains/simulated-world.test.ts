import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateTransfer } from '@/core/domains/transfers'
import { parseDomainName } from '@/core/domains/parse-domain'
import { wellKnownDomains } from '@/core/domains/simulated-registry'
import { createSimulatedResolver } from '@/integrations/simulated/dns-resolver'
import { createSimulatedRegistrations, createSimulatedRegistry } from '@/integrations/simulated/registry'
import { extensionRow } from './extension-row'

const now = Date.UTC(2026, 10, 28)
const sold = new Map(['.com', '.net', '.io', '.co.uk'].map((extension) => [extension, extensionRow(extension)]))
const registry = createSimulatedRegistry({ findExtension: (extension) => sold.get(extension), minimumDelay: 0, maximumDelay: 0 })
const registrations = createSimulatedRegistrations({ registry, now: () => now })
const resolver = createSimulatedResolver({ registry, now: () => now })

const statusOf = async (domain: string) => (await registry.checkAvailability([domain]))[0]?.status
const registrationOf = (domain: string) => registrations.lookUp(domain)
const recordsOf = async (name: string) => (await resolver.resolve(name, ['A', 'NS'])).map(({ status, records }) => ({ status, records }))

describe('S14: the simulated registry', () => {
  it.each(['google.com', 'example.com', 'myshop.com', 'wikipedia.org'])('reports %s as taken', async (domain) => {
    expect(await statusOf(domain)).toBe('taken')
  })

  it('knows some sixty such domains, all valid', () => {
    expect(wellKnownDomains.size).toBeGreaterThanOrEqual(60)
    for (const domain of wellKnownDomains) expect(parseDomainName(domain).ok).toBe(true)
  })

  it('is consistent across search, WHOIS, DNS lookup and transfer', async () => {
    const label = fc.stringMatching(/^[a-z]{2,12}$/)
    const domain = fc.oneof(
      fc.tuple(label, fc.constantFrom(...sold.keys(), '.zz')).map((parts) => parts.join('')),
      fc.tuple(fc.constantFrom('unknown-', 'taken-', 'locked-'), label).map((parts) => `${parts.join('')}.com`),
      fc.constantFrom(...wellKnownDomains),
    )
    const expected = {
      taken: ['registered', 'found', true],
      available: ['not-registered', 'no-such-name', false],
      unknown: ['unknown', 'unknown', true],
    } as const
    await fc.assert(
      fc.asyncProperty(domain, async (name) => {
        const registration = await registrationOf(name)
        const [address] = await recordsOf(name)
        const answers = [registration.status, address?.status, evaluateTransfer(registration, now).ok]
        expect(answers).toEqual(expected[(await statusOf(name)) ?? 'unknown'])
      }),
    )
  })

  it('shows the same nameservers in WHOIS and DNS, and only an address for a host below the domain', async () => {
    const registration = await registrationOf('google.com')
    const [address, servers] = await recordsOf('google.com')
    const shown = registration.status === 'registered' ? registration.registration.nameServers : []
    expect(servers?.records.map(({ value }) => value)).toEqual(shown)
    expect(address?.records[0]?.value).toMatch(/^203\.0\.113\.\d+$/)
    for (const host of ['www.google.com', 'mail.google.com']) {
      expect(await recordsOf(host)).toEqual([address, { status: 'none', records: [] }])
    }
    expect((await recordsOf('www.taken-otter.co.uk'))[0]?.status).toBe('found')
  })
})
