import { afterEach, describe, expect, it } from 'vitest'
import type { RecordSet } from '@/core/dns/records'
import { createRfc2136DnsHost, recordData, textParts } from '@/integrations/rfc2136/dns-host'
import { createSimulatedDnsHost } from '@/integrations/simulated/dns-host'
import { checkMessage, signMessage, type TsigKey } from '@/integrations/rfc2136/wire'
import { dnsHostCases, type DnsHostWorld } from '../../../support/dns-host-contract'
import { startUpdateServer } from '../../../support/update-server'

const key: TsigKey = { algorithm: 'hmac-sha256', name: 'shop.test', secret: Buffer.from('a secret of thirty-two bytes, yes') }
const nameservers = ['ns1.shop.test', 'ns2.shop.test']

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const rfc2136World = async ({ key: used = key, now = Date.now, timeout = 10_000 } = {}): Promise<
  DnsHostWorld & { readonly texts: () => readonly string[]; readonly fallSilent: () => void }
> => {
  const server = await startUpdateServer({ zones: ['meadow.com', 'orchard.com'], key })
  closers.push(server.close)
  const host = createRfc2136DnsHost({ server: server.address, key: used, nameservers, now, timeout })
  return {
    host,
    breakDown: () => server.breakDown(),
    fallSilent: () => server.breakDown(true),
    mend: server.mend,
    texts: () => server.records('meadow.com').map(({ data }) => data.toString('latin1')),
  }
}

const simulatedWorld = (): DnsHostWorld => {
  const zones = new Map<string, readonly RecordSet[]>()
  let isDown = false
  const unlessDown = <Value>(value: Value): Promise<Value> => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(value))
  const host = createSimulatedDnsHost({
    nameservers,
    zones: {
      read: (zone) => unlessDown(zones.get(zone) ?? []),
      update: async (zone, change) => {
        await unlessDown(null)
        zones.set(zone, change(zones.get(zone) ?? []) ?? zones.get(zone) ?? [])
      },
    },
  })
  return {
    host,
    breakDown: () => {
      isDown = true
    },
    mend: () => {
      isDown = false
    },
  }
}

describe.each([
  ['a primary that takes updates (RFC 2136)', rfc2136World],
  ['the simulated host', async () => simulatedWorld()],
])('%s', (_, worldOf) => {
  it.each(dnsHostCases)('$name', async ({ check }) => check(await worldOf()))
})

describe('signatures (RFC 8945)', () => {
  const set: RecordSet = { name: 'www', type: 'A', ttl: 300, values: ['192.0.2.1'] }
  const change = { name: 'www', type: 'A', before: null, after: set } as const

  it('N6: reject reads and writes with another key', async () => {
    const { host, texts } = await rfc2136World({ key: { ...key, secret: Buffer.from('another secret of the same length') } })
    expect(await host.change('meadow.com', change)).toBe('unknown')
    expect((await host.read('meadow.com')).kind).toBe('unknown')
    expect(texts()).toEqual([])
  })

  it('N6: reject a signature of another hour', async () => {
    const { host, texts } = await rfc2136World({ now: () => Date.now() - 3_600_000 })
    expect(await host.change('meadow.com', change)).toBe('unknown')
    expect(texts()).toEqual([])
  })

  it('N6: give an unknown state when the server does not respond in time', async () => {
    const { host, fallSilent } = await rfc2136World({ timeout: 100 })
    fallSilent()
    expect(await host.read('meadow.com')).toEqual({ kind: 'unknown' })
  })

  it('N6: report no zone if the server does not serve it', async () => {
    const { host } = await rfc2136World()
    expect(await host.change('elsewhere.com', change)).toBe('no-zone')
    expect(await host.read('elsewhere.com')).toEqual({ kind: 'no-zone' })
  })

  it('N6: detect one flipped bit', () => {
    const plain = Buffer.concat([Buffer.from([0, 7, 0x28, 0, 0, 0, 0, 0, 0, 0, 0, 0])])
    const now = Date.UTC(2026, 0, 1)
    const { message } = signMessage(plain, key, now)
    expect(checkMessage(message, key, { now })?.message).toEqual(plain)
    for (const at of [2, 5, message.length - 20]) {
      const bent = Buffer.from(message)
      bent[at] = (bent[at] ?? 0) ^ 1
      expect(checkMessage(bent, key, { now }), `byte ${at}`).toBeNull()
    }
    expect(checkMessage(plain, key, { now })).toBeNull()
  })
})

describe('records on the wire', () => {
  it('N7: split a text of more than 255 bytes', () => {
    const text = 'é'.repeat(400)
    expect(textParts(text).map(({ length }) => length)).toEqual([255, 255, 255, 35])
    expect(Buffer.concat(textParts(text)).toString('utf8')).toBe(text)
    expect(recordData('TXT', 'ab').toString('hex')).toBe('026162')
  })

  it('N7: encode an absent service as the root', () => {
    expect(recordData('MX', '0 .').toString('hex')).toBe('000000')
  })
})
